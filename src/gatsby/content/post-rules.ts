/** Rules for the blog's files. */
import { ALL_CATEGORIES, NEWEST_POSTS } from "../../lib/blog";
import { escapeRegExp } from "../../lib/escape-reg-exp";
import { nearestName } from "../../lib/nearest";
import { formatValue, type ContentIssue } from "./content-issue";
import { entitiesOf, issueAt, namesOf, type Content, type Rule } from "./entity";
import { inListOrder } from "./list-order";
import { countWords, textsOf } from "./reading-time";

/** Length of an article, in words (headings, paragraphs, points, and tables). */
const ARTICLE_WORDS = { least: 500, most: 2200 } as const;

/** A post's field must hold the slug of one of the given files. */
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

/** A post must name a category that has a file, other than the one for all posts. */
export const postCategories: Rule = (content) =>
  slugRule(
    "category",
    content,
    namesOf(content, "Category").filter((name) => name !== ALL_CATEGORIES),
    "the slug of a category",
  );

/** A post must lead to an industry that has a file. */
export const postIndustries: Rule = (content) =>
  slugRule("industry", content, namesOf(content, "Industry"), "the slug of an industry");

/** The filter begins with the category for all posts (docs/product.md, section 4). */
export const oneCategoryForAll: Rule = (content) => {
  const names = namesOf(content, "Category");
  const [some] = entitiesOf(content, "Category");
  return some && !names.includes(ALL_CATEGORIES)
    ? [issueAt(some, [], "no category all.json", 'the category with the slug "all", which stands for every post')]
    : [];
};

/** True if a text holds a figure as a whole: "6" is not in "163", nor "16" in "16.5". */
const holdsFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,$€£−])${escapeRegExp(figure)}(?![\\d%]|[.,]\\d)`).test(text);

/** A chart may draw only figures that its article states. */
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

/** An article cannot have been corrected before it was published. */
export const updatedPosts: Rule = (content) =>
  entitiesOf(content, "Post").flatMap((entity) => {
    const { date, updated } = entity.content;
    return updated === undefined || updated >= date
      ? []
      : [issueAt(entity, ["updated"], formatValue(updated), `a day that is not before the article's date, ${date}`)];
  });

/** The body of an article must have 500 to 2,200 words. */
export const articleLength: Rule = (content) =>
  entitiesOf(content, "Post").flatMap((entity) => {
    const words = countWords(entity.content.body);
    return words >= ARTICLE_WORDS.least && words <= ARTICLE_WORDS.most
      ? []
      : [issueAt(entity, ["body"], `${words} words`, `${ARTICLE_WORDS.least} to ${ARTICLE_WORDS.most} words`)];
  });

/** The featured article must be one that the blog's page holds in full (docs/product.md, section 13). */
export const featuredPost: Rule = (content) => {
  const posts = entitiesOf(content, "Post").toSorted((a, b) => inListOrder(a.content, b.content));
  const place = posts.findIndex((entity) => entity.content.featured);
  const [first] = posts;
  const featured = posts[place];
  // If a post is broken, it may be the featured one.
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
