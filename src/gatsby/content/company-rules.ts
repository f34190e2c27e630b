/** Rules for what pages say about the company: its size, its holidays, and its services. */
import { nearestName } from "../../lib/nearest";
import { formatValue } from "./content-issue";
import { entitiesOf, issueAt, namesOf, type Rule } from "./entity";

const sumOf = (groups: readonly { people: number }[]): number => groups.reduce((sum, { people }) => sum + people, 0);

/**
 * The groups and the offices must both add up to the whole company. Each office listed on About must have an office
 * file, which has its picture.
 */
export const companySize: Rule = (content) => {
  const offices = entitiesOf(content, "Office");
  const cities = offices.map(({ content: { city } }) => city);
  // Skip the check if any office file is broken, since it may be the named one. A missing or broken file is reported
  // elsewhere.
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

/**
 * All lists of holidays must reach the same year. If one office's list ends earlier, its later holidays would be
 * offered as working days.
 */
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

/** The home page has the color and features of a service, which it finds by its title. */
export const serviceTitles: Rule = (content) => {
  const titles = entitiesOf(content, "HomePage").flatMap((page) =>
    page.content.services.items.map(({ title }) => title),
  );
  // Without a valid home page there is nothing to compare. That it is missing or broken is reported elsewhere.
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
