/** @jest-environment node */
import type { ContentFile } from "../../../../src/gatsby/content/content-files";
import { NEWEST_POSTS } from "../../../../src/lib/blog";
import { BLOG_IDS, FRAME_IDS } from "../../../../src/lib/page-ids";
import { edited, jsonOf, withFile } from "../../../support/content";
import { fixedFiles, fixedIssuesOf } from "../../../support/fixed-content";

let files: ContentFile[];

beforeAll(async () => {
  files = await fixedFiles();
});

const INDUSTRY = "industries/first-industry.json";
const OTHER_INDUSTRY = "industries/second-industry.json";
const POST = "posts/first-article.json";
const NAVIGATION = "navigation/navigation.json";
const without = (...names: string[]) => names.reduce((left, name) => withFile(left, name, undefined), files);

describe("one mistake between files gives one issue", () => {
  it.each<[string, string, (string | number)[], unknown, string, string | undefined]>([
    ["the schema of another type", INDUSTRY, ["$schema"], "../schemas/post.schema.json", "$schema", undefined],
    [
      "a branch twice",
      INDUSTRY,
      ["subIndustries", "items", 1, "slug"],
      "branch-1",
      "subIndustries.items[1].slug",
      undefined,
    ],
    [
      "a topic that the contact page does not know",
      "pages/services.json",
      ["hero", "secondary", "topic"],
      "demos",
      "hero.secondary.topic",
      "demo",
    ],
    [
      "a topic of its own that is an industry",
      "pages/contact.json",
      ["topics", "others", 0, "topic"],
      "first-industry",
      "topics.others[0].topic",
      undefined,
    ],
    [
      "a service that the home page calls otherwise",
      "pages/services.json",
      ["services", "items", 0, "title"],
      "Service 2 of many",
      "services.items[0].title",
      undefined,
    ],
    [
      "an office's number that makes another sum than the groups",
      "pages/about.json",
      ["size", "offices", 0, "people"],
      35,
      "size.offices",
      undefined,
    ],
    [
      "an office that is in no city",
      "pages/about.json",
      ["size", "offices", 0, "label"],
      "First Citi",
      "size.offices[0].label",
      "First City",
    ],
    [
      "an office whose holidays end a year before another's",
      "offices/first-office.json",
      ["holidays"],
      [{ date: "2026-12-25", name: "Christmas Day" }],
      "holidays",
      undefined,
    ],
    ["an unknown category", POST, ["category"], "trend", "category", "trends"],
    ["an unknown industry", POST, ["industry"], "first-industri", "industry", "first-industry"],
    ["an article corrected before it was published", POST, ["updated"], "2026-10-05", "updated", undefined],
    ["the category for all", POST, ["category"], "all", "category", undefined],
    ["a short article", POST, ["body"], [{ paragraphs: ["Hello."] }, { paragraphs: ["Bye."] }], "body", undefined],
    ["a link to nowhere", NAVIGATION, ["header", 1, "href"], "/abuot", "header[1].href", "/about"],
    [
      "a link to a place that is not there",
      NAVIGATION,
      ["footer", "columns", 0, "links", 1, "href"],
      "/about#teams",
      "footer.columns[0].links[1].href",
      "team",
    ],
    [
      "a link to a tab that is not there",
      OTHER_INDUSTRY,
      ["hero", "secondary", "href"],
      "#workflow",
      "hero.secondary.href",
      undefined,
    ],
    ["a planned page that exists", NAVIGATION, ["header", 1, "planned"], true, "header[1].planned", undefined],
    [
      "a detour for a page that exists",
      "pages/not-found.json",
      ["detours", 0, "from", 0],
      "/about",
      "detours[0].from[0]",
      undefined,
    ],
    [
      "an address that has a detour already",
      "pages/not-found.json",
      ["detours", 1, "from", 0],
      "/careers",
      "detours[1].from[0]",
      undefined,
    ],
    [
      "a drawing that another service has",
      "pages/services.json",
      ["services", "items", 1, "drawing"],
      "fit",
      "services.items[1].drawing",
      undefined,
    ],
    [
      "a question that both a sentence and the search are to answer",
      "site/intents.json",
      ["intents", 0, "search"],
      true,
      "intents[0].search",
      undefined,
    ],
    [
      "a date where none is said",
      "pages/contact.json",
      ["consultation", "none", "text"],
      "It is {date}.",
      "consultation.none.text",
      undefined,
    ],
  ])("%s", async (_, name, place, value, path, suggestion) => {
    const issues = await fixedIssuesOf(edited(files, name, place, value));
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ file: `data/${name}`, path });
    expect(issues[0]!.suggestion).toBe(suggestion);
  });

  it("an address without a page, with the advice to plan it only where visitors see a link", async () => {
    const adviceAt = async (name: string, place: (string | number)[]): Promise<string | undefined> =>
      (await fixedIssuesOf(edited(files, name, place, "/abuot")))[0]?.expected;
    expect(await adviceAt(NAVIGATION, ["header", 1, "href"])).toContain('"planned": true');
    expect(await adviceAt("site/assistant.json", ["suggestions", 0, "href"])).toBe("the path of a page");
  });

  it("a chart whose figure the article does not state, even where a longer one holds it", async () => {
    const chart = (...values: string[]) => ({
      kind: "bars",
      caption: "A chart",
      series: ["Series"],
      rows: values.map((value, index) => ({ label: `Row ${index}`, values: [value] })),
    });
    const { body } = jsonOf<{ body: { paragraphs: string[] }[] }>(files, POST);
    const stated = edited(files, POST, ["body", 0, "paragraphs", 0], `${body[0]!.paragraphs[0]} From $1,630 to $163.`);
    expect(await fixedIssuesOf(edited(stated, POST, ["body", 1, "chart"], chart("$1,630", "$163")))).toEqual([]);
    expect(await fixedIssuesOf(edited(stated, POST, ["body", 1, "chart"], chart("$163", "$16", "$1")))).toMatchObject([
      { path: "body[1].chart.rows[1].values[0]" },
      { path: "body[1].chart.rows[2].values[0]" },
    ]);
  });

  it("a title that is another page's with the brand behind it", async () => {
    const { brand } = jsonOf<{ brand: string }>(files, "site/site.json");
    const named = edited(files, INDUSTRY, ["seo", "title"], "Claims");
    expect(await fixedIssuesOf(edited(named, OTHER_INDUSTRY, ["seo", "title"], `Claims | ${brand}`))).toMatchObject([
      { file: `data/${OTHER_INDUSTRY}`, path: "seo.title", found: expect.stringContaining(INDUSTRY) as string },
    ]);
  });

  it("a title or description that two pages share", async () => {
    const { seo } = jsonOf<{ seo: { title: string; description: string } }>(files, INDUSTRY);
    for (const field of ["title", "description"] as const) {
      expect(await fixedIssuesOf(edited(files, OTHER_INDUSTRY, ["seo", field], seo[field]))).toMatchObject([
        { file: `data/${OTHER_INDUSTRY}`, path: `seo.${field}`, found: expect.stringContaining(INDUSTRY) as string },
      ]);
    }
  });

  it("a branch that stands three times, each time with the place of the first", async () => {
    const place = (index: number) => ["subIndustries", "items", index, "slug"];
    const spoiled = edited(edited(files, INDUSTRY, place(1), "branch-1"), INDUSTRY, place(3), "branch-1");
    const named = { found: '"branch-1"', expected: "a slug that no other branch has; entry [0] has this one" };
    expect(await fixedIssuesOf(spoiled)).toMatchObject([
      { path: "subIndustries.items[1].slug", ...named },
      { path: "subIndustries.items[3].slug", ...named },
    ]);
  });

  it("a solution whose title was changed: every branch that named it, and the title itself", async () => {
    type Offer = { solutions: { items: { title: string }[] }; subIndustries: { items: { solutions: string[] }[] } };
    const { solutions, subIndustries } = jsonOf<Offer>(files, INDUSTRY);
    const { title } = solutions.items[0]!;
    const branches = subIndustries.items.flatMap(({ solutions: named }, index) =>
      named.flatMap((name, position) =>
        name === title ? [`subIndustries.items[${index}].solutions[${position}]`] : [],
      ),
    );
    const issues = await fixedIssuesOf(edited(files, INDUSTRY, ["solutions", "items", 0, "title"], "Another title"));
    expect(branches.length).toBeGreaterThan(1);
    expect(issues.map(({ path }) => path)).toEqual([...branches, "solutions.items[0].title"]);
    expect(issues.at(-1)).toMatchObject({
      found: '"Another title", which no branch names, or which stands twice',
      expected: `${JSON.stringify(title)}, as ${branches[0]} has it, or the new title in each branch`,
    });
  });

  it("solutions of which three were changed at once: the branches alone, as nobody can tell which is which", async () => {
    const changed = [0, 1, 2].reduce(
      (left, index) => edited(left, INDUSTRY, ["solutions", "items", index, "title"], `New title ${index}`),
      files,
    );
    const paths = (await fixedIssuesOf(changed)).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !path.startsWith("subIndustries"))).toEqual([]);
  });

  it("two solutions of one title, where a branch still names the other", async () => {
    const { solutions } = jsonOf<{ solutions: { items: { title: string }[] } }>(files, INDUSTRY);
    const twice = edited(files, INDUSTRY, ["solutions", "items", 0, "title"], solutions.items[1]!.title);
    const paths = (await fixedIssuesOf(twice)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["solutions.items[0].title", "solutions.items[1].title"]));
    expect(paths).not.toContain("solutions.items[2].title");
  });

  it("a branch's solution that the industry does not offer", async () => {
    const { solutions } = jsonOf<{ solutions: { items: { title: string }[] } }>(files, INDUSTRY);
    const title = solutions.items[0]!.title;
    const place = ["subIndustries", "items", 0, "solutions", 0];
    expect(await fixedIssuesOf(edited(files, INDUSTRY, place, `${title}s`))).toMatchObject([
      { path: "subIndustries.items[0].solutions[0]", suggestion: title },
    ]);
  });
});

