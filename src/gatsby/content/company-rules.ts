/** Rules of what the company says of its size. */
import { nearestName } from "../../lib/nearest";
import { formatValue } from "./content-issue";
import { entitiesOf, issueAt, namesOf, type Rule } from "./entity";

const sumOf = (groups: readonly { people: number }[]): number => groups.reduce((sum, { people }) => sum + people, 0);

/** Groups and offices both are everyone, and an office of About is one that has a file, from which its picture comes. */
export const companySize: Rule = (content) => {
  const offices = entitiesOf(content, "Office");
  const cities = offices.map(({ content: { city } }) => city);
  // An office that cannot be read may be the one that is named; none at all is an issue of its own.
  const areAllRead = offices.length > 0 && offices.length === namesOf(content, "Office").length;
  return entitiesOf(content, "AboutPage").flatMap((entity) => {
    const { size } = entity.content;
    const everyone = sumOf(size.groups);
    return [
      ...(sumOf(size.offices) === everyone
        ? []
        : [
            issueAt(
              entity,
              ["size", "offices"],
              `${sumOf(size.offices)} people`,
              `${everyone}, as many as in size.groups`,
            ),
          ]),
      ...size.offices.flatMap(({ label }, index) =>
        !areAllRead || cities.includes(label)
          ? []
          : [
              issueAt(
                entity,
                ["size", "offices", index, "label"],
                formatValue(label),
                "the city of an office",
                nearestName(label, cities),
              ),
            ],
      ),
    ];
  });
};
