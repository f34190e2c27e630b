/** Rules of the industry files. */
import { nearestName } from "../../lib/nearest";
import { industryPath, subIndustryPath } from "../../lib/paths";
import { entitiesOf, faultAt, type Entity, type Industry, type Rule } from "./entity";
import { formatPath, formatValue, type Fault } from "./faults";

const branchPaths = (entity: Entity, items: Industry["subIndustries"]["items"]): Fault[] => {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const place = ["subIndustries", "items", index];
    const expected = subIndustryPath(entity.name, item.slug);
    const earlier = seen.get(item.slug);
    if (earlier !== undefined) {
      const found = `${formatValue(item.slug)}, which ${formatPath(["subIndustries", "items", earlier])} has too`;
      return [faultAt(entity, [...place, "slug"], found, "a slug of its own")];
    }
    seen.set(item.slug, index);
    return item.path === expected
      ? []
      : [
          faultAt(
            entity,
            [...place, "path"],
            formatValue(item.path),
            `${JSON.stringify(expected)}, which ends with the "slug" beside it`,
          ),
        ];
  });
};

/** Addresses follow from the file's name, so no two industries share one (docs/product.md, section 2). */
export const industryPaths: Rule = (content) =>
  entitiesOf(content, "Industry").flatMap((entity) => {
    const industry = entity.value as Industry;
    const expected = industryPath(entity.name);
    return [
      ...(industry.path === expected
        ? []
        : [faultAt(entity, ["path"], formatValue(industry.path), JSON.stringify(expected))]),
      ...branchPaths(entity, industry.subIndustries.items),
    ];
  });

/** Steps are numbered in their order (docs/product.md, section 2: '01' to '04'). */
export const workflowNumbers: Rule = (content) =>
  entitiesOf(content, "Industry").flatMap((entity) =>
    ((entity.value as Industry).workflow?.steps ?? []).flatMap((step, index) => {
      const expected = `0${index + 1}`;
      return step.step === expected
        ? []
        : [faultAt(entity, ["workflow", "steps", index, "step"], formatValue(step.step), JSON.stringify(expected))];
    }),
  );

/** Of more titles that no branch names, nobody can tell which was changed; two may be alike by mistake. */
const MOST_CHANGED = 2;

/**
 * The solutions that a branch names are those of its industry, letter for letter. Where a branch names an unknown one,
 * the title may have been changed as well: a title that no branch names any more is named too.
 */
export const branchSolutions: Rule = (content) =>
  entitiesOf(content, "Industry").flatMap((entity) => {
    const { solutions, subIndustries } = entity.value as Industry;
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
        faultAt(
          entity,
          place,
          formatValue(name),
          `the title of one of this industry's solutions: ${titles.map((title) => formatValue(title)).join(", ")}`,
          nearestName(name, titles),
        ),
      ),
      ...(unused.length > MOST_CHANGED ? [] : unused).map(({ title, index }) =>
        faultAt(
          entity,
          ["solutions", "items", index, "title"],
          `${formatValue(title)}, which no branch names, or which stands twice`,
          `${formatValue(first.name)}, as ${formatPath(first.place)} has it, or the new title in each branch`,
        ),
      ),
    ];
  });
