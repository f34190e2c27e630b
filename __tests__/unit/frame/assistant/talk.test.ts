import { pleasantries } from "../../../../data/site/assistant.json";
import type * as TalkModule from "../../../../src/frame/assistant/talk";
import { makeIndex } from "../../../../src/search/site-index";
import { NO_INTENTS } from "../../../fixtures/intents";
import { SEARCH_FILE } from "../../../fixtures/search-file";

const mockLoadAnswers = jest.fn();
jest.mock("../../../../src/search/load-index", () => ({ loadAnswers: () => mockLoadAnswers() as unknown }));

let talk: typeof TalkModule;
/** A new document in the same tab. */
const load = async () => {
  jest.resetModules();
  talk = await import("../../../../src/frame/assistant/talk");
};

beforeEach(async () => {
  sessionStorage.clear();
  mockLoadAnswers.mockReset().mockImplementation(async () => [await makeIndex(SEARCH_FILE), NO_INTENTS]);
  await load();
});

test("a question gets its answer, or none", async () => {
  await talk.ask("what are your fees");
  await talk.ask("zebra");
  const [fees, zebra] = talk.getTalk().turns;
  expect(fees?.answer?.sources[0]).toEqual({ title: "What does a project cost?", href: "/contact#cost" });
  expect(zebra).toEqual({ question: "zebra", answer: null, near: [] });
});

test.each([
  "what are your fees and where is London?",
  "If we would like that can you tell us your fees, and where is London?",
])("both answers to a question of two halves are kept: %s", async (question) => {
  await talk.ask(question);
  await load();
  const [turn] = talk.getTalk().turns;
  expect(turn?.answer?.sources.map(({ href }) => href)).toEqual(["/contact#cost"]);
  expect(turn?.answer?.further?.sources.map(({ href }) => href)).toEqual(["/contact#london"]);
});

test("listeners hear of the question at once and of the answer later", async () => {
  const heard: unknown[] = [];
  const stop = talk.subscribeToTalk(() => heard.push(talk.getTalk().turns[0]?.answer));
  await talk.ask("zebra");
  stop();
  talk.clearTalk();
  expect(heard).toEqual([undefined, undefined, null]);
});

test("where the index does not come, the question waits, and another try answers it", async () => {
  mockLoadAnswers.mockRejectedValueOnce(new Error("offline"));
  await talk.ask("what are your fees");
  expect(talk.getTalk()).toMatchObject({ turns: [{ question: "what are your fees" }], failed: true });
  await talk.answerWaiting();
  expect(talk.getTalk().failed).toBe(false);
  expect(talk.getTalk().turns[0]?.answer).toBeTruthy();
});

test.each([
  ["no talk", '{"question":"zebra"}'],
  ["a turn without a question", '[{"answer":null}]'],
  ["an answer without sources", '[{"question":"zebra","answer":{"quote":"One."}}]'],
  ["an answer whose other half is none", '[{"question":"a","answer":{"quote":"One.","sources":[],"further":{}}}]'],
  ["places that are no list", '[{"question":"a","answer":null,"near":"there"}]'],
  ["half a text", "[{"],
])("what cannot be shown is left out: %s", async (_, kept) => {
  sessionStorage.setItem("talk", kept);
  await load();
  expect(talk.getTalk().turns).toEqual([]);
});

test("a document that Back brings back as it was left knows what another one asked, and answers what waits", async () => {
  await talk.ask("zebra");
  talk.clearTalk();
  const left = talk;
  await load();
  mockLoadAnswers.mockRejectedValueOnce(new Error("offline"));
  await talk.ask("what are your fees");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(left.getTalk()).toMatchObject({ turns: [{ question: "what are your fees" }], cleared: [], failed: false });
  await left.answerWaiting();
  expect(left.getTalk().turns[0]?.answer).toBeTruthy();
});

test("the talk outlives the document, questions that wait included", async () => {
  await talk.ask("zebra");
  mockLoadAnswers.mockRejectedValueOnce(new Error("offline"));
  await talk.ask("what are your fees");
  await load();
  expect(talk.getTalk().turns.map(({ question }) => question)).toEqual(["zebra", "what are your fees"]);
  await talk.answerWaiting();
  expect(talk.getTalk().turns[1]?.answer).toBeTruthy();
});

