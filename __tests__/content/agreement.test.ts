/** @jest-environment node */
/**
 * What the site says twice agrees. No figure stands here: occurrences are compared with each other, or with
 * what docs/product.md fixes. Each rule is shown a content that contradicts itself, too.
 */
import { readFileSync } from "node:fs";
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { objectsOf } from "../../src/gatsby/content/entity";
import { readingTime } from "../../src/gatsby/content/reading-time";
import { contentsOf, edited, jsonOf, realFiles, withFile } from "../support/content";

const PRODUCT = readFileSync("docs/product.md", "utf8");

/** A rule of docs/product.md, as numbers or words. */
const fixed = (pattern: RegExp): string[] => {
  const found = pattern.exec(PRODUCT);
  if (!found) throw new Error(`docs/product.md no longer says ${pattern}`);
  return found.slice(1);
};

const [REPLY = ""] = fixed(/get back to you within (\d+ \w+)/);
const WEEKS = fixed(/Projects take (\d+) to (\d+) weeks/).join("–");
const MEETING = fixed(/a meeting (\d+) to (\d+) minutes/).join("–");
const [CHAT = ""] = fixed(/live chat is described as available ([\d/]+)/);

/** Texts of an object of the content, as a visitor reads them together, with the object's place. */
type Passage = { file: string; text: string };

const NOT_READ = new Set([
  "$schema",
  "href",
  "icon",
  "tone",
  "image",
  "artwork",
  "small",
  "phoneArtwork",
  "gradient",
  "slug",
]);

const passagesOf = (files: readonly ContentFile[]): Passage[] =>
  files.flatMap(({ name }) =>
    objectsOf(jsonOf(files, name)).map(({ object }) => ({
      file: name,
      text: Object.entries(object)
        .filter(([key]) => !NOT_READ.has(key))
        .flatMap(([, value]) => value)
        .filter((value) => ["string", "number"].includes(typeof value))
        .join(" "),
    })),
  );

/** Passages outside of articles, whose examples are their own, and of what visitors ask. */
const pages = (files: readonly ContentFile[]): Passage[] =>
  passagesOf(files).filter(({ file }) => !file.startsWith("posts/") && file !== "site/intents.json");

/** All that a pattern finds, with the group that counts. */
const found = (passages: readonly Passage[], pattern: RegExp): { file: string; value: string }[] =>
  passages.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), (match) => ({
      file,
      value: match.slice(1).filter(Boolean).join("–"),
    })),
  );

const different = (values: readonly { file: string; value: string }[], expected: string): string[] =>
  values.filter(({ value }) => value !== expected).map(({ file, value }) => `${file}: ${value}, not ${expected}`);

/** The one value that all others are held against: the first. */
const unequal = (values: readonly { file: string; value: string }[]): string[] =>
  different(values, values[0]?.value ?? "");

type Metric = { value: string; label: string };

const metricsOf = (value: unknown): Metric[] =>
  objectsOf(value).flatMap(({ object }) =>
    typeof object.value === "string" && typeof object.label === "string" ? [object as Metric] : [],
  );

const digits = (text: string): string => text.replace(/\D/g, "");

/** The first file of a folder, and one of an industry: which ones there are is the editors' to say. */
const firstOf = (files: readonly ContentFile[], folder: string): string => {
  const file = files.find(({ name }) => name.startsWith(`${folder}/`));
  if (!file) throw new Error(`data/${folder} holds no file`);
  return file.name;
};
const anIndustry = (files: readonly ContentFile[]): string => firstOf(files, "industries");

/** Industries whose examples are named after real organizations (docs/product.md, section 3). */
const REAL_ORGANIZATIONS = ["healthcare", "sporttech"];

/** The question on data, where it is asked. */
const DATA_QUESTION = "data-security";

/** What a promise on data names; the short answer among the questions names the same. */
const DATA_TERMS = [
  /nondisclosure agreement|NDA/,
  /business associate agreement/,
  /data processing agreement/,
  /encrypted in transit and at rest/,
  /deleted/,
  /train models for other clients/,
];

/** Rules by what they hold, each with a change of the content that breaks it. */
const RULES: Record<
  string,
  { check: (files: readonly ContentFile[]) => string[]; spoil: (files: readonly ContentFile[]) => ContentFile[] }
