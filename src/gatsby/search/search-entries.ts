/** What of the content can be found: the entries of the search index. */
import { articlePath, industryPath, SERVICES_PATH } from "../../lib/paths";
import {
  ABOUT_IDS,
  AI_SOLUTIONS_IDS,
  CONTACT_IDS,
  DATA_ANCHOR,
  NEXT_ID,
  officeId,
  personId,
  questionId,
  SERVICES_IDS,
  TERMS_ID,
} from "../../lib/page-ids";
import type { EntryKind, SearchEntry } from "../../search/entry";
import { splitSentences } from "../../search/split-sentences";
import type { ContentOf } from "../content/collections";

/** The content that the index is made of, as GraphQL answers it: a field that a file leaves out may be null. */
export type SearchContent = {
  settings: ContentOf<"SiteSettings">;
  home: ContentOf<"HomePage">;
  about: ContentOf<"AboutPage">;
  contact: ContentOf<"ContactPage">;
  aiSolutions: ContentOf<"AiSolutionsPage">;
  services: ContentOf<"ServicesPage">;
  blog: ContentOf<"BlogPage">;
  industries: readonly ContentOf<"Industry">[];
  posts: readonly ContentOf<"Post">[];
  people: readonly ContentOf<"Person">[];
  offices: readonly ContentOf<"Office">[];
  questions: readonly ContentOf<"Question">[];
};

/** Characters of an article that are indexed, so that one costs visitors at most a kilobyte (docs/product.md, section 11). */
const ARTICLE_LENGTH = 1900;

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

type Part = string | null | undefined;

