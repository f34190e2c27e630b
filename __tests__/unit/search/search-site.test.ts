import { answerQuestion } from "../../../src/search/answer-question";
import type { SearchEntry } from "../../../src/search/entry";
import { searchSite, unknownWords } from "../../../src/search/search-site";
import { makeIndex, type SiteIndex } from "../../../src/search/site-index";
import { NO_INTENTS } from "../../fixtures/intents";
import { SEARCH_FILE } from "../../fixtures/search-file";

let index: SiteIndex;

beforeAll(async () => {
  index = await makeIndex(SEARCH_FILE);
});

const titles = (query: string, options = {}) => searchSite(index, query, options).map(({ entry }) => entry.title);

test.each([
  ["fraud score", "Fraud scores"],
  ["fruad scoring", "Fraud scores"],
  ["shelvs", "Shelf vision"],
  ["fees", "What does a project cost?"],
  ["how much", "What does a project cost?"],
  ["Acme AI London", "London"],
])("%j finds %j first", (query, title) => expect(titles(query)[0]).toBe(title));

test.each(["", "   ", "the of and", "?!", "<b>fraud</b>", "zebra", "x".repeat(10_000)])("%j finds nothing", (query) =>
  expect(searchSite(index, query)).toEqual([]),
);

test("while somebody types, the last word may be a beginning", () => {
  expect(titles("author")).toEqual([]);
  expect(titles("author", { typing: true })).toEqual(["Fraud scores"]);
  expect(titles("author payment", { typing: true })[0]).toBe("Fraud scores");
});

test.each([
  ["fraud Zebra, YAK’s", ["Zebra", "YAK’s"]],
  ["the fruad quickly", []],
  ["how much", []],
  ["zebra author", ["zebra"]],
  ["", []],
])("of %j the site knows no %j", (query, words) => expect(unknownWords(index, query)).toEqual(words));

test("hits can be limited in number", () => {
  expect(titles("fraud").length).toBeGreaterThan(1);
  expect(titles("fraud", { limit: 1 })).toHaveLength(1);
});

test("a word that the site does not know takes from what a hit covers; one that says how takes less", () => {
  const covers = (query: string) => searchSite(index, query)[0]!.coverage;
  expect(covers("fraud")).toBe(1);
  expect(covers("fraud zebra")).toBeLessThan(covers("fraud quickly"));
  const typed = searchSite(index, "fraud zebra", { typing: true })[0]!;
  expect(typed.coverage).toBeGreaterThan(covers("fraud zebra"));
  expect(typed.hasAll).toBe(false);
});

test.each([
  ["fraud scores for card payments before authorization, ZEX2", "ZEX2"],
  ["fraud SCORES for card payments", undefined],
  ["fraud scores FOR card payments", undefined],
  ["fraud scores for card payments ASAP", undefined],
  ["FRAUD SCORES FOR XQZ CARD PAYMENTS", undefined],
])("of %j the name that the site does not know is %j", (question, name) => {
  expect(answerQuestion(index, NO_INTENTS, question)).toMatchObject({ sources: expect.anything() });
  expect(answerQuestion(index, NO_INTENTS, question)?.missed).toBe(name);
});

test("a hit has all words where it has all that say what; one that says how does not count", () => {
  const hasAll = (query: string) => searchSite(index, query).map((hit) => [hit.entry.title, hit.hasAll]);
  expect(hasAll("card payments please")).toEqual([["Fraud scores", true]]);
  expect(hasAll("card zebra")).toEqual([["Fraud scores", false]]);
  expect(hasAll("card stores")).toEqual(
    expect.arrayContaining([
      ["Fraud scores", false],
      ["Shelf vision", false],
    ]),
  );
});

test("what was found can be marked, under the content's own words", () => {
  expect(searchSite(index, "fees")[0]?.terms).toContain("cost");
});

test("a long query is read from its beginning", () => {
  expect(titles(`fraud ${"lorem ipsum ".repeat(5000)}`)).toContain("Fraud scores");
});

