/** Finds numbers in texts, such as "six industries", that are not the number of content files. */
import type { ContentFile } from "../src/gatsby/content/content-files";
import { positionAt } from "../src/gatsby/content/content-issue";

/** What texts count, and the folder of `data` that has a file for each. */
const FOLDERS: Record<string, string> = {
  industries: "industries",
  practices: "industries",
  offices: "offices",
  leads: "people",
};

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Matches a number before one of the nouns, also a figure whose label begins with it. "Other" leaves one out. */
const STATED = new RegExp(
  `(?<![\\w.,-])(other )?(\\d{1,2}|${WORDS.slice(2).join("|")})(?: |",\\s+"label": ")(${Object.keys(FOLDERS).join("|")})(?![\\w-])`,
  "gi",
);

/**
 * A note for editors on numbers to look at. Only they can tell what a sentence counts: "two offices are in America" is
 * right whatever the number of files.
 *
 * @param files the content files
 * @returns a line for each number; undefined if all are those of the files
 */
export const otherCounts = (files: readonly ContentFile[]): string | undefined => {
  const notes = files.flatMap(({ name, bytes }) => {
    const text = new TextDecoder().decode(bytes);
    return Array.from(text.matchAll(STATED), ({ 1: other, 2: number = "", 3: noun = "", index }) => {
      const folder = FOLDERS[noun.toLowerCase()] ?? "";
      const count = files.filter((file) => file.name.startsWith(`${folder}/`)).length;
      const stated = WORDS.includes(number.toLowerCase()) ? WORDS.indexOf(number.toLowerCase()) : Number(number);
      return stated + (other ? 1 : 0) === count
        ? []
        : [
            `data/${name}:${positionAt(text, index).line}  "${other ?? ""}${number} ${noun}"; data/${folder} holds ${count} files`,
          ];
    }).flat();
  });
  return notes.length > 0
    ? ["Numbers to look at (leave those that count something else):", ...notes].join("\n")
    : undefined;
};