test("a talk that was cleared is gone", async () => {
  await talk.ask("zebra");
  talk.clearTalk();
  await load();
  expect(talk.getTalk().turns).toEqual([]);
});

test("what was cleared comes back until the next question, answered where it waited", async () => {
  await talk.ask("zebra");
  mockLoadAnswers.mockRejectedValueOnce(new Error("offline"));
  await talk.ask("what are your fees");
  const before = talk.getTalk().turns;
  talk.clearTalk();
  expect(talk.getTalk().cleared).toEqual(before);
  await talk.restoreTalk();
  expect(talk.getTalk().turns.map(({ question }) => question)).toEqual(["zebra", "what are your fees"]);
  expect(talk.getTalk().turns[1]?.answer).toBeTruthy();
  talk.clearTalk();
  await talk.ask("zebra");
  expect(talk.getTalk().cleared).toEqual([]);
  expect(talk.getTalk().turns).toHaveLength(1);
});

test("what is cleared while it waits for the index can be brought back, too", async () => {
  const asking = talk.ask("what are your fees");
  talk.clearTalk();
  await asking;
  expect(talk.getTalk().cleared).toEqual([{ question: "what are your fees" }]);
});

test("questions without a whole answer are passed on in their order, each once", () => {
  const answer = { quote: "", sources: [] };
  const turns = [
    { question: "one", answer },
    { question: "two", answer: null },
    { question: "three" },
    { question: "two", answer: null },
    { question: "four", answer: { ...answer, missed: "and five" } },
  ];
  expect(talk.questionsToPass(turns)).toEqual({ questions: ["two", "three", "four"], isPart: true });
  expect(talk.questionsToPass(turns.slice(1))).toEqual({ questions: ["two", "three", "four"], isPart: false });
});

test("answered questions are passed on if there are no others", () => {
  const answer = { quote: "", sources: [] };
  const turns = [
    { question: "one", answer },
    { question: "two", answer },
  ];
  expect(talk.questionsToPass(turns)).toEqual({ questions: ["one", "two"], isPart: false });
  expect(talk.questionsToPass([])).toEqual({ questions: [], isPart: false });
});

test("what has been passed on is left out once there are newer questions", async () => {
  await talk.ask("zebra");
  talk.notePassed(["zebra"]);
  expect(talk.questionsToPass(talk.getTalk().turns).questions).toEqual(["zebra"]);
  await talk.ask("what are your fees");
  expect(talk.questionsToPass(talk.getTalk().turns).questions).toEqual(["zebra"]);
  await talk.ask("giraffe");
  expect(talk.questionsToPass(talk.getTalk().turns).questions).toEqual(["giraffe"]);
  expect(JSON.parse(sessionStorage.getItem("talk") ?? "")).toMatchObject([
    { passed: true },
    {},
    { question: "giraffe" },
  ]);
});

test("a greeting asks nothing: it has a reply and is not passed on", () => {
  const { words, reply } = pleasantries[0]!;
  const [first = "", second = ""] = words;
  expect(talk.replyTo(`${first.toUpperCase()} ${second}!`)).toBe(reply);
  expect(talk.replyTo(`${first}, what are your fees?`)).toBeUndefined();
  expect(talk.replyTo("")).toBeUndefined();
  expect(talk.questionsToPass([{ question: first, answer: null }, { question: "one" }]).questions).toEqual(["one"]);
});

test.each(["{", "null", "[1]", '[{"question":1}]'])("a storage that holds %s is an empty talk", async (kept) => {
  sessionStorage.setItem("talk", kept);
  await load();
  expect(talk.getTalk().turns).toEqual([]);
});

test("where the storage is blocked, the talk goes on in memory", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await talk.ask("zebra");
  expect(talk.getTalk().turns).toHaveLength(1);
});

test("the oldest of many questions go, and each one that stays keeps what names it", async () => {
  const names = () =>
    talk.getTalk().turns.map(({ question }, place) => `${talk.getTalk().dropped + place} ${question}`);
  for (let asked = 1; asked <= 40; asked += 1) await talk.ask(`zebra ${asked}`);
  const before = names();
  expect(before).toHaveLength(40);
  await talk.ask("zebra 41");
  expect(names()).toEqual([...before.slice(1), "40 zebra 41"]);
});