test("an answer quotes the best entry and names at most three places, each once", () => {
  const answer = answerQuestion(index, NO_INTENTS, "what are your fees");
  expect(answer?.quote).toContain("fixed price");
  expect(answer?.sources[0].href).toBe("/contact#cost");
  expect(answer!.sources.length).toBeLessThanOrEqual(3);
  expect(new Set(answer?.sources.map(({ href }) => href)).size).toBe(answer?.sources.length);
});

test("what the synonyms know says what is asked for, though its words alone would not", () => {
  expect(answerQuestion(index, NO_INTENTS, "how much")?.sources[0].href).toBe("/contact#cost");
});

test("a further source answers nearly as much as the first", () => {
  const hrefs = answerQuestion(index, NO_INTENTS, "fraud scores")?.sources.map(({ href }) => href);
  expect(searchSite(index, "fraud scores").length).toBeGreaterThan(1);
  expect(hrefs).toEqual(["/services/finance#solutions"]);
});

test.each(["what are the fees of Zebra Corporation", "keep going", "12", ""])("%j gets no answer", (question) =>
  expect(answerQuestion(index, NO_INTENTS, question)).toBeUndefined(),
);

test("a question that has one answer for all that is offered need not find the service that it names", () => {
  expect(answerQuestion(index, NO_INTENTS, "fraud scores")?.sources[0].href).toBe("/services/finance#solutions");
  expect(answerQuestion(index, NO_INTENTS, "what is the price of fraud scores")?.sources[0].href).toBe("/contact#cost");
});

test("a name that the site does not know stays what such a question is about", () => {
  expect(answerQuestion(index, NO_INTENTS, "what is the price of zebras")).toBeUndefined();
});

test("an entry that holds nothing of what is asked is no answer, but still a result", () => {
  const hits = searchSite(index, "price of fraud scores");
  expect(hits.find(({ entry }) => entry.title === "Fraud scores")?.isToThePoint).toBe(false);
  expect(hits[0]?.isToThePoint).toBe(true);
});

test("a phrase means what the synonyms say, not what its words mean one by one", () => {
  expect(titles("price")).not.toEqual([]);
  expect(titles("price war")).toEqual([]);
});

test("where several words only mean it together, an entry has to hold them all", () => {
  expect(titles("stocktaking")).toEqual(["Shelf vision"]);
  expect(titles("paywall")).toEqual([]);
});

test("a common word whose letters changed places counts as that word", () => {
  const covers = (query: string) => searchSite(index, query)[0]!.coverage;
  expect(covers("waht fraud")).toBe(covers("what fraud"));
  expect(covers("wart fraud")).toBeLessThan(1);
});

test.each([
  ["a common word with a letter too many or too few", "doess fraud", "does fraud"],
  ["a misspelled word that says how", "usualy fraud", "usually fraud"],
])("%s counts as that word", (_, typed, meant) => {
  const covers = (query: string) => searchSite(index, query)[0]!.coverage;
  expect(covers(typed)).toBeCloseTo(covers(meant));
  expect(covers(typed)).toBeGreaterThan(covers("Ford fraud"));
});

test("a product of others is no name of an offer, though the content has a word of the offer for it", () => {
  const offer = searchSite(index, "price of fraudomat").find(
    ({ entry }) => entry.title === "What does a project cost?",
  );
  const product = searchSite(index, "price of zebrapay").find(
    ({ entry }) => entry.title === "What does a project cost?",
  );
  expect(product!.coverage).toBeLessThan(offer!.coverage);
});

test.each(["prices war", "pirce war", "Price War"])("a phrase holds in all its forms, misspelled too: %j", (phrase) =>
  expect(titles(phrase)).toEqual([]),
);

test("letters are forgiven by the length of the word as it is typed", () => {
  expect(titles("prcing")).toEqual(titles("pricing"));
  expect(titles("prc")).toEqual([]);
});

test("a word of four letters is not taken for a shorter one", () => {
  expect(titles("fees")).not.toEqual([]);
  expect(titles("feef")).toEqual([]);
});

