/** Makes thousands of industries from a real one. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

type Industry = {
  order: number;
  name: string;
  seo: { title: string; description: string };
  hero: { headline: string };
};

const copyOf = (model: Industry, index: number): Industry => ({
  ...model,
  order: 100 + index,
  name: `${model.name} ${index}`,
  seo: {
    ...model.seo,
    title: `Industry ${index}`,
    description: `${index}: ${model.seo.description}`.slice(0, 160).trim(),
  },
  hero: { ...model.hero, headline: `Industry number ${index}` },
});

const folderOf = (site: string): string => path.join(site, "data/industries");

/** The industry to copy: the first by file name. The copies share its artwork. */
const readModel = async (site: string): Promise<{ file: string; model: Industry }> => {
  const [name] = (await readdir(folderOf(site))).filter((entry) => entry.endsWith(".json")).sort();
  if (!name) throw new Error("The content has no industry to make others of: add one to data/industries.");
  const file = path.join(folderOf(site), name);
  return { file, model: JSON.parse(await readFile(file, "utf8")) as Industry };
};

/**
 * Adds industries to a copy of the site.
 *
 * @param site folder of the copy
 * @param count how many to add
 */
export const addIndustries = async (site: string, count: number): Promise<void> => {
  const { model } = await readModel(site);
  for (let index = 1; index <= count; index += 1) {
    await writeFile(path.join(folderOf(site), `many-${index}.json`), JSON.stringify(copyOf(model, index), null, 2));
  }
};

/**
 * Changes the text of one industry.
 *
 * @param site folder of the copy
 */
export const changeIndustry = async (site: string): Promise<void> => {
  const { file, model } = await readModel(site);
  const changed = { ...model, hero: { ...model.hero, headline: `${model.hero.headline}, again` } };
  await writeFile(file, JSON.stringify(changed, null, 2));
};
