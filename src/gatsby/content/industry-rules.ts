/** Rules for the industry files. */
import { nearestName } from "../../lib/nearest";
import { formatPath, formatValue } from "./content-issue";
import { entitiesOf, issueAt, type Rule } from "./entity";

/**
 * If more titles than this are unused, nobody can tell which one was changed. Two are allowed, since two may be equal
 * by mistake.
 */
const MOST_CHANGED = 2;

/**
 * The solutions that a branch names must match titles of its industry character by character. If a branch names an
 * unknown one, the title itself may have changed. So titles that no branch names any more are reported, too.
 */
export const branchSolutions: Rule = (content) =>
  entitiesOf(content, "Industry").flatMap((entity) => {
    const { solutions, subIndustries } = entity.content;
    const titles = solutions.items.map(({ title }) => title);
    const named = subIndustries.items.flatMap((item, index) =>
      item.solutions.map((name, position) => ({
        name,
        place: ["subIndustries", "items", index, "solutions", position],
      })),
    );
    const unknown = named.filter(({ name }) => !titles.includes(name));
    const [first] = unknown;
    if (!first) return [];
    const unused = titles.flatMap((title, index) =>
      named.some(({ name }) => name === title) && titles.indexOf(title) === titles.lastIndexOf(title)
        ? []
        : [{ title, index }],
    );
    return [
      ...unknown.map(({ name, place }) =>
        issueAt(
          entity,
          place,
          formatValue(name),
          `the title of one of this industry's solutions: ${titles.map((title) => formatValue(title)).join(", ")}`,
          nearestName(name, titles),
        ),
      ),
      ...(unused.length > MOST_CHANGED ? [] : unused).map(({ title, index }) =>
        issueAt(
          entity,
          ["solutions", "items", index, "title"],
          `${formatValue(title)}, which no branch names, or which stands twice`,
          `${formatValue(first.name)}, as ${formatPath(first.place)} has it, or the new title in each branch`,
        ),
      ),
    ];
  });