test("a question that asks two things gets both answers, each with its source", () => {
  const answer = answerQuestion(index, NO_INTENTS, "what are your fees and where is London?");
  expect(answer?.sources.map(({ title }) => title)).toEqual(["What does a project cost?"]);
  expect(answer?.further?.sources.map(({ title }) => title)).toEqual(["London"]);
});

test.each([
  ["what are your fees, and do you sell zebras?", "do you sell zebras"],
  ["Do you sell zebras? What are your fees?", undefined],
  ["what are your fees and where is London?", undefined],
  ["what are your fees and when?", undefined],
  ["when we sell zebras, what are your fees?", undefined],
  // Words that only stand in the text of an entry, in whatever sense.
  ["where is London, and do I call for each phase?", "do I call for each phase"],
  ["what are your fees, are they those of zebras?", undefined],
])("of what %j asks, this half has no answer: %p", (question, missed) => {
  const answer = answerQuestion(index, NO_INTENTS, question);
  expect(answer?.missed).toBe(missed);
});

test("what is told before a question belongs to it and is not answered alone", () => {
  expect(answerQuestion(index, NO_INTENTS, "London")).toBeDefined();
  expect(answerQuestion(index, NO_INTENTS, "London, what are your fees?")?.further).toBeUndefined();
});

test.each(["what are your fees and prices", "what are your fees? What are your fees?"])(
  "%j is one question",
  (question) => {
    expect(answerQuestion(index, NO_INTENTS, question)).toBeDefined();
    expect(answerQuestion(index, NO_INTENTS, question)?.further).toBeUndefined();
  },
);

const indexWith = (...entries: readonly SearchEntry[]) =>
  makeIndex({ ...SEARCH_FILE, entries: [...SEARCH_FILE.entries, ...entries] });

test("the company's name is looked for where it is all that somebody types", async () => {
  const [entry] = SEARCH_FILE.entries;
  const ofUs = await indexWith({ ...entry!, title: "About Acme AI", text: "We are many." });
  const found = (query: string, typing: boolean) =>
    searchSite(ofUs, query, { typing }).map(({ entry: { title } }) => title);
  for (const name of ["acme", "AI", "Acme AI"]) {
    expect(found(name, true)).toEqual(["About Acme AI"]);
    expect(found(name, false)).toEqual([]);
  }
  expect(found("acme fraud", true)).not.toContain("About Acme AI");
  expect(answerQuestion(ofUs, NO_INTENTS, "Who is Acme?")?.quote).toBe("We are many.");
  expect(answerQuestion(ofUs, NO_INTENTS, "What is AI?")).toBeUndefined();
});

test("a question that names the company is one to it", async () => {
  const both = await indexWith(
    { kind: "article", title: "Turtles", text: "Turtles need turtle pumps.", href: "/blog#turtles" },
    { kind: "page", title: "Care", text: "We feed turtles and wait.", href: "/about#care" },
  );
  expect(answerQuestion(both, NO_INTENTS, "turtles")?.sources[0].title).toBe("Turtles");
  expect(answerQuestion(both, NO_INTENTS, "Does Acme keep turtles?")?.sources[0].title).toBe("Care");
});

test("what announces a text is found, but the text answers", async () => {
  const [href, title] = ["/blog#turtles", "All about turtles"];
  const teaser: SearchEntry = { kind: "article", title, text: "Read how turtles swim.", href, teaser: true };
  const part: SearchEntry = { kind: "article", title: "In water", context: title, text: "They swim slowly.", href };
  const alone = await indexWith(teaser);
  expect(searchSite(alone, "turtles").map(({ entry }) => entry)).toEqual([teaser]);
  expect(answerQuestion(alone, NO_INTENTS, "turtles")).toBeUndefined();
  expect(answerQuestion(await indexWith(teaser, part), NO_INTENTS, "turtles")?.quote).toBe(part.text);
});

