/** Does to a copy of the content what an editor would do by hand. */
import { readdir, readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { isPassedOver } from "../../src/gatsby/content/content-files";
import { industryPath, SERVICES_PATH } from "../../src/lib/paths";

type Fields = Record<string, unknown>;

/**
 * Changes some fields of a content file.
 *
 * @param data folder of the content
 * @param file path relative to it, without ".json"
 * @param change returns the fields to replace
 */
export const editFile = async (data: string, file: string, change: (content: Fields) => Fields): Promise<void> => {
  const place = path.join(data, `${file}.json`);
  const content = JSON.parse(await readFile(place, "utf8")) as Fields;
  await writeFile(place, `${JSON.stringify({ ...content, ...change(content) }, null, 2)}\n`);
};

/**
 * Copies a file under a new name in the same folder, and replaces some fields.
 *
 * @param data folder of the content
 * @param folder folder within it
 * @param from name of the original, without ".json"
 * @param to name of the copy, without ".json"
 * @param fields fields to replace
 */
export const copyEntity = async (
  data: string,
  folder: string,
  from: string,
  to: string,
  fields: Fields,
): Promise<void> => {
  await writeFile(path.join(data, folder, `${to}.json`), await readFile(path.join(data, folder, `${from}.json`)));
  await editFile(data, `${folder}/${to}`, () => fields);
};

/** An address without its anchor. */
const pageOf = (href: string): string | undefined => href.split("#")[0];

/**
 * Content without references to an industry: links lead to the services overview instead, articles name another
 * industry, and questions about the industry are removed.
 */
const withoutIndustry = (value: unknown, removed: string, other: string): unknown => {
  const link = industryPath(removed);
  /** Suggested questions of the industry's page, and collected questions that it answers. */
  const isAsked = (entry: { answer?: { href?: string }; href?: string; questions?: unknown } | null): boolean =>
    pageOf((entry?.questions ? entry.href : entry?.answer?.href) ?? "") === link;
  const replace = (inner: unknown, key?: string): unknown => {
    if (Array.isArray(inner)) return inner.filter((entry) => !isAsked(entry)).map((entry) => replace(entry));
    if (typeof inner === "object" && inner !== null)
      return Object.fromEntries(Object.entries(inner).map(([name, entry]) => [name, replace(entry, name)]));
    if (typeof inner === "string" && pageOf(inner) === link) return SERVICES_PATH;
    return key === "industry" && inner === removed ? other : inner;
  };
  return replace(value);
};

/**
 * Removes an industry, and all references to it that the content check would report.
 *
 * @param data folder of the content
 * @param removed slug of the industry
 * @param other slug of one that stays
 */
export const removeIndustry = async (data: string, removed: string, other: string): Promise<void> => {
  await unlink(path.join(data, "industries", `${removed}.json`));
  const files = (await readdir(data, { recursive: true })).filter(
    (name) => name.endsWith(".json") && !isPassedOver(name),
  );
  for (const name of files)
    await editFile(data, name.replace(/\.json$/, ""), (content) => withoutIndustry(content, removed, other) as Fields);
};