/** Joins texts to sentences: one that ends without a sign gets a full stop. */
const sentences = (...parts: readonly Part[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?…:]["”’]?$/.test(part) ? part : `${part}.`))
    .join(" ");

/** A list as a sentence: "Fraud scores, customer segments, recommendations." */
const list = (items: readonly string[]): string => sentences(items.join("; "));

const figures = (metrics: readonly { value: string; label: string }[] | null | undefined): string =>
  metrics ? list(metrics.map(({ value, label }) => `${value} ${label}`)) : "";

const entry = (
  kind: EntryKind,
  href: string,
  title: string,
  context: string | undefined,
  ...parts: readonly Part[]
): SearchEntry => ({ kind, title, ...(context ? { context } : {}), text: sentences(...parts), href });

/** An entry that further words find: what visitors call it, and its page has as a shape and not as a word. */
const found = (words: string, by: SearchEntry): SearchEntry => ({ ...by, words });

type PageContent = { path: string; seo: { title: string; description: string; keywords: readonly string[] } };

const pageEntry = (
  { path, seo }: PageContent,
  kind: EntryKind,
  title: string,
  ...parts: readonly Part[]
): SearchEntry => ({
  ...entry(kind, path, title, undefined, seo.description, ...parts),
  words: [seo.title, ...seo.keywords].join(", "),
});

const homeEntries = ({ home }: SearchContent): SearchEntry[] => [
  pageEntry(home, "page", home.hero.headline, home.hero.intro),
  ...home.terms.items.map(({ title, description }) =>
    entry("page", `${home.path}#${TERMS_ID}`, title, home.terms.heading, description),
  ),
];

const aboutEntries = ({ about, people }: SearchContent): SearchEntry[] => {
  const { path, hero, mission, vision, timeline, size, values, team } = about;
  const name = hero.eyebrow;
  const at = (part: keyof typeof ABOUT_IDS): string => `${path}#${ABOUT_IDS[part]}`;
  return [
    pageEntry(about, "page", hero.headline, hero.intro),
    entry("page", at("mission"), mission.heading, name, mission.text),
    entry("page", at("mission"), vision.heading, name, vision.text),
    entry("page", at("timeline"), timeline.heading, name, timeline.intro),
    ...timeline.entries.map(({ year, title, description }) =>
      entry("page", at("timeline"), `${year}: ${title}`, name, description),
    ),
    entry(
      "page",
      at("timeline"),
      timeline.later.heading,
      name,
      timeline.later.intro,
      ...timeline.later.entries.map(({ year, text }) => `${year}: ${text}`),
    ),
    found(
      "team size staff",
      entry(
        "page",
        at("size"),
        size.heading,
        name,
        size.intro,
        size.groups.map(({ people: count, label }) => `${count} ${label}`).join(", "),
        size.footnote,
      ),
    ),
    ...values.items.map(({ title, description }) => entry("page", at("values"), title, values.heading, description)),
    entry("page", at("team"), team.heading, name, team.intro),
    found(
      ["careers jobs", ...size.groups.map(({ label }) => label)].join(", "),
      entry("page", at("team"), team.careers.link.label, team.heading, team.careers.text),
    ),
    ...people.map(({ slug, name: person, role, bio }) =>
      entry("person", `${path}#${personId(slug)}`, person, role, `${person}, ${role}`, bio),
    ),
  ];
};

const contactEntries = ({ contact, offices, questions, settings }: SearchContent): SearchEntry[] => {
  const { path, hero, options, meeting } = contact;
  const { next, promise } = settings;
  const name = hero.eyebrow;
  const at = (id: string): string => `${path}#${id}`;
  return [
    pageEntry(contact, "page", hero.headline, hero.intro),
    ...options.map(({ title, description, link }) =>
      entry(
        "page",
        at(CONTACT_IDS.options),
        title,
        name,
        description,
        /^(?:mailto|tel):/.test(link.href) ? link.label : undefined,
      ),
    ),
    entry("page", at(CONTACT_IDS.meeting), meeting.heading, name, meeting.intro),
    entry("page", at(NEXT_ID), next.heading, name, next.intro),
    ...next.steps.map(({ title, description }) => entry("page", at(NEXT_ID), title, next.heading, description)),
    entry("page", at(DATA_ANCHOR), promise.heading, name, promise.intro, promise.questionnaire),
    ...promise.points.map(({ title, text }) => entry("page", at(DATA_ANCHOR), title, promise.heading, text)),
    ...questions.map(({ slug, question, answer }) =>
      entry("question", at(questionId(slug)), question, undefined, answer),
    ),
    found(
      "office address",
      entry(
        "page",
        at(officeId(offices[0]?.slug ?? "")),
        contact.offices.heading,
        name,
        // One sentence: an answer quotes two at most, and all offices belong to it.
        offices.map(({ city, address }) => `${city} (${address})`).join(", "),
        contact.offices.intro,
      ),
    ),
    ...offices.map(({ slug, city, address, region, zipCode, country, phone, note }) =>
      found(
        "office address phone number",
        entry(
          "office",
          at(officeId(slug)),
          city,
          contact.offices.heading,
          `${address}, ${[city, region].filter(Boolean).join(", ")} ${zipCode}, ${COUNTRIES.of(country) ?? country}`,
          phone,
          note,
        ),
      ),
    ),
  ];
};

const aiSolutionsEntries = ({ aiSolutions }: SearchContent): SearchEntry[] => {
  const { path, hero, capabilities, demo, report, workflow, stories } = aiSolutions;
  const name = hero.eyebrow;
  const at = (part: keyof typeof AI_SOLUTIONS_IDS): string => `${path}#${AI_SOLUTIONS_IDS[part]}`;
  return [
    pageEntry(aiSolutions, "page", hero.headline, hero.intro),
    ...capabilities.items.map(({ title, description, features }) =>
      entry("service", at("capabilities"), title, capabilities.heading, description, list(features)),
    ),
    entry("page", at("demo"), demo.heading, name, demo.intro, demo.note),
    entry("page", at("report"), report.heading, name, report.intro, report.document.title),
    ...workflow.steps.map(({ title, description }) =>
      entry("service", at("workflow"), title, workflow.heading, description),
    ),
    found(
      "case studies clients",
      entry("case-study", at("stories"), stories.heading, name, stories.intro, stories.footnote),
    ),
    ...stories.items.map(({ title, description, industry, metrics }) =>
      entry("case-study", at("stories"), title, industry, description, figures(metrics)),
    ),
  ];
};

/** What the home page lists of a service, beside what the page Services says of it. */
const homeFeatures = ({ home }: SearchContent, service: string): string =>
  list(home.services.items.find(({ title }) => title === service)?.features ?? []);

const servicesEntries = (content: SearchContent): SearchEntry[] => {
  const { services } = content;
  const { hero, services: offers, run, technologies, automation, consulting } = services;
  const at = (part: keyof typeof SERVICES_IDS): string => `${SERVICES_PATH}#${SERVICES_IDS[part]}`;
  const name = hero.eyebrow;
  return [
    pageEntry(services, "page", hero.headline, hero.intro),
    ...offers.items.map(({ title, description, gets }) =>
      entry("service", at("services"), title, offers.heading, description, list(gets), homeFeatures(content, title)),
    ),
    entry("page", at("run"), run.heading, name, run.intro, run.footnote),
    ...run.phases.map(({ title, result, stop }) => entry("service", at("run"), title, run.heading, result, stop)),
    entry("page", at("run"), run.stop.heading, run.heading, run.stop.text),
    ...technologies.items.map(({ title, description, uses }) =>
      entry("service", at("technologies"), title, technologies.heading, description, list(uses)),
    ),
    entry("page", at("technologies"), technologies.deliverables.heading, name, ...technologies.deliverables.points),
    entry("service", at("automation"), automation.heading, name, automation.intro, automation.footnote),
    ...automation.table.rows.map(([title = "", ...cells]) =>
      entry("service", at("automation"), title, automation.heading, ...cells),
    ),
    entry("service", at("consulting"), consulting.heading, name, consulting.intro),
    ...consulting.items.map(({ title, description, gets }) =>
      entry("service", at("consulting"), title, consulting.heading, description, list(gets)),
    ),
  ];
};

const industryEntries = (industry: ContentOf<"Industry">): SearchEntry[] => {
  const { slug, name, description, hero, overview, solutions, workflow, caseStudies, subIndustries } = industry;
  const tab = (id: string): string => `${industryPath(slug)}#${id}`;
  return [
    pageEntry(industry, "industry", name, description, hero.intro),
    entry("industry", tab("overview"), overview.heading, name, ...overview.paragraphs),
    ...overview.challenges.map((challenge) =>
      entry("industry", tab("overview"), challenge.title, name, challenge.description),
    ),
    ...solutions.items.map((solution) =>
      found(
        "solutions",
        entry(
          "solution",
          tab("solutions"),
          solution.title,
          name,
          solution.description,
          list(solution.features),
          figures(solution.metrics),
        ),
      ),
    ),
    ...(workflow
      ? [
          found(
            "workflow",
            entry(
              "industry",
              tab("workflow"),
              workflow.heading,
              name,
              workflow.intro,
              ...workflow.steps.map((step) => `${step.title}: ${step.description}`),
            ),
          ),
        ]
      : []),
    found(
      "case studies clients",
      entry("case-study", tab("case-studies"), caseStudies.heading, name, caseStudies.intro, caseStudies.footnote),
    ),
    ...caseStudies.items.map((study) =>
      entry(
        "case-study",
        tab("case-studies"),
        study.title,
        `${name}, ${study.organization}`,
        study.description,
        figures(study.results),
      ),
    ),
    ...subIndustries.items.map((branch) =>
      entry("industry", tab("sub-industries"), branch.name, name, branch.description, list(branch.solutions)),
    ),
  ];
};

/** Takes sentences of each section in turns, first ones first, until there are enough for the index. */
const shortened = (sections: readonly string[]): string[] => {
  const split = sections.map(splitSentences);
  const kept = sections.map(() => "");
  let room = ARTICLE_LENGTH;
  for (let turn = 0; turn < Math.max(...split.map(({ length }) => length)); turn += 1) {
    for (const [place, section] of split.entries()) {
      const next = section[turn];
      if (next === undefined || next.length > room) continue;
      room -= next.length;
      kept[place] = sentences(kept[place], next);
    }
  }
  return kept;
};

const articleEntries = ({ slug, title, excerpt, author, tags, body }: ContentOf<"Post">): SearchEntry[] => {
  const href = articlePath(slug);
  const texts = shortened(
    body.map(({ paragraphs: [first, ...others], points, table }) =>
      sentences(
        first,
        table?.caption,
        ...(table?.rows ?? []).map((row) => row.join(", ")),
        ...others,
        ...(points ?? []),
      ),
    ),
  );
  return [
    {
      ...entry("article", href, title, author, excerpt),
      words: tags.join(", "),
    },
    ...body.flatMap(({ heading }, place) => {
      const text = texts[place] ?? "";
      return text === "" ? [] : [entry("article", href, heading ?? title, heading ? title : author, text)];
    }),
  ];
};

/**
 * The entries of the index.
 *
 * @param content all content that can be found
 */
export const searchEntries = (content: SearchContent): SearchEntry[] => [
  ...homeEntries(content),
  ...servicesEntries(content),
  ...content.industries.flatMap(industryEntries),
  ...aiSolutionsEntries(content),
  pageEntry(content.blog, "page", content.blog.hero.headline, content.blog.hero.intro),
  ...content.posts.flatMap(articleEntries),
  ...aboutEntries(content),
  ...contactEntries(content),
];
