/** @jest-environment node */
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { formatIssues, formatPath, type ContentIssue } from "../../src/gatsby/content/content-issue";
import { edited, jsonOf } from "../support/content";
import { fixedFiles, fixedIssuesOf } from "../support/fixed-content";
import { HOSTILE_TEXTS } from "../support/hostile-texts";
import { mutate, type Mutation } from "../support/mutate";

const COUNT = 500;
const SEEDS = Array.from({ length: COUNT }, (_, index) => `mutation ${index}`);

let files: ContentFile[];
const outcomes: { mutation: Mutation; issues: ContentIssue[] }[] = [];

/** Each hostile text once for certain, in a field that has room for it. */
const writeInto = (text: string): Mutation => {
  const file = "offices/first-office.json";
  const place = ["note"];
  return { what: "hostile text in a note", file, place, files: edited(files, file, place, text) };
};

beforeAll(async () => {
  files = await fixedFiles();
  for (const mutation of [...SEEDS.map((seed) => mutate(files, seed)), ...HOSTILE_TEXTS.map(writeInto)]) {
    outcomes.push({ mutation, issues: await fixedIssuesOf(mutation.files) });
  }
}, 60_000);

/** All texts of a JSON value, field names too. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)]);
};

const hrefsOf = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["href", "url"].includes(key) && typeof inner === "string" ? [inner] : hrefsOf(inner),
  );
};

/** The list, field or object around a place: an issue may stand on a neighbor, such as the link that lost its "planned". */
const around = (place: readonly (string | number)[]): string => formatPath(place.slice(0, -1));

/** Names of the issue's message that a reader can go to. */
const isComplete = ({ file, line, column, found, expected }: ContentIssue): boolean =>
  file.startsWith("data/") && line >= 1 && column >= 1 && found !== "" && expected !== "";

const refused = () => outcomes.filter(({ issues }) => issues.length > 0);
const accepted = () => outcomes.filter(({ issues }) => issues.length === 0);

it("covers both verdicts, and every kind of mistake", () => {
  expect(refused().length).toBeGreaterThan(COUNT / 2);
  expect(accepted().length).toBeGreaterThan(COUNT / 20);
  expect(new Set(outcomes.map(({ mutation }) => mutation.what)).size).toBeGreaterThan(25);
});

it("refuses with a message that says where, what and what instead, and stays readable", () => {
  for (const { mutation, issues } of refused()) {
    const message = formatIssues(issues);
    expect({ mutation: mutation.what, complete: issues.every(isComplete) }).toEqual({
      mutation: mutation.what,
      complete: true,
    });
    for (const line of message.split("\n")) expect(line.length).toBeLessThan(1000);
    // eslint-disable-next-line no-control-regex -- a message must not carry what it complains about
    expect(message).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
    expect(message).not.toMatch(/\n\s+at |Error:/);
  }
});

it("names the file that was spoiled, or those that a removed file leaves alone", () => {
  for (const { mutation, issues } of refused()) {
    const named = issues.map(({ file }) => file);
    const removed = mutation.what === "remove a file";
    // Of two files that share a title, the later one is named, and the earlier in its message.
    const told = issues.some((issue) => issue.file === `data/${mutation.file}` || issue.found.includes(mutation.file));
    expect({ ...mutation, files: undefined, named, told: told || removed }).toMatchObject({ told: true });
  }
});

it("names the place that was spoiled", () => {
  for (const { mutation, issues } of refused().filter(({ mutation: { place } }) => place)) {
    const near = around(mutation.place ?? []);
    const places = issues.filter(({ file }) => file === `data/${mutation.file}`).map(({ path }) => path);
    const elsewhere = issues.some(({ found }) => found.includes(mutation.file));
    const close = places.some((place) => place.startsWith(near) || near.startsWith(place)) || elsewhere;
    expect({ what: mutation.what, near, places, close }).toMatchObject({ close: true });
  }
});

/** Content that a mutation changed and the check let pass. */
const acceptedContent = () =>
  accepted().flatMap(({ mutation: { file, files: changed } }) =>
    changed.some(({ name }) => name === file) ? [jsonOf(changed, file)] : [],
  );

it("accepts no markup, no control character, no endless text and no link to a script", () => {
  for (const json of acceptedContent()) {
    for (const text of textsOf(json)) {
      expect(text).not.toMatch(/<[a-z!/]|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff\ufffd]/iu);
      expect(text.length).toBeLessThan(1500);
    }
    for (const href of hrefsOf(json)) {
      expect(new URL(href, "https://site.example").protocol).toMatch(/^(https|mailto|tel):$/);
    }
  }
});

it("leaves the prototypes of objects alone", () => {
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});
