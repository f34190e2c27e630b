/** @jest-environment node */
import type { ContentFile } from "../../../../src/gatsby/content/content-files";
import { edited, jsonOf, withFile } from "../../../support/content";
import { fixedFiles, fixedIssuesOf } from "../../../support/fixed-content";

let files: ContentFile[];

beforeAll(async () => {
  files = await fixedFiles();
});

const issuesAfter = (name: string, place: (string | number)[], value: unknown) =>
  fixedIssuesOf(edited(files, name, place, value));

const INDUSTRY = "industries/first-industry.json";

describe("one mistake gives one issue with its place", () => {
  it.each<[string, string, (string | number)[], unknown, string, RegExp, RegExp]>([
    ["an unknown icon", INDUSTRY, ["icon"], "heart-puls", "icon", /"heart-puls"/, /one of 40 names/],
    [
      "an unknown tone",
      INDUSTRY,
      ["solutions", "items", 1, "tone"],
      "blue",
      "solutions.items[1].tone",
      /"blue"/,
      /"primary", "accent", "secondary"/,
    ],
    ["a missing field", INDUSTRY, ["seo", "title"], undefined, "seo.title", /missing/, /a text .*Title of the page/],
    ["a wrong type", INDUSTRY, ["order"], "2", "order", /"2"/, /number/],
    ["a fraction", INDUSTRY, ["order"], 1.5, "order", /1.5/, /whole number/],
    [
      "a placeholder that nothing is filled in for",
      "pages/contact.json",
      ["consultation", "day"],
      "Day {n}",
      "consultation.day",
      /Day \{n\}/,
      /a text without \{n\}/,
    ],
    [
      "a link that schedules without a message",
      "pages/contact.json",
      ["options", 0],
      {
        icon: "mail",
        title: "Meeting",
        description: "With us.",
        link: { label: "Request", href: "#message" },
        schedules: true,
      },
      "options[0].message",
      /missing/,
      /a beginning of the message/,
    ],
    [
      "a topic on a link to another page",
      "pages/services.json",
      ["hero", "secondary"],
      { label: "Watch", href: "/about", topic: "demo" },
      "hero.secondary.topic",
      /demo/,
      /no topic/,
    ],
    [
      "a part of a page that is suggested questions for",
      "site/assistant.json",
      ["suggestions", 0, "href"],
      "/contact#message",
      "suggestions[0].href",
      /#message/,
      /a path/,
    ],
    ["an empty text", INDUSTRY, ["name"], "", "name", /""/, /not empty/],
    [
      "a long description",
      INDUSTRY,
      ["seo", "description"],
      "x".repeat(301),
      "seo.description",
      /301 characters/,
      /at most 300/,
    ],
    [
      "a greeting that no word equals as it is compared",
      "site/assistant.json",
      ["pleasantries", 0, "words", 0],
      "Good morning",
      "pleasantries[0].words[0]",
      /"Good morning"/,
      /one lower-case word/,
    ],
    ["an empty list", INDUSTRY, ["overview", "paragraphs"], [], "overview.paragraphs", /0 entries/, /at least 1 entry/],
    [
      "three solutions",
      INDUSTRY,
      ["solutions", "items", 3],
      undefined,
      "solutions.items",
      /3 entries/,
      /four solutions/,
    ],
    [
      "two case studies",
      INDUSTRY,
      ["caseStudies", "items", 0],
      undefined,
      "caseStudies.items",
      /2 entries/,
      /three case studies/,
    ],
    ["three steps", INDUSTRY, ["workflow", "steps", 3], undefined, "workflow.steps", /3 entries/, /four steps/],
    ["HTML", INDUSTRY, ["hero", "intro"], "A <b>bold</b> claim", "hero.intro", /<b>/, /no HTML/],
    ["a space at the end", INDUSTRY, ["name"], "Finance ", "name", /"Finance "/, /no space at either end/],
    ["half an emoji", INDUSTRY, ["name"], "Finance \ud83d", "name", /Finance/, /plain text/],
    [
      "a script as a link",
      INDUSTRY,
      ["callToAction", "primary", "href"],
      "javascript:alert(1)",
      "callToAction.primary.href",
      /javascript/,
      /"\/contact"/,
    ],
    [
      "a text without its mark",
      "pages/blog.json",
      ["latest", "countLabel"],
      "articles",
      "latest.countLabel",
      /"articles"/,
      /\{n\}/,
    ],
    ["a day that does not exist", "posts/first-article.json", ["date"], "2025-02-30", "date", /2025-02-30/, /a date/],
    [
      "a reading time in words",
      "posts/first-article.json",
      ["readTime"],
      "8 minutes",
      "readTime",
      /8 minutes/,
      /"5 min read"/,
    ],
    [
      "an image elsewhere",
      "people/first-person.json",
      ["image"],
      "https://example.com/a.png",
      "image",
      /example/,
      /below data\/images/,
    ],
  ])("%s", async (_, name, place, value, path, found, expected) => {
    const issues = await issuesAfter(name, place, value);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ file: `data/${name}`, path });
    expect(issues[0]!.found).toMatch(found);
    expect(issues[0]!.expected).toMatch(expected);
  });
});