test("an offer that only mentions a word of a question does not answer it; one that is named does", async () => {
  const text = "Turtles, planners and pumps in one list.";
  const mentioning = await indexWith({ kind: "solution", title: "Aquarium", text, href: "/services/retail#solutions" });
  const named = await indexWith({ kind: "solution", title: "Turtles", text, href: "/services/retail#solutions" });
  const question = "planners of turtles in stores";
  expect(answerQuestion(mentioning, NO_INTENTS, question)).toBeUndefined();
  expect(answerQuestion(named, NO_INTENTS, question)).toBeDefined();
});

test("an article answers a question to the company only where nothing else does", async () => {
  const article: SearchEntry = {
    kind: "article",
    title: "Turtles",
    text: "Turtles everywhere.",
    href: "/blog#turtles",
  };
  const page: SearchEntry = { kind: "page", title: "Animals", text: "We like turtles.", href: "/about#values" };
  const both = await indexWith(article, page);
  expect(answerQuestion(both, NO_INTENTS, "turtles")?.sources[0]).toEqual(article);
  expect(answerQuestion(both, NO_INTENTS, "do you like turtles")?.sources[0]).toEqual(page);
  expect(answerQuestion(await indexWith(article), NO_INTENTS, "do you have turtles")?.sources[0]).toEqual(article);
});

test("an offer that mentions the only word of a question does not answer it", () => {
  expect(answerQuestion(index, NO_INTENTS, "do you use cameras")).toBeUndefined();
  expect(answerQuestion(index, NO_INTENTS, "cameras in stores")).toBeDefined();
});

test("a word that begins another one, or that another one begins, is not that one misspelled", async () => {
  const [entry] = SEARCH_FILE.entries;
  const text = "The manufacturer is named. It shrinks costs.";
  const ofIt = await makeIndex({ ...SEARCH_FILE, entries: [{ ...entry!, kind: "page", title: "Devices", text }] });
  expect(searchSite(ofIt, "manufacturing")).toEqual([]);
  expect(searchSite(ofIt, "manufacturor")).toHaveLength(1);
  expect(searchSite(ofIt, "shrinkage")).toEqual([]);
});

test("what a phrase means counts once, though a word says it again", () => {
  const covers = (query: string) => searchSite(index, query)[0]?.coverage;
  expect(covers("how much does zebra cost")).toBe(covers("how much does zebra"));
});

test("a second question that refers to the first is read with it, and is left out where its answer answers both", async () => {
  const page = (title: string, text: string, href: string): SearchEntry => ({ kind: "page", title, text, href });
  const ofIt = await makeIndex({
    ...SEARCH_FILE,
    entries: [
      page("Workshops", "Workshops are safe and last two days.", "/workshops"),
      page("Agents", "Agents wait for a person.", "/agents"),
      { ...page("Limits of agents", "Payments wait.", "/limits"), words: "safe agents" },
      page("Safe data", "Data is safe.", "/data"),
    ],
  });
  const quotes = (question: string) => {
    const answer = answerQuestion(ofIt, NO_INTENTS, question);
    return [answer?.quote, answer?.further?.quote];
  };
  expect(quotes("do you have workshops and are they safe?")).toEqual([
    "Workshops are safe and last two days.",
    undefined,
  ]);
  expect(quotes("do you have agents and is data safe?")).toEqual(["Agents wait for a person.", "Data is safe."]);
  expect(quotes("do you have agents and are they safe?")[1]).not.toBe("Data is safe.");
});

test("two halves whose answers say the same are answered once, by the one that says more", async () => {
  const text = "Otters are trained here. Badgers swim.";
  const index = await indexWith({ kind: "page", title: "Animals", text, href: "/animals" });
  const quoted = (question: string) => {
    const answer = answerQuestion(index, NO_INTENTS, question);
    return [answer?.quote, answer?.further?.quote];
  };
  expect(quoted("do badgers swim")).toEqual(["Badgers swim.", undefined]);
  expect(quoted("are otters trained")).toEqual([text, undefined]);
  expect(quoted("do badgers swim and are otters trained?")).toEqual([text, undefined]);
});
