/** Tests that every refused change of the content is reported at its place, or by a message that leads there. */
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { formatPath, type ContentIssue } from "../../src/gatsby/content/content-issue";
import { edited, jsonOf } from "./content";
import { fixedFiles, fixedIssuesOf } from "./fixed-content";
import { neighborOf, REPLACEMENTS, spotsOf, type Spot } from "./sweep";

/** One in so many of a place's replacements is tried; which ones differs from place to place. */
type Every = { usual: number; related: number };

/** Places that other places refer to or repeat. */
const RELATED = /^(slug|href|planned|workflow)$|^solutions\.items\.\d+\.title$/;

/** Replacements that are always tried at those places. */
const ALWAYS: readonly string[] = ["nothing", "a neighbor's value"];

type Refusal = { spot: Spot; what: string; issues: ContentIssue[] };

/** The first place of each shape: "solutions.items.0.title" represents those of all other solutions and industries. */
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

/** Place of the change. If an entry was removed from a list, it is the list. */
const changedPlace = ({ spot: { place }, what }: Refusal): string =>
  formatPath(what === "nothing" && typeof place.at(-1) === "number" ? place.slice(0, -1) : place);

const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** Reasons why a message may be at another place than the change. Each message says in words where else to look. */
const ELSEWHERE: Record<string, (issue: ContentIssue, refusal: Refusal) => boolean> = {
  // The `planned` mark belongs to the address beside it; either may be wrong.
  "a link and its mark": ({ path, found, expected }, { spot }) =>
    isWithin(path, formatPath(spot.place.slice(0, -1))) && /planned/.test(`${found} ${expected}`),
  // Branches refer to solutions by title. If a title changed, each branch that uses it lists the existing titles.
  "a branch's solution that is gone": ({ path, expected }, { spot }) =>
    path.startsWith("subIndustries") &&
    expected.startsWith("the title of one of this industry's solutions") &&
    spot.place[0] === "solutions",
  // Of two equal values, the message is at the later one.
  "a value that stands twice": ({ found }, { spot }) =>
    found.includes("has too") && (found.includes(spot.file) || found.includes(formatPath(spot.place.slice(0, 3)))),
  // Words are counted for the whole article: if it is barely long enough, it becomes too short when any part is
  // changed.
  "an article that is too short now": ({ path, expected }, { spot }) =>
    path === "body" && expected.endsWith("words") && spot.place[0] === "body",
  // A table's rows must have as many cells as there are headings; either may be wrong.
  "a row that no longer meets its headings": ({ expected }, { spot }) =>
    /one for each heading/.test(expected) && spot.place.includes("head"),
  // Counts of the sample report limit each other; the message names the other one.
  "a count that contradicts another": ({ path, expected }, { spot }) =>
    /tested|were right/.test(expected) && isWithin(path, "report.document") && spot.place[0] === "report",
  // An office must close after it opens; either time may be wrong.
  "a closing time that the opening contradicts": ({ path, expected }, { spot }) =>
    /^hours\[\d+\]\.closes$/.test(path) && expected.startsWith("a time after") && spot.place.at(-1) === "opens",
  // If two entries of a list have the same name, the message is at the later one and names the other.
  "a name that a list has twice": ({ path, expected }, { spot }) => {
    const list = path.replace(/\[\d+\]\.\w+$/, "");
    const [, other] = /entry (\[\d+\]) has this one$/.exec(expected) ?? [];
    return other !== undefined && isWithin(formatPath(spot.place), `${list}${other}`);
  },
  // A collected question quotes the beginning of its answer, which can be in any file.
  "words that no longer begin the sentence that a question leads to": ({ path, expected }) =>
    /^intents\[\d+\]\.answer\.says$/.test(path) && expected.startsWith("the words with which a sentence"),
  // The same people are counted by role and by office; either count may be wrong.
  "people by office who are not as many as by role": ({ path, expected }, { spot }) =>
    path === "size.offices" && expected.endsWith("as many as in size.groups") && spot.place[1] === "groups",
  // The services page describes the services that the home page lists.
  "a service that the home page calls otherwise": ({ file, expected }, { spot }) =>
    file === "data/pages/services.json" &&
    expected === `the title of a service in data/${spot.file}` &&
    spot.place[0] === "services",
  // If the target of links was changed, the message is at the links: either they or the new name may be wrong.
  "a link to a place that is gone": ({ path, expected }, { spot }) =>
    /href$/.test(path) && expected.startsWith("after the #") && /workflow|anchor/i.test(formatPath(spot.place)),
};

/**
 * Registers the tests.
 *
 * @param every one in so many replacements is tried; smaller numbers, for the night, try more
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
        // A branch's reference to a solution, and the solution's title: messages may be at both.
        .filter(({ path }) => !(/^subIndustries|title$/.test(path) && /solutions/.test(formatPath(refusal.spot.place))))
        .map((issue) => [refusal.spot.file, formatPath(refusal.spot.place), refusal.what, issue]),
    );
    expect(stray).toEqual([]);
  });
};
