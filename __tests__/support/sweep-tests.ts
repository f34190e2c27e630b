/** Whatever is changed: what is refused is named where it was changed, or in words that lead there. */
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { formatPath, type ContentIssue } from "../../src/gatsby/content/content-issue";
import { edited, jsonOf } from "./content";
import { fixedFiles, fixedIssuesOf } from "./fixed-content";
import { neighborOf, REPLACEMENTS, spotsOf, type Spot } from "./sweep";

/** Of each place's replacements one in so many is tried; which ones changes from place to place. */
type Every = { usual: number; related: number };

/** Places that others refer to, or repeat. */
const RELATED = /^(slug|href|planned|workflow)$|^solutions\.items\.\d+\.title$/;

/** What is tried at those places in any case. */
const ALWAYS: readonly string[] = ["nothing", "a neighbor's value"];

type Refusal = { spot: Spot; what: string; issues: ContentIssue[] };

/** The first place of each shape: "solutions.items.0.title" stands for that of the other solutions and industries. */
const placesOf = (files: readonly ContentFile[]): Spot[] => {
  const seen = new Set<string>();
  return files
    .flatMap(({ name }) => spotsOf(name, jsonOf(files, name)))
    .filter(({ file, place }) => {
      const folder = file.startsWith("pages/") ? file : file.split("/")[0];
      const shape = `${folder} ${place.map((key) => (typeof key === "number" ? "N" : key)).join(".")}`;
      if (seen.has(shape)) return false;
      seen.add(shape);
      return true;
    });
};

const changesOf = (spot: Spot, index: number, files: readonly ContentFile[], every: Every): [string, unknown][] => {
  const related = RELATED.test(String(spot.place.at(-1))) || RELATED.test(spot.place.join("."));
  const changes = Object.entries({ ...REPLACEMENTS, "a neighbor's value": neighborOf(spot, files) });
  return changes
    .filter(
      ([what], number) =>
        (number + index) % every[related ? "related" : "usual"] === 0 || (related && ALWAYS.includes(what)),
    )
    .filter(([what, value]) => value !== undefined || what === "nothing")
    .filter(([, value]) => JSON.stringify(value) !== JSON.stringify(spot.value));
};

/** Where the change is: an entry that was taken out of a list has left the list behind. */
const changedPlace = ({ spot: { place }, what }: Refusal): string =>
  formatPath(what === "nothing" && typeof place.at(-1) === "number" ? place.slice(0, -1) : place);

const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** Messages that stand elsewhere, and why that is right: each says in words where else to look. */
const ELSEWHERE: Record<string, (issue: ContentIssue, refusal: Refusal) => boolean> = {
  // The mark belongs to the address beside it: either may be wrong.
  "a link and its mark": ({ path, found, expected }, { spot }) =>
    isWithin(path, formatPath(spot.place.slice(0, -1))) && /planned/.test(`${found} ${expected}`),
  // Branches name solutions by their titles: where all of them changed, each branch says which titles there are.
  "a branch's solution that is gone": ({ path, expected }, { spot }) =>
    path.startsWith("subIndustries") &&
    expected.startsWith("the title of one of this industry's solutions") &&
    spot.place[0] === "solutions",
  // Of two that are the same the later is named.
  "a value that stands twice": ({ found }, { spot }) =>
    found.includes("has too") && (found.includes(spot.file) || found.includes(formatPath(spot.place.slice(0, 3)))),
  // The whole article is counted: one that is hardly long enough gets too short with any part of it.
  "an article that is too short now": ({ path, expected }, { spot }) =>
    path === "body" && expected.endsWith("words") && spot.place[0] === "body",
  // A table's rows are counted against its headings, either of which may be wrong.
  "a row that no longer meets its headings": ({ expected }, { spot }) =>
    /one for each heading/.test(expected) && spot.place.includes("head"),
  // An article is as long as its texts together.
  "a text without which the article is too short": ({ path, expected }, { spot }) =>
    path === "body" && expected.endsWith("words") && spot.place[0] === "body",
  // Counts of the sample report limit each other; the message says which one is compared.
  "a count that contradicts another": ({ path, expected }, { spot }) =>
    /tested|were right/.test(expected) && isWithin(path, "report.document") && spot.place[0] === "report",
  // An office closes after it opens: either time may be wrong.
  "a closing time that the opening contradicts": ({ path, expected }, { spot }) =>
    /^hours\[\d+\]\.closes$/.test(path) && expected.startsWith("a time after") && spot.place.at(-1) === "opens",
  // Of a weekday that is listed twice the later entry is named.
  "a weekday that is listed twice": ({ path, expected }, { spot }) =>
    /^hours\[\d+\]\.day$/.test(path) && expected.startsWith("a weekday") && spot.place[0] === "hours",
  // A collected question names the words that answer it, wherever they stand.
  "words that no longer begin the sentence that a question leads to": ({ path, expected }) =>
    /^intents\[\d+\]\.answer\.says$/.test(path) && expected.startsWith("the words with which a sentence"),
  // A place that links lead to: the links are wrong now, unless the place was renamed by mistake.
  "a link to a place that is gone": ({ path, expected }, { spot }) =>
    /href$/.test(path) && expected.startsWith("after the #") && /workflow|anchor/i.test(formatPath(spot.place)),
};

/**
 * Registers the tests.
 *
 * @param every of how many replacements one is tried; more are at night
 */
export const testSweep = (every: Every): void => {
  let places: Spot[];
  const refusals: Refusal[] = [];
  let accepted = 0;

  beforeAll(async () => {
    const files = await fixedFiles();
    places = placesOf(files);
    for (const [index, spot] of places.entries()) {
      for (const [what, value] of changesOf(spot, index, files, every)) {
        const issues = await fixedIssuesOf(edited(files, spot.file, spot.place, value));
        if (issues.length > 0) refusals.push({ spot, what, issues });
        else accepted += 1;
      }
    }
  }, 120_000);

  it("looks at every kind of place, and both verdicts", () => {
    expect(places.length).toBeGreaterThan(400);
    expect(refusals.length).toBeGreaterThan(500);
    expect(accepted).toBeGreaterThan(100);
  });

  it("names the changed place, or says in words where else to look", () => {
    const lost = refusals.filter(
      (refusal) =>
        !refusal.issues.some(
          (issue) =>
            (issue.file === `data/${refusal.spot.file}` && isWithin(issue.path, changedPlace(refusal))) ||
            Object.values(ELSEWHERE).some((isRight) => isRight(issue, refusal)),
        ),
    );
    expect(lost.map(({ spot, what, issues }) => [spot.file, formatPath(spot.place), what, issues[0]])).toEqual([]);
  });

  it("names no place elsewhere without a reason", () => {
    const stray = refusals.flatMap((refusal) =>
      refusal.issues
        .filter(({ file, path }) => file !== `data/${refusal.spot.file}` || !isWithin(path, changedPlace(refusal)))
        .filter((issue) => !Object.values(ELSEWHERE).some((isRight) => isRight(issue, refusal)))
        // What a branch calls a solution, and the solution's title: both are named.
        .filter(({ path }) => !(/^subIndustries|title$/.test(path) && /solutions/.test(formatPath(refusal.spot.place))))
        .map((issue) => [refusal.spot.file, formatPath(refusal.spot.place), refusal.what, issue]),
    );
    expect(stray).toEqual([]);
  });
};
