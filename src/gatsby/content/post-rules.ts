/** Rules of the blog's files. */
import { nearestName } from "../../lib/nearest";
import { entitiesOf, issueAt, namesOf, type Rule } from "./entity";
import { formatValue } from "./content-issue";
import { countWords } from "./reading-time";

/** Length of an article, in words (all paragraphs, headings and points). */
export const ARTICLE_WORDS = { least: 500, most: 900 } as const;

/** Slug of the category that stands for every post. */
const ALL_CATEGORIES = "all";

/** A post names a category that has a file, and not the one for all. */
export const postCategories: Rule = (content) => {
  const names = namesOf(content, "Category").filter((name) => name !== ALL_CATEGORIES);
  return entitiesOf(content, "Post").flatMap((entity) => {
    const { category } = entity.content;
    return names.includes(category)
      ? []
      : [
          issueAt(
            entity,
            ["category"],
            formatValue(category),
            `the slug of a category: ${names.join(", ")}`,
            nearestName(category, names),
          ),
        ];
  });
};

/** The filter begins with the category for all (docs/product.md, section 4). */
export const oneCategoryForAll: Rule = (content) => {
  const names = namesOf(content, "Category");
  const [some] = entitiesOf(content, "Category");
  return some && !names.includes(ALL_CATEGORIES)
    ? [issueAt(some, [], "no category all.json", 'the category with the slug "all", which stands for every post')]
    : [];
};

/** The body of an article has 500 to 900 words. */
export const articleLength: Rule = (content) =>
  entitiesOf(content, "Post").flatMap((entity) => {
    const words = countWords(entity.content.body);
    return words >= ARTICLE_WORDS.least && words <= ARTICLE_WORDS.most
      ? []
      : [issueAt(entity, ["body"], `${words} words`, `${ARTICLE_WORDS.least} to ${ARTICLE_WORDS.most} words`)];
  });
