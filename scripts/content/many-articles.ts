/** Makes hundreds of articles from the words of the real ones. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createRandom } from "../../tools/random";

type Article = {
  $schema: string;
  order: number;
  category: string;
  author: string;
  date: string;
  image: string;
  industry: string;
  body: readonly { paragraphs: readonly string[] }[];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One day in milliseconds. */
const DAY = 86_400_000;

/** `order` of the first made article, so that all come after those of the content. */
const FIRST_ORDER = 100;

/** Name of a made article's file. */
const madeSlug = (place: number): string => `made-article-${place}`;

/**
 * Adds articles to a copy of the site, after its own. Their words are in random order, so that they compress no better
 * than real texts. A copied article would compress to almost nothing.
 *
 * @param site folder of the copy
 * @param total number of articles afterwards
 */
export const addArticles = async (site: string, total: number): Promise<void> => {
  const folder = path.join(site, "data/posts");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const models = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as Article),
  );
  const words = models.flatMap(({ body }) =>
    body.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => text.toLowerCase().match(/[a-z]{2,12}/g) ?? [])),
  );
  const random = createRandom("articles");
  const some = (count: number): string => Array.from({ length: count }, () => random.pick(words)).join(" ");
  const sentences = (count: number): string => Array.from({ length: count }, () => `${capital(some(14))}.`).join(" ");
  for (let place = models.length; place < total; place += 1) {
    const model = models[place % models.length];
    if (!model) throw new Error("The content has no article to make others of: add one to data/posts.");
    const { $schema, category, author, image, industry } = model;
    const article = {
      $schema,
      order: FIRST_ORDER + place,
      title: capital(some(6)),
      excerpt: `${capital(some(15))}.`,
      category,
      author,
      date: new Date(Date.UTC(2025, 0, 1) - place * DAY).toISOString().slice(0, 10),
      tags: [some(1), some(2), `${some(1)} ${place}`].map(capital),
      featured: false,
      image,
      body: [
        { paragraphs: [sentences(5), sentences(5)] },
        { heading: capital(some(4)), paragraphs: [sentences(5), sentences(5)] },
        { heading: capital(some(4)), paragraphs: [sentences(5), sentences(5)] },
        { heading: capital(some(4)), paragraphs: [sentences(5), sentences(5)] },
      ],
      industry,
    };
    await writeFile(path.join(folder, `${madeSlug(place)}.json`), JSON.stringify(article, null, 2));
  }
};
