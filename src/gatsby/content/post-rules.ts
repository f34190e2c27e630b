/** Rules of the blog's files. */
import { ALL_CATEGORIES, NEWEST_POSTS } from "../../lib/blog";
import { escapeRegExp } from "../../lib/escape-reg-exp";
import { nearestName } from "../../lib/nearest";
import { formatValue, type ContentIssue } from "./content-issue";
import { entitiesOf, issueAt, namesOf, type Content, type Rule } from "./entity";
import { inListOrder } from "./list-order";
import { countWords, textsOf } from "./reading-time";

/** Length of an article, in words (headings, paragraphs, points and tables). */
const ARTICLE_WORDS = { least: 500, most: 2200 } as const;

/** A post's field holds the slug of one of the named files. */
const slugRule = (
  field: "category" | "industry",
  content: Content,
  names: readonly string[],
  what: string,
): ContentIssue[] =>
  entitiesOf(content, "Post").flatMap((entity) => {
    const slug = entity.content[field];
    return names.includes(slug)
      ? []
      : [issueAt(entity, [field], formatValue(slug), `${what}: ${names.join(", ")}`, nearestName(slug, names))];
  });

/** A post names a category that has a file, and not the one for all. */
export const postCategories: Rule = (content) =>
  slugRule(
    "category",
    content,
    namesOf(content, "Category").filter((name) => name !== ALL_CATEGORIES),
    "the slug of a category",
  );

/** A post leads to an industry that has a file. */
export const postIndustries: Rule = (content) =>
  slugRule("industry", content, namesOf(content, "Industry"), "the slug of an industry");

/** The filter begins with the category for all (docs/product.md, section 4). */
export const oneCategoryForAll: Rule = (content) => {
  const names = namesOf(content, "Category");
  const [some] = entitiesOf(content, "Category");
  return some && !names.includes(ALL_CATEGORIES)
    ? [issueAt(some, [], "no category all.json", 'the category with the slug "all", which stands for every post')]
    : [];
};

/** Whether a text holds a figure as a whole: "6" is not in "163", "16" not in "16.5". */
const holdsFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,$€£−])${escapeRegExp(figure)}(?![\\d%]|[.,]\\d)`).test(text);

/** A chart draws figures that its article states, and no others. */
export const chartFigures: Rule = (content) => {
  const issues: ContentIssue[] = [];
  for (const entity of entitiesOf(content, "Post")) {
    const { body } = entity.content;
    const text = textsOf(body).join("\n");
    for (const [section, { chart }] of body.entries()) {
      for (const [row, { values }] of (chart?.rows ?? []).entries()) {
        for (const [index, figure] of values.entries()) {
          if (holdsFigure(text, figure)) continue;
          const place = ["body", section, "chart", "rows", row, "values", index];
          const found = `${formatValue(figure)}, which the article's text does not state`;
          issues.push(issueAt(entity, place, found, "a figure as it stands in the article"));
        }
      }
    }
  }
  return issues;
};

/** The body of an article has 500 to 2,200 words. */
export const articleLength: Rule = (content) =>
  entitiesOf(content, "Post").flatMap((entity) => {
    const words = countWords(entity.content.body);
    return words >= ARTICLE_WORDS.least && words <= ARTICLE_WORDS.most
      ? []
      : [issueAt(entity, ["body"], `${words} words`, `${ARTICLE_WORDS.least} to ${ARTICLE_WORDS.most} words`)];
  });

/** The blog features an article that it holds whole (docs/product.md, section 13). */
export const featuredPost: Rule = (content) => {
  const posts = entitiesOf(content, "Post").toSorted((a, b) => inListOrder(a.content, b.content));
  const place = posts.findIndex((entity) => entity.content.featured);
  const [first] = posts;
  const featured = posts[place];
  // An article that cannot be read may be the featured one.
  if (!first || posts.length < namesOf(content, "Post").length) return [];
  if (!featured)
    return [issueAt(first, ["featured"], "false, as in every other article", "true in one of the articles")];
  return place < NEWEST_POSTS
    ? []
    : [
        issueAt(
          featured,
          ["featured"],
          `true, at place ${place + 1} of the list`,
          `an article among the first ${NEWEST_POSTS}: give it a smaller "order", or feature another one`,
        ),
      ];
};
