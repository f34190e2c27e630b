import { asTyped } from "../../../src/lib/as-typed";
import { answerQuestion } from "../../../src/search/answer-question";
import { SEARCH_FILE_VERSION } from "../../../src/search/entry";
import { intentLetter } from "../../../src/search/intent-letters";
import { intentOf, intentTermsOf, likelyIntentOf, makeIntents } from "../../../src/search/intents";
import { nearestPlaces } from "../../../src/search/nearest-places";
import { makeIndex, type SiteIndex } from "../../../src/search/site-index";
import { intentsOf, OTHER_INTENTS } from "../../fixtures/intents";
import { SEARCH_FILE } from "../../fixtures/search-file";

const COST = { href: "/contact#cost", says: "Each phase has" };

const INTENTS = intentsOf([
  ...OTHER_INTENTS,
  {
    answer: COST,
    asks: [
      "What will it run us?",
      "How deep do we reach into our pockets?",
      "Give us a ballpark figure.",
      "Will it break the bank?",
    ],
  },
  {
    answer: { href: "/contact", says: "27 Example Mews" },
    asks: [
      "Where do you sit?",
      "Could I drop by for a coffee?",
      "Which city are you in?",
      "Is there a place to visit?",
    ],
  },
  {
    search: true,
    asks: [
      "Do you read shelves?",
      "Can you watch shelves in stores?",
      "Do cameras read price tags?",
      "Shelf cameras for stores",
    ],
  },
  {
    asks: [
      "Will it rain tomorrow?",
      "What is the weather forecast?",
      "Is the sun out?",
      "How many degrees are there outside?",
    ],
  },
]);

const anywhere = () => "elsewhere" as const;
const intent = (question: string) => intentOf(INTENTS, question, anywhere);

let index: SiteIndex;

beforeAll(async () => {
  index = await makeIndex(SEARCH_FILE);
});

test.each([
  ["one of the collected questions", "What will it run us?"],
  ["their words in another order", "So what's the ballpark figure, will it break our pockets?"],
  ["one of its sentences", "We bought two tractors from a dealer last spring. Give me a ballpark figure for the bank!"],
])("a question is told by %s", (_, question) => expect(intent(question)).toEqual(COST));

test.each(["", "tractors", "it", "the dealer sold us two tractors last spring", "ballpark"])(
  "%j is too little to tell what is asked",
  (question) => expect(intent(question)).toBeUndefined(),
);

test("words that only the site knows weigh most against an intent, names of offers least", () => {
  const question = "a ballpark figure for the bank on tractors and harvesters";
  expect(intentOf(INTENTS, question, () => "light")).toEqual(COST);
  expect(intentOf(INTENTS, question, () => "onSite")).toBeUndefined();
});

test("less certainty leads to a place than to an answer", () => {
  const question = "a figure our bank wants: tractors, plows, harvesters, silos";
  expect(intent(question)).toBeUndefined();
  expect(likelyIntentOf(INTENTS, question, anywhere)).toEqual(COST);
});

test("contractions are the words that they stand for, with an apostrophe and without", () => {
  expect(intentTermsOf("What's it cost, who’s paying, and don't they know?")).toEqual(
    intentTermsOf("whats it cost whos paying and dont they know"),
  );
});

test("the answer is quoted from the words that the intent names", () => {
  const answer = answerQuestion(index, INTENTS, "What will it run us?");
  expect(answer?.sources[0].href).toBe("/contact#cost");
  expect(answer?.quote).toMatch(/^Each phase has a fixed price\./);
});

test.each([" - ", " – ", " — ", "; ", ". "])("%j parts what is told from what is asked", (sign) => {
  const told = "Our permits, harvesters, plows, silos, tractors, barns, fences, gates and mills are confidential";
  expect(answerQuestion(index, INTENTS, `${told}${sign}what will it run us?`)?.sources[0].href).toBe("/contact#cost");
});

test("an answer whose intent names the page alone stands anywhere on it", () => {
  expect(answerQuestion(index, INTENTS, "Could we drop by, which city do you sit in?")?.sources[0].href).toBe(
    "/contact#london",
  );
});

test("what the site does not answer gets no answer from its words, and what is left to the search does", () => {
  expect(answerQuestion(index, INTENTS, "Is the sun out in London, will it rain tomorrow?")).toBeUndefined();
  expect(answerQuestion(index, INTENTS, "Can your cameras read shelves in stores?")?.sources[0].href).toBe(
    "/services/retail#solutions",
  );
});

test("an answer that the content no longer holds is left to the search", () => {
  const gone = intentsOf([
    ...OTHER_INTENTS,
    { answer: { ...COST, says: "Nothing like it" }, asks: ["What will it run us?", "what are your fees"] },
  ]);
  expect(answerQuestion(index, gone, "what are your fees")?.sources[0].href).toBe("/contact#cost");
});

test("what a question may be after comes first among the nearest places", () => {
  const question = "the bank wants a figure of zeppelins";
  expect(answerQuestion(index, INTENTS, question)).toBeUndefined();
  expect(nearestPlaces(index, INTENTS, question)[0]?.entry.href).toBe("/contact#cost");
});

test("each of many intents has a letter of its own, which the file is written and read with", () => {
  const places = Array.from({ length: 500 }, (_, place) => place);
  const letters = places.map(intentLetter);
  expect(new Set(letters.map(asTyped)).size).toBe(places.length);
  const { totals } = makeIntents({
    version: SEARCH_FILE_VERSION,
    answers: places.map(() => "none"),
    terms: "word",
    letters: asTyped(letters.join("")),
  });
  expect(totals).toEqual(places.map(() => 1));
});

test("of a question on something that is described, what asks decides", () => {
  const roleOf = () => "onSite" as const;
  const described = "What will it run us to get a system that reads drawings and permits and letters of tenants?";
  expect(intentOf(INTENTS, described, roleOf)).toEqual(COST);
  expect(intentOf(INTENTS, described.replace("a system", "one"), roleOf)).toBeUndefined();
});

test("a clause that asks is told among others that only tell", () => {
  const roleOf = () => "onSite" as const;
  const asks = "What will it run us, with drawings and permits, and tenants who write letters";
  expect(intentOf(INTENTS, asks, roleOf)).toEqual(COST);
  expect(intentOf(INTENTS, asks.replace(",", "").replace("What will", "That will"), roleOf)).toBeUndefined();
});
