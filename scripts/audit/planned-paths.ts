/** The links to paths without a page (docs/product.md, section 2), as the content marks them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { subIndustryPath } from "../../src/lib/paths";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Paths of all links marked "planned" in a content file. */
const plannedIn = (value: Json): string[] => {
  if (value === null || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(plannedIn);
  const own = value.planned === true && typeof value.href === "string" ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(plannedIn)];
};

/** Paths of the branches of the industry in a file: none has a page yet. */
const branchesOf = (file: string, value: Json): string[] => {
  const { subIndustries } = value as { subIndustries?: { items?: { slug: string }[] } };
  return (subIndustries?.items ?? []).map((branch) => subIndustryPath(path.basename(file, ".json"), branch.slug));
};

/**
 * Paths that the content links although no page stands there.
 *
 * @param dataFolder the content
 */
export const plannedPaths = (dataFolder: string): string[] => {
  const files = readdirSync(dataFolder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".json") && !name.startsWith("schemas"),
  );
  const paths = files.flatMap((name) => {
    const content = JSON.parse(readFileSync(path.join(dataFolder, name), "utf8")) as Json;
    return [...plannedIn(content), ...branchesOf(name, content)];
  });
  return [...new Set(paths)].sort();
};
