/** The text of an article, as in a post's file. */
type Body = readonly {
  heading?: string | undefined;
  paragraphs: readonly string[];
  points?: readonly string[] | undefined;
  table?: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } | undefined;
}[];

/** Reading speed, in words per minute. */
const WORDS_PER_MINUTE = 200;

/** The texts of an article: headings, paragraphs, points, and tables. Charts only repeat figures from these. */
export const textsOf = (body: Body): string[] =>
  body.flatMap(({ heading = "", paragraphs, points = [], table }) => [
    heading,
    ...paragraphs,
    ...points,
    ...(table ? [table.caption, ...table.head, ...table.rows.flat()] : []),
  ]);

/** Number of words of an article. */
export const countWords = (body: Body): number => textsOf(body).join(" ").split(/\s+/).filter(Boolean).length;

/** How long an article takes to read, in whole minutes: "4 min read". */
export const readingTime = (body: Body): string => `${Math.ceil(countWords(body) / WORDS_PER_MINUTE)} min read`;