describe("a name that a page uses itself", () => {
  const renamed = (from: string, to: string): ContentFile[] => {
    const folder = from.split("/")[0] ?? "";
    return withFile(files, `${folder}/${to}.json`, JSON.stringify(jsonOf(files, from)));
  };

  it.each(["main", "mobile-menu", "industry-panel", "newsletter-email", "latest", "featured"])(
    "stands in the list of such names: %s",
    (id) => expect([...FRAME_IDS, ...BLOG_IDS]).toContain(id),
  );

  it.each([...FRAME_IDS, ...BLOG_IDS, "first-article-title"])("is refused for an article: %s", async (slug) => {
    expect(await fixedIssuesOf(renamed(POST, slug))).toMatchObject([
      { file: `data/posts/${slug}.json`, path: "", expected: "another name for the file" },
    ]);
  });

  it("is refused for an industry: index", async () => {
    const issues = await fixedIssuesOf(renamed(OTHER_INDUSTRY, "index"));
    expect(issues).toContainEqual(
      expect.objectContaining({ file: "data/industries/index.json", expected: "another name for the file" }),
    );
  });
});

describe("files that are not there", () => {
  it("takes an industry away with nothing left but its number and the links to it, each with its place", async () => {
    const issues = (await fixedIssuesOf(without(OTHER_INDUSTRY))).filter(
      ({ found }) => !found.endsWith(' industries"'),
    );
    expect(issues.length).toBeGreaterThan(0);
    for (const { file, path, found } of issues) {
      expect(file).not.toContain("second-industry");
      expect(path).toMatch(/href$|^industry$/);
      expect(found).toMatch(/^"(\/services\/)?second-industry"$/);
    }
  });

  it("names a missing single file once, though many link to its page", async () => {
    expect(await fixedIssuesOf(without("pages/contact.json"))).toMatchObject([
      { file: "data/pages/contact.json", found: "no such file" },
    ]);
  });

  it("wants the category for all", async () => {
    expect(await fixedIssuesOf(without("categories/all.json"))).toMatchObject([{ found: "no category all.json" }]);
  });

  it("names the posts of a category that was removed", async () => {
    const issues = await fixedIssuesOf(without("categories/trends.json"));
    expect(issues.length).toBeGreaterThan(0);
    for (const { file, path, expected } of issues) {
      expect(file).toMatch(/^data\/posts\//);
      expect(path).toBe("category");
      expect(expected).not.toContain("trends");
    }
  });

  it("wants at least one file of each kind", async () => {
    const offices = files.filter(({ name }) => name.startsWith("offices/")).map(({ name }) => name);
    expect(await fixedIssuesOf(without(...offices))).toMatchObject([{ file: "data/offices/<slug>.json" }]);
  });

  it.each([
    "people/notes.txt",
    "people/photos/anna.json",
    "industry/finance.json",
    "stray.json",
    "people.json",
    "pages/jobs.json",
  ])("refuses %s, which belongs to no type", async (name) => {
    const issues = await fixedIssuesOf(withFile(files, name, "{}"));
    expect(issues).toMatchObject([{ file: `data/${name}`, found: "a file that belongs to no content type" }]);
  });
});

describe("what is named twice", () => {
  it.each([
    ["site/assistant.json", ["suggestions"], "href"],
    ["pages/contact.json", ["topics", "others"], "topic"],
  ])("is refused in %s, whose later entry would never count", async (name, place, field) => {
    const list = place.reduce<unknown>(
      (found, key) => (found as Record<string, unknown>)[key],
      jsonOf(files, name),
    ) as object[];
    expect(await fixedIssuesOf(edited(files, name, place, [...list, list[0]]))).toMatchObject([
      {
        path: `${place.join(".")}[${list.length}].${field}`,
        expected: expect.stringContaining("not listed yet") as string,
      },
    ]);
  });
});

describe("a broken file", () => {
  it.each([INDUSTRY, "categories/ai.json", "pages/services.json", "pages/blog.json", POST, NAVIGATION])(
    "%s is reported alone, without alarms in the files that refer to it",
    async (name) => {
      for (const text of ["{", "{}"]) {
        const issues = await fixedIssuesOf(withFile(files, name, text));
        expect(new Set(issues.map(({ file }) => file))).toEqual(new Set([`data/${name}`]));
      }
    },
  );

  it("does not hide what is wrong between other files", async () => {
    const issues = await fixedIssuesOf(edited(withFile(files, INDUSTRY, "{"), POST, ["category"], "nope"));
    expect(issues.map(({ file }) => file).sort()).toEqual([`data/${INDUSTRY}`, `data/${POST}`]);
  });
});

describe("the featured article", () => {
  /** Articles before the featured one. */
  const withArticlesBefore = (count: number): ContentFile[] => {
    const featured = edited(files, POST, ["order"], 9999);
    const post = jsonOf(files, POST) as object;
    return Array.from({ length: count }, (_, place) => place).reduce(
      (all, place) =>
        withFile(all, `posts/more-${place}.json`, JSON.stringify({ ...post, order: place, featured: false })),
      featured,
    );
  };

  it.each([
    // The fixed content has three besides it.
    [NEWEST_POSTS - 4, []],
    [NEWEST_POSTS - 3, [`featured`]],
  ])("with %i more articles before it, the check names %j", async (count, expected) => {
    const issues = await fixedIssuesOf(withArticlesBefore(count));
    expect(issues.map(({ path }) => path)).toEqual(expected);
  });

  it("must be there, unless an article that cannot be read may be it", async () => {
    const without = edited(files, POST, ["featured"], false);
    expect(await fixedIssuesOf(without)).toMatchObject([{ path: "featured", expected: "true in one of the articles" }]);
    const broken = "posts/second-article.json";
    const issues = await fixedIssuesOf(withFile(without, broken, "{"));
    expect(issues.map(({ file }) => file)).toEqual([`data/${broken}`]);
  });
});

describe("the answer of an intent", () => {
  const INTENTS = "site/intents.json";
  const answered = (answer: object) => fixedIssuesOf(edited(files, INTENTS, ["intents", 0, "answer"], answer));

  it("stands at its place", async () => {
    const [{ answer }] = jsonOf<{ intents: [{ answer: { href: string } }] }>(files, INTENTS).intents;
    expect(await answered(answer)).toEqual([]);
    expect(await answered({ ...answer, says: "words that nobody wrote" })).toMatchObject([
      { path: "intents[0].answer.says", found: '"words that nobody wrote", which no sentence at /contact says' },
    ]);
  });

  it("is told by the beginning of the sentence there that has the most words in common with the old one", async () => {
    const href = "/contact#question-first-question";
    const long = `The pilot costs a fixed price ${"and so on ".repeat(9)}to its end.`;
    const question = edited(files, "questions/first-question.json", ["answer"], `Costs are fixed. ${long} The pilot.`);
    const suggested = async (says: string) =>
      (await fixedIssuesOf(edited(question, INTENTS, ["intents", 0, "answer"], { href, says })))[0]?.suggestion;
    const beginning = await suggested("Pilots cost one fixed price");
    expect(beginning).toMatch(/^The pilot costs a fixed price and so on.* \w+$/);
    expect(beginning!.length).toBeLessThanOrEqual(100);
    expect(await suggested(beginning!)).toBeUndefined();
    expect(await suggested("Nothing alike")).toBeUndefined();
  });

  it("is one sentence, at a place that the search knows", async () => {
    const [{ answer }] = jsonOf<{ intents: [{ answer: { href: string; says: string } }] }>(files, INTENTS).intents;
    const places = [
      { href: "/contact#message", says: answer.says },
      { href: "https://example.com/", says: answer.says },
      { href: "/contact#question-first-question", says: "ends here. Another" },
    ];
    const question = edited(files, "questions/first-question.json", ["answer"], "One ends here. Another begins.");
    for (const place of places)
      expect(await fixedIssuesOf(edited(question, INTENTS, ["intents", 0, "answer"], place))).toMatchObject([
        { path: "intents[0].answer.says" },
      ]);
  });

  it("is one issue where its place is gone, and none where a file cannot be read", async () => {
    const says = "words that nobody wrote";
    expect(await answered({ href: "/services/nowhere", says })).toMatchObject([{ path: "intents[0].answer.href" }]);
    const broken = edited(withFile(files, POST, "{"), INTENTS, ["intents", 0, "answer"], { href: "/contact", says });
    expect((await fixedIssuesOf(broken)).map(({ file }) => file)).toEqual([`data/${POST}`]);
  });
});
