/** Rules of the industry files. */
import { nearestName } from "../../lib/nearest";
import { industryPath, subIndustryPath } from "../../lib/paths";
import { entitiesOf, faultAt, type Entity, type Industry, type Rule } from "./entity";
import { formatValue, type Fault } from "./faults";

const branchPaths = (entity: Entity, items: Industry["subIndustries"]["items"]): Fault[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const place = ["subIndustries", "items", index];
    const expected = subIndustryPath(entity.name, item.slug);
    if (seen.has(item.slug)) {
      return [faultAt(entity, [...place, "slug"], `${formatValue(item.slug)} a second time`, "a slug of its own")];
    }
    seen.add(item.slug);
    return item.path === expected
      ? []
      : [faultAt(entity, [...place, "path"], formatValue(item.path), JSON.stringify(expected))];
  });
};

/** Addresses follow from the file's name, so no two industries share one (specification, section 2). */
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

/** Steps are numbered in their order (specification, section 2: '01' to '04'). */
export const workflowNumbers: Rule = (content) =>
  entitiesOf(content, "Industry").flatMap((entity) =>
    ((entity.value as Industry).workflow?.steps ?? []).flatMap((step, index) => {
      const expected = `0${index + 1}`;
      return step.step === expected
        ? []
        : [faultAt(entity, ["workflow", "steps", index, "step"], formatValue(step.step), JSON.stringify(expected))];
    }),
  );

/** The solutions that a branch names are those of its industry, letter for letter. */
export const branchSolutions: Rule = (content) =>
  entitiesOf(content, "Industry").flatMap((entity) => {
    const { solutions, subIndustries } = entity.value as Industry;
    const titles = solutions.items.map(({ title }) => title);
    return subIndustries.items.flatMap((item, index) =>
      item.solutions.flatMap((name, position) =>
        titles.includes(name)
          ? []
          : [
              faultAt(
                entity,
                ["subIndustries", "items", index, "solutions", position],
                formatValue(name),
                `the title of one of this industry's solutions: ${titles.join(", ")}`,
                nearestName(name, titles),
              ),
            ],
      ),
    );
  });
