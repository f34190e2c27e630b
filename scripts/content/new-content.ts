/**
 * Adds and removes content as an editor would. What is added are copies of real files with new names and some new
 * texts.
 */
import { copyFile } from "node:fs/promises";
import path from "node:path";
import { copyEntity, removeIndustry } from "./edit-content";
import { readSite } from "./read-site";

const { industries, offices, people, posts, questions } = readSite("data");

const oneOf = <Content>(content: Content | undefined, folder: string): Content => {
  if (!content) throw new Error(`The content has nothing to make a copy of: add a file to data/${folder}.`);
  return content;
};

/** The first industry, from which the new one is copied, and the last one, which is removed. */
export const MODEL = oneOf(industries[0], "industries");
export const REMOVED = oneOf(industries.at(-1), "industries");

/** Comes first in every list, and has its own image file. */
export const NEW_INDUSTRY = {
  slug: "logistics",
  path: "/services/logistics",
  order: 0,
  name: "Logistics & Freight",
  title: "AI for Logistics Planning",
  description: "Forecasts of arrivals and loads for carriers, made for this test.",
  headline: "Know the arrival before the truck leaves",
} as const;

export const NEW_POST = {
  slug: "a-new-article",
  title: "A new article that nobody wrote",
  tag: "Brand new tag",
} as const;
export const NEW_QUESTION = { slug: "a-new-question", question: "Is this question new?" } as const;
export const NEW_OFFICE = { slug: "lisbon", city: "Lisbon" } as const;
export const NEW_PERSON = { slug: "ada-example", name: "Ada Example" } as const;

const addIndustry = async (data: string): Promise<void> => {
  const { slug, order, name, title, description, headline } = NEW_INDUSTRY;
  const image = path.join(data, "industries", MODEL.artwork);
  const copy = `${slug}${path.extname(image)}`;
  await copyFile(image, path.join(path.dirname(image), copy));
  await copyEntity(data, "industries", MODEL.slug, slug, {
    order,
    name,
    artwork: `../images/industries/${copy}`,
    seo: { ...MODEL.seo, title, description },
    hero: { ...MODEL.hero, headline },
  });
};

/**
 * Adds one entry of each kind to a copy of the content, and removes an industry.
 *
 * @param data folder `data` of the copy
 */
export const changeContent = async (data: string): Promise<void> => {
  await addIndustry(data);
  await copyEntity(data, "posts", oneOf(posts[0], "posts").slug, NEW_POST.slug, {
    title: NEW_POST.title,
    order: 99,
    featured: false,
    tags: [NEW_POST.tag, "Second", "Third"],
  });
  await copyEntity(data, "questions", oneOf(questions[0], "questions").slug, NEW_QUESTION.slug, {
    question: NEW_QUESTION.question,
  });
  await copyEntity(data, "offices", oneOf(offices[0], "offices").slug, NEW_OFFICE.slug, { city: NEW_OFFICE.city });
  await copyEntity(data, "people", oneOf(people[0], "people").slug, NEW_PERSON.slug, { name: NEW_PERSON.name });
  await removeIndustry(data, REMOVED.slug, MODEL.slug);
};
