/** Finds every value of the content, and the wrong values that an editor might put in its place. */
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { jsonOf } from "./content";

export type Place = (string | number)[];

export type Spot = { file: string; place: Place; value: unknown };

/** All values of a file, outermost first, without the file as a whole. */
export const spotsOf = (file: string, value: unknown, place: Place = []): Spot[] => {
  const inner =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) =>
          spotsOf(file, entry, [...place, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return place.length > 0 ? [{ file, place, value }, ...inner] : inner;
};

/** Replacements for a value; undefined removes it. */
export const REPLACEMENTS: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  "a number": 7,
  "a negative number": -1,
  "a fraction": 1.5,
  true: true,
  "a text": "Text",
  "a list": [],
  "a list of a text": ["Text"],
  "an object": {},
  "an empty text": "",
  "a space": " ",
  "an invisible text": "\u200b",
  "10,000 characters": "x".repeat(10_000),
  "another script": "مرحبا بالعالم",
  markup: "<b>bold</b>",
  "a script": "javascript:alert(1)",
  "a broken address": "https://[",
  "an address without a page": "/no-such-page",
  "a place that is not there": "/about#no-such-place",
  "an impossible date": "2025-02-30",
  "a missing image": "../images/people/nobody.png",
};

/** The value of the same field in another entry of the list or, outside of lists, in another file of the folder. */
export const neighborOf = (spot: Spot, files: readonly ContentFile[]): unknown => {
  const index = spot.place.findLastIndex((key) => typeof key === "number");
  const folder = spot.file.split("/")[0] ?? "";
  const sources =
    index >= 0
      ? [{ file: spot.file, place: spot.place.with(index, Number(spot.place[index]) === 0 ? 1 : 0) }]
      : files
          .filter(({ name }) => name.startsWith(`${folder}/`) && name !== spot.file)
          .map(({ name }) => ({ file: name, place: spot.place }));
  for (const { file, place } of sources) {
    const value = place.reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined,
      jsonOf(files, file),
    );
    if (value !== undefined) return value;
  }
  return undefined;
};
