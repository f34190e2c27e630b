/** Rules of what pages say of the company: how large it is, when it is closed, and what it offers. */
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

/** The lists of holidays all reach the same year: in one that an office leaves out, its holidays would be offered. */
export const officeHolidays: Rule = (content) => {
  const offices = entitiesOf(content, "Office").map((entity) => ({
    entity,
    lastYear: Math.max(...entity.content.holidays.map(({ date }) => Number(date.slice(0, 4)))),
  }));
  const last = Math.max(...offices.map(({ lastYear }) => lastYear));
  return offices
    .filter(({ lastYear }) => lastYear < last)
    .map(({ entity, lastYear }) =>
      issueAt(entity, ["holidays"], `days up to ${lastYear}`, `days up to ${last}, as another office has`),
    );
};

/** A service has its color and its features on the home page, where it is found by its title. */
export const serviceTitles: Rule = (content) => {
  const titles = entitiesOf(content, "HomePage").flatMap((page) =>
    page.content.services.items.map(({ title }) => title),
  );
  // Without the page nothing is known: that it is broken or missing is an issue of its own.
  if (titles.length === 0) return [];
  return entitiesOf(content, "ServicesPage").flatMap((page) =>
    page.content.services.items.flatMap(({ title }, index) =>
      titles.includes(title)
        ? []
        : [
            issueAt(
              page,
              ["services", "items", index, "title"],
              formatValue(title),
              "the title of a service in data/pages/home.json",
              nearestName(title, titles),
            ),
          ],
    ),
  );
};
