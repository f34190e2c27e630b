/** What an editor does with files, in a copy of the content. */
import { readdir, readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../src/gatsby/content/check";
import { industryPath, SERVICES_PATH } from "../../src/lib/paths";

type Fields = Record<string, unknown>;

/**
 * Changes some fields of a content file.
 *
 * @param data folder of the content
 * @param file path below it, without ".json"
 * @param change fields that are replaced
 */
export const editFile = async (data: string, file: string, change: (content: Fields) => Fields): Promise<void> => {
  const place = path.join(data, `${file}.json`);
  const content = JSON.parse(await readFile(place, "utf8")) as Fields;
  await writeFile(place, `${JSON.stringify({ ...content, ...change(content) }, null, 2)}\n`);
};

/**
 * Adds a file that differs from another one of its folder in some fields.
 *
 * @param data folder of the content
 * @param folder folder below it
 * @param from name of the other file, without ".json"
 * @param to name of the new one
 * @param fields what is different
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

/** The page of an address. */
const pageOf = (href: string): string | undefined => href.split("#")[0];

/**
 * Content without references to an industry: a link leads to the overview instead, an article names another one, and what
 * visitors may ask of it goes.
 */
const withoutIndustry = (value: unknown, removed: string, other: string): unknown => {
  const link = industryPath(removed);
  /** What may be asked on its page, and what is answered there. */
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
 * Removes an industry, and changes what refers to it as the check asks for.
 *
 * @param data folder of the content
 * @param removed slug of the industry
 * @param other slug of one that stays
 */
export const removeIndustry = async (data: string, removed: string, other: string): Promise<void> => {
  await unlink(path.join(data, "industries", `${removed}.json`));
  const files = (await readdir(data, { recursive: true })).filter(
    (name) => name.endsWith(".json") && !name.startsWith("schemas"),
  );
  for (const name of files)
    await editFile(data, name.replace(/\.json$/, ""), (content) => withoutIndustry(content, removed, other) as Fields);
};

const isCapital = (text: string): boolean => /^[A-Z]/.test(text);

/**
 * Changes the numbers in texts that the check names ("six industries", while there are seven files), as the guide asks for.
 *
 * @param data folder of the content
 */
export const correctCounts = async (data: string): Promise<void> => {
  const { issues } = await checkContent(data);
  // From the last place of a file to its first: what is changed moves what follows.
  for (const { file, line, column, found, expected } of issues.reverse()) {
    const [, number] = /(\w+) \w+: data\/\w+ holds \d+ files$/.exec(expected) ?? [];
    const [, stated] = /(\w+) \w+"$/.exec(found) ?? [];
    if (number === undefined || stated === undefined) continue;
    const name = path.join(data, file.replace(/^data\//, ""));
    const text = await readFile(name, "utf8");
    const start =
      text
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length + column;
    const right = isCapital(stated) ? `${number[0]?.toUpperCase()}${number.slice(1)}` : number;
    await writeFile(name, text.slice(0, start) + text.slice(start).replace(stated, right));
  }
};