> = {
  "one time until a reply": {
    check: (files) =>
      different(found(pages(files), /\b(?:repl\w+|get back|answers?)\b[^.;]*? within (\d+ \w+)/gi), REPLY),
    spoil: (files) => edited(files, "pages/contact.json", ["options", 0, "description"], "We reply within 48 hours."),
  },
  "weekends included in it everywhere, or nowhere": {
    check: (files) =>
      unequal(
        pages(files)
          // The confirmation's words are fixed (docs/product.md, section 8).
          .filter(({ text }) => text.toLowerCase().includes(`within ${REPLY}`) && !text.includes("get back to you"))
          .map(({ file, text }) => ({ file, value: /weekend/i.test(text) ? "weekends named" : "weekends not named" })),
      ),
    spoil: (files) => edited(files, "pages/contact.json", ["options", 0, "description"], `We reply within ${REPLY}.`),
  },
  "one length of a first call": {
    check: (files) => different(found(pages(files), /(\d+)(?:–| to )(\d+) minutes/g), MEETING),
    spoil: (files) => edited(files, "pages/contact.json", ["meeting", "intro"], "A call takes 30–45 minutes."),
  },
  "one length of a project": {
    check: (files) =>
      different(
        found(
          pages(files).filter(({ file, text }) => !file.startsWith("industries/") && /\bprojects?\b/i.test(text)),
          /(\d+)(?:–| to )(\d+) weeks/g,
        ),
        WEEKS,
      ),
    spoil: (files) =>
      edited(files, "pages/contact.json", ["meeting", "intro"], "Most projects take 4–20 weeks from kickoff."),
  },
  "projects of an industry within it": {
    check: (files) => {
      const [least = 0, most = 0] = WEEKS.split("–").map(Number);
      return found(
        passagesOf(files).filter(({ file }) => file.startsWith("industries/")),
        /(\d+)(?:–| to )(\d+) weeks/g,
      ).flatMap(({ file, value }) => {
        const [from = 0, to = 0] = value.split("–").map(Number);
        return from >= least && to <= most ? [] : [`${file}: ${value} weeks`];
      });
    },
    spoil: (files) => edited(files, anIndustry(files), ["overview", "intro"], "A model takes 10–18 weeks."),
  },
  "one length of a prototype": {
    check: (files) => unequal(found(pages(files), /prototypes?\b[^.]*?\b(\d+) weeks/gi)),
    spoil: (files) =>
      edited(
        edited(files, "pages/contact.json", ["meeting", "intro"], "A prototype on existing data needs 6 weeks."),
        "pages/contact.json",
        ["options", 0, "description"],
        "A prototype needs 7 weeks.",
      ),
  },
  "hours of the live chat": {
    check: (files) => different(found(pages(files), /chat[^.]*?\b(\d+\/\d+)/gi), CHAT),
    spoil: (files) => edited(files, "pages/contact.json", ["meeting", "intro"], "Live chat is available 24/5."),
  },
  "hours of the phone": {
    check: (files) => unequal(found(pages(files), /(\w+ to \w+day, \d+ [ap]m to \d+ [ap]m)/g)),
    spoil: (files) =>
      edited(files, "pages/contact.json", ["meeting", "intro"], "Call Monday to Friday, 8 am to 5 pm Pacific time."),
  },
  "one e-mail address": {
    check: (files) => {
      const { email } = jsonOf<{ email: string }>(files, "site/site.json");
      const host = email.split("@")[1]?.replaceAll(".", "\\.");
      const all = files.map(({ name }) => ({ file: name, text: JSON.stringify(jsonOf(files, name)) }));
      return different(found(all, new RegExp(`([\\w.+-]+@${host})`, "g")), email);
    },
    spoil: (files) => edited(files, "pages/contact.json", ["form", "noScript"], "Write to info@novalith.example."),
  },
  "phone numbers of links, labels and offices": {
    check: (files) => {
      const { phone } = jsonOf<{ phone: string }>(files, "site/site.json");
      const known = [phone, ...contentsOf(files, "Office").map((office) => office.phone)].map(digits);
      const links = files
        .flatMap(({ name }) => objectsOf(jsonOf(files, name)))
        .flatMap(({ object: { href, label } }) =>
          typeof href === "string" && href.startsWith("tel:")
            ? [{ href: digits(href), label: digits(String(label)) }]
            : [],
        );
      return links
        .filter(({ href, label }) => href !== label || !known.includes(href))
        .map(({ href, label }) => `${label} dials ${href}`)
        .concat(known.slice(1).includes(digits(phone)) ? [] : [`${phone} is the number of no office`]);
    },
    spoil: (files) => edited(files, "pages/contact.json", ["options", 1, "link", "href"], "tel:+14155550143"),
  },
  "the year of founding": {
    check: (files) => {
      const year = String(jsonOf<{ foundingYear: number }>(files, "site/site.json").foundingYear);
      const { timeline } = jsonOf<{ timeline: { entries: { year: string }[] } }>(files, "pages/about.json");
      const first = { file: "the timeline", value: timeline.entries[0]?.year ?? "" };
      return different([first, ...found(pages(files), /\bfounded\b[^.]*? in (\d{4})/gi)], year);
    },
    spoil: (files) => edited(files, "site/site.json", ["foundingYear"], 2017),
  },
  "the years of the offices": {
    check: (files) => {
      type Told = { entries: { year: string }[] };
      const { timeline } = jsonOf<{ timeline: Told & { later: Told } }>(files, "pages/about.json");
      const years = [...timeline.entries, ...timeline.later.entries];
      return contentsOf(files, "Office").flatMap(({ city, note }) => {
        const year = /\bopened in (\d{4})/i.exec(note)?.[1];
        const told = years.some((entry) => entry.year === year && JSON.stringify(entry).includes(city));
        return year === undefined || told
          ? []
          : [`${city}: its note says ${year}, and no entry of the timeline in pages/about.json names it for that year`];
      });
    },
    spoil: (files) => edited(files, firstOf(files, "offices"), ["note"], "Opened in 1999. Project delivery."),
  },
  "the figures of an industry's first screen: among its solutions or examples": {
    check: (files) =>
      contentsOf(files, "Industry").flatMap(({ slug, hero, solutions, caseStudies }) => {
        const known = metricsOf([solutions, caseStudies]);
        const words = (label: string): string[] => label.toLowerCase().match(/[a-z]{4,}/g) ?? [];
        return hero.metrics
          .filter(
            ({ value, label }) =>
              !known.some(
                (metric) => metric.value === value && words(metric.label).some((word) => words(label).includes(word)),
              ),
          )
          .map(({ value, label }) => `${slug}: ${value} ${label}`);
      }),
    spoil: (files) => edited(files, anIndustry(files), ["hero", "metrics", 0, "value"], "99.8712%"),
  },
  "figures of one label within an industry, and on AI Solutions": {
    check: (files) => {
      const { stories } = jsonOf<{ stories: { items: { link: { href: string }; metrics: Metric[] }[] } }>(
        files,
        "pages/ai-solutions.json",
      );
      return contentsOf(files, "Industry").flatMap(({ path, hero, solutions, caseStudies }) => {
        const told = stories.items.filter(({ link }) => link.href === path);
        const values = new Map<string, string>();
        return metricsOf([hero, solutions, caseStudies, told]).flatMap(({ value, label }) => {
          const first = values.get(label) ?? value;
          values.set(label, first);
          return first === value ? [] : [`${path}: ${first} and ${value} ${label}`];
        });
      });
    },
    spoil: (files) => {
      const [industry] = contentsOf(files, "Industry");
      const metric = { ...industry!.hero.metrics[0]!, value: "99.8712%" };
      const story = { href: industry!.path, label: "Read it" };
      return edited(
        edited(files, "pages/ai-solutions.json", ["stories", "items", 1, "link"], story),
        "pages/ai-solutions.json",
        ["stories", "items", 1, "metrics", 0],
        metric,
      );
    },
  },
  "footnotes of all industries": {
    check: (files) =>
      contentsOf(files, "Industry").flatMap(({ slug, hero, caseStudies }, _, [first]) =>
        hero.footnote === first?.hero.footnote && caseStudies.footnote === first.caseStudies.footnote ? [] : [slug],
      ),
    spoil: (files) => edited(files, anIndustry(files), ["hero", "footnote"], "Targets."),
  },
  "real organizations: never without the word that they are examples (docs/product.md, section 3)": {
    check: (files) => {
      const named = REAL_ORGANIZATIONS.flatMap((slug) =>
        (contentsOf(files, "Industry").find((industry) => industry.slug === slug)?.caseStudies.items ?? []).map(
          ({ organization }) => organization,
        ),
      );
      const names = named.map((organization) => organization.replace("Illustrative: ", ""));
      const all = files.map(({ name, bytes }) => ({ file: name, text: Buffer.from(bytes).toString("utf8") }));
      return names.flatMap((name) =>
        all
          .filter(({ text }) => text.replaceAll(`Illustrative: ${name}`, "").includes(name))
          .map(({ file }) => `${file}: ${name}`),
      );
    },
    spoil: (files) => {
      const slug = REAL_ORGANIZATIONS.find((name) => files.some((file) => file.name === `industries/${name}.json`));
      return edited(files, `industries/${slug}.json`, ["caseStudies", "items", 0, "organization"], "Any Clinic");
    },
  },
  "the promise on data and the answer to the question": {
    check: (files) => {
      const promise = JSON.stringify(jsonOf<{ promise: unknown }>(files, "site/site.json").promise);
      return contentsOf(files, "Question")
        .filter(({ slug }) => slug === DATA_QUESTION)
        .flatMap(({ answer }) => DATA_TERMS.filter((term) => term.test(promise) !== term.test(answer)).map(String));
    },
    spoil: (files) =>
      withFile(
        files,
        `questions/${DATA_QUESTION}.json`,
        JSON.stringify({
          ...jsonOf(files, firstOf(files, "questions")),
          answer: "By default, in your own cloud account or data center.",
        }),
      ),
  },
  "reading times and the articles": {
    check: (files) =>
      contentsOf(files, "Post")
        .filter(({ body, readTime }) => readTime !== readingTime(body))
        .map(({ slug, readTime }) => `${slug}: ${readTime}`),
    spoil: (files) => edited(files, firstOf(files, "posts"), ["readTime"], "99 min read"),
  },
};

let files: ContentFile[];

beforeAll(async () => {
  files = await realFiles();
});

describe.each(Object.entries(RULES))("what the content says of %s", (_, { check, spoil }) => {
  it("agrees", () => {
    expect(check(files)).toEqual([]);
  });

  it("is seen to disagree where one place says something else", () => {
    expect(check(spoil(files))).not.toEqual([]);
  });
});
