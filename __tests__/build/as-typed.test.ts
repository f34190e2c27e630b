/** @jest-environment node */
/** What machines read of the built site (`npm run build`) has no characters that only keep a value on one line. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { publishedFile } from "../../src/gatsby/finish/site-contents";
import { NO_BREAK_SPACE, WORD_JOINER } from "../../src/lib/as-typed";
import { ATOM_FEED, JSON_FEED } from "../../src/lib/paths";
import { PAGE_PATHS } from "../support/site";

/** Every text in which a value is kept on one line, by what stands around it. */
const keptIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`.{0,20}(?:${NO_BREAK_SPACE}|${WORD_JOINER}).{0,20}`, "gu"))].map(([around]) => around);

const read = (name: string): string => readFileSync(path.join("public", name), "utf8");

test.each(PAGE_PATHS)("the structured data of %s have texts as somebody would type them", (page) => {
  const scripts = [...read(publishedFile(page)).matchAll(/<script[^>]*ld\+json[^>]*>([^<]*)/g)];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.flatMap(([, json = ""]) => keptIn(json))).toEqual([]);
});

test.each([ATOM_FEED, JSON_FEED])("so does %s", (feed) => expect(keptIn(read(feed))).toEqual([]));
