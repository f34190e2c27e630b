/** What an editor would add: copies of real files under new names, with a text of their own. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Industry } from "../../src/gatsby/content/entity";

type Fields = Record<string, unknown>;

const MODEL = "finance";

/** An industry that comes first in every list, with an image of its own. */
export const NEW_INDUSTRY = {
  slug: "logistics",
  path: "/services/logistics",
  order: 0,
  name: "Logistics & Freight",
  title: "AI for Logistics Planning",
  description: "Forecasts of arrivals and loads for carriers, made for this test.",
  headline: "Know the arrival before the truck leaves",
} as const;

/** An industry that no other file links to. */
export const REMOVED = { slug: "sporttech", path: "/services/sporttech", name: "Sport Tech" } as const;

export const NEW_POST = {
  slug: "a-new-article",
  title: "A new article that nobody wrote",
  tag: "Brand new tag",
} as const;
export const NEW_QUESTION = { slug: "a-new-question", question: "Is this question new?" } as const;
export const NEW_OFFICE = { slug: "lisbon", city: "Lisbon" } as const;
export const NEW_PERSON = { slug: "ada-example", name: "Ada Example" } as const;

const copyEntity = async (data: string, folder: string, from: string, to: string, changes: Fields): Promise<void> => {
  const model = JSON.parse(await readFile(path.join(data, folder, `${from}.json`), "utf8")) as Fields;
  await writeFile(path.join(data, folder, `${to}.json`), JSON.stringify({ ...model, ...changes }, null, 2));
};

const addIndustry = async (data: string): Promise<void> => {
  const model = JSON.parse(await readFile(path.join(data, "industries", `${MODEL}.json`), "utf8")) as Industry;
  const { slug, order, name, title, description, headline } = NEW_INDUSTRY;
  await mkdir(path.join(data, "images/industries"), { recursive: true });
  await copyFile(path.join(data, `images/industries/${MODEL}.png`), path.join(data, `images/industries/${slug}.png`));
  await copyEntity(data, "industries", MODEL, slug, {
    order,
    name,
    artwork: `../images/industries/${slug}.png`,
    seo: { ...model.seo, title, description },
    hero: { ...model.hero, headline },
  });
};

/**
 * Adds one of each to a copy of the content.
 *
 * @param data folder `data` of the copy
 */
export const addEntities = async (data: string): Promise<void> => {
  await addIndustry(data);
  await copyEntity(data, "posts", "from-pilot-to-production", NEW_POST.slug, {
    title: NEW_POST.title,
    order: 99,
    featured: false,
    tags: [NEW_POST.tag, "Second", "Third"],
  });
  await copyEntity(data, "questions", "project-duration", NEW_QUESTION.slug, { question: NEW_QUESTION.question });
  await copyEntity(data, "offices", "london", NEW_OFFICE.slug, { city: NEW_OFFICE.city });
  await copyEntity(data, "people", "mara-lindqvist", NEW_PERSON.slug, { name: NEW_PERSON.name });
};