describe("a text that shows nothing is empty", () => {
  it.each([
    ["a zero-width space", "\u200b"],
    ["a word joiner", "\u2060"],
    ["a soft hyphen", "\u00ad"],
    ["a Hangul filler", "\u3164"],
    ["half-width Hangul filler", "\uffa0"],
    ["an empty Braille cell", "\u2800"],
    ["a variation selector", "\ufe0f"],
    ["tag characters", "\u{e0061}\u{e0062}"],
    ["a combining mark", "\u0301"],
    ["several of them", "\u200b \u3164\u200d\u2800\u2063"],
  ])("%s", async (_, text) => {
    for (const [name, place] of [
      [INDUSTRY, ["hero", "headline"]],
      [INDUSTRY, ["hero", "primary", "label"]],
      ["offices/first-office.json", ["note"]],
    ] as const) {
      const issues = await issuesAfter(name, [...place], text);
      expect(issues).toMatchObject([
        { path: place.join("."), expected: expect.stringContaining("can be seen") as string },
      ]);
      // Nobody could see what was found otherwise.
      expect(issues[0]?.found).toMatch(/\\u[0-9a-f]{4}|[\u0301]/);
    }
  });

  it.each(["A", "7", "—", "€", "\u2192", "\u5b57", "\u0639", "\ud83d\ude80", "\u200bA", "\u{1f469}\u200d\u{1f52c}"])(
    "but not %j",
    async (text) => {
      expect(await issuesAfter("offices/first-office.json", ["note"], text)).toEqual([]);
    },
  );
});

describe("guide prices", () => {
  const guided = (guide: string) => issuesAfter("pages/services.json", ["run", "phases", 0, "guide"], guide);

  it.each(["$1.2 M", "On request", "About 70,000", "$18,000–70,000", "$70,000 at most", "$70,00", "Only18,000"])(
    "%j cannot be drawn",
    async (guide) => {
      expect(await guided(guide)).toMatchObject([
        { path: "run.phases[0].guide", expected: expect.stringContaining("ends with a sum in figures") as string },
      ]);
    },
  );

  it.each(["$950", "€18000", "Under $70,000", "Up to £1,200,000"])("%j can be drawn", async (guide) => {
    expect(await guided(guide)).toEqual([]);
  });
});

