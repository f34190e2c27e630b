import { answerQuestion } from "../../../src/search/answer-question";
import { nearestPlaces } from "../../../src/search/nearest-places";
import { makeIndex, type SiteIndex } from "../../../src/search/site-index";
import { NO_INTENTS } from "../../fixtures/intents";
import { SEARCH_FILE } from "../../fixtures/search-file";

let index: SiteIndex;

beforeAll(async () => {
  index = await makeIndex(SEARCH_FILE);
});

const placesFor = (question: string): string[] =>
  nearestPlaces(index, NO_INTENTS, question).map(({ entry }) => entry.href);

test("a question that only a part of the site touches leads to that part", () => {
  const question = "xylophone zeppelin shelves cameras";
  expect(answerQuestion(index, NO_INTENTS, question)).toBeUndefined();
  expect(placesFor(question)).toEqual(["/services/retail#solutions"]);
});

test("a place comes with the passage that says most of the question", () => {
  const [place] = nearestPlaces(index, NO_INTENTS, "xylophone zeppelin project, is the call free?");
  expect(place).toMatchObject({ entry: { href: "/contact#cost" }, quote: expect.stringContaining("call is free") });
});

test.each([
  ["one word in a text alone", "xylophone stores"],
  ["a small share of a question", "xylophone zeppelin trombone accordion clarinet bassoon fraud"],
  ["nothing that the site knows", "xylophone zeppelin"],
])("%s leads nowhere", (_, question) => expect(placesFor(question)).toEqual([]));

test("three places are enough, each once and none that only announces another", async () => {
  const [model] = SEARCH_FILE.entries;
  const entries = ["/a", "/a", "/b", "/c", "/d"].map((href) => ({ ...model!, title: "Zebra stripes", href }));
  const zebras = await makeIndex({
    ...SEARCH_FILE,
    entries: [{ ...entries[0]!, href: "/t", teaser: true }, ...entries],
  });
  expect(nearestPlaces(zebras, NO_INTENTS, "zebra").map(({ entry }) => entry.href)).toEqual(["/a", "/b", "/c"]);
});