describe("addresses", () => {
  const SITE = "site/site.json";
  const LINK = ["callToAction", "primary", "href"];
  const URL_PLACE = ["social", 0, "url"];

  it.each([
    "https://[",
    "https://%",
    "https://.",
    "https://..",
    "https://1",
    "https://localhost",
    "https:///x.example",
    "https://-.example",
    "https://user:secret@x.example",
    "https://x.example/%zz",
    "https://x.example/\u200b",
    "https://x.example/\u0000",
    "https://x.example:99999",
  ])("%j leads nowhere", async (url) => {
    expect(await issuesAfter(INDUSTRY, LINK, url)).toMatchObject([{ path: "callToAction.primary.href" }]);
    expect(await issuesAfter(SITE, URL_PLACE, url)).toMatchObject([{ path: "social[0].url" }]);
    expect(await issuesAfter(SITE, ["url"], url)).toMatchObject([{ path: "url" }]);
  });

  it.each([
    "mailto:",
    "mailto:@",
    "mailto:a@b",
    "mailto:a@\u0000.example",
    "mailto:a\u0000@b.example",
    "mailto:a@b.example\u200b",
    "mailto:<a@b.example>",
    "mailto:a..b@c.example",
    "mailto:a@b.example?subject=%zz",
    "tel:+",
    "tel:+1",
    "tel:+123456",
    "tel:+1234567890123456",
    "tel:555",
  ])("%j reaches nobody", async (href) => {
    expect(await issuesAfter(INDUSTRY, LINK, href)).toMatchObject([{ path: "callToAction.primary.href" }]);
  });

  it.each([
    "https://x.example",
    "https://www.x.example/a/b?c=%20d&e=\u00fc#f",
    "https://x.example:8080/",
    "https://m\u00fcnchen.example/",
    "mailto:first.last+tag@sub.x.example",
    "mailto:a@b.example?subject=Hello%20there&body=A",
    "tel:+14155550142",
  ])("%j is one", async (href) => {
    expect(await issuesAfter(INDUSTRY, LINK, href)).toEqual([]);
  });

  it.each(["England", "gb", "12", "UK", "EU", "ZZ", "EN"])("country %s is refused once", async (country) => {
    const found = await issuesAfter("offices/first-office.json", ["country"], country);
    expect(found).toMatchObject([{ path: "country", expected: expect.stringContaining("ISO 3166") }]);
  });

  it.each([
    "+1 (((((((",
    "+1 - - - - - -",
    "+1 ()()()()",
    "+1 415",
    "+123456",
    "+1 415 555 0142 0142 0142",
    "+1  415 555 0142",
    "+1 415 555 0142 ",
    "415 555 0142",
    `+${"1".repeat(10_000)}x`,
  ])("%j is no phone number", async (phone) => {
    expect(await issuesAfter("offices/first-office.json", ["phone"], phone)).toMatchObject([{ path: "phone" }]);
    expect(await issuesAfter(SITE, ["phone"], phone)).toMatchObject([{ path: "phone" }]);
  });

  it.each(["+1 415 555 0142", "+1 (415) 555-0142", "+44 (0)20 7946 0391", "+442079460391"])(
    "%j is a phone number",
    async (phone) => {
      expect(await issuesAfter("offices/first-office.json", ["phone"], phone)).toEqual([]);
    },
  );
});

it("gives the line and column of the value", async () => {
  const changed = edited(files, INDUSTRY, ["icon"], "landmrk");
  const text = Buffer.from(changed.at(-1)!.bytes).toString("utf8");
  const before = text.slice(0, text.indexOf('"landmrk"')).split("\n");
  expect(await fixedIssuesOf(changed)).toMatchObject([
    { line: before.length, column: before.at(-1)!.length + 1, suggestion: "landmark" },
  ]);
});

it("names the field that an unknown one was meant to be", async () => {
  const json = jsonOf(files, INDUSTRY);
  const { artwork, ...rest } = json;
  const issues = await fixedIssuesOf(withFile(files, INDUSTRY, JSON.stringify({ ...rest, artwrok: artwork })));
  expect(issues).toMatchObject([
    { path: "artwork", found: "nothing: the field is missing" },
    { path: "artwrok", suggestion: "artwork" },
  ]);
});

it.each(["[]", '"text"', "1", "null", '{"__proto__": {}, "constructor": 1}'])("refuses the file %s", async (text) => {
  const issues = await fixedIssuesOf(withFile(files, "people/new.json", text));
  expect(issues.length).toBeGreaterThan(0);
  for (const { file } of issues) expect(file).toBe("data/people/new.json");
});

it("lists the issues of all files in one run", async () => {
  const broken = withFile(
    edited(
      edited(files, "offices/first-office.json", ["phone"], "none"),
      "posts/first-article.json",
      ["category"],
      "none",
    ),
    "questions/first-question.json",
    "{",
  );
  const issues = await fixedIssuesOf(broken);
  expect(issues.map(({ file }) => file).sort()).toEqual([
    "data/offices/first-office.json",
    "data/posts/first-article.json",
    "data/questions/first-question.json",
  ]);
});
