/** Ids that pages give their elements by themselves. Content that names an element must choose another one. */

/** Of the frame, on every page; those that begin with "gatsby" are Gatsby's own. */
export const FRAME_IDS: readonly string[] = [
  "gatsby-announcer",
  "gatsby-focus-wrapper",
  "industry-panel",
  "main",
  "mobile-menu",
  "newsletter-email",
  "newsletter-error",
  "theme-panel",
];

/** Of the blog's page, besides those of the frame. */
export const BLOG_IDS: readonly string[] = ["featured", "latest"];

/** Parts of the services page that links may lead to; the footer's are fixed (docs/product.md, section 10). */
export const SERVICES_IDS = {
  services: "services",
  run: "run",
  technologies: "ml",
  automation: "automation",
  consulting: "consulting",
  industries: "industries",
} as const;

/** Parts of the page AI Solutions that links, the search and the assistant lead to. */
export const AI_SOLUTIONS_IDS = {
  capabilities: "capabilities",
  demo: "demo",
  report: "sample-report",
  workflow: "steps",
  stories: "stories",
} as const;

/** Parts of the sample report there. */
export const REPORT_IDS = {
  title: "report-title",
  results: "report-results",
  groups: "report-groups",
  limits: "report-limits",
  decision: "report-decision",
  signOff: "report-sign-off",
} as const;

/** Parts of the page About; the footer's link to the team is fixed (docs/product.md, section 10). */
export const ABOUT_IDS = {
  mission: "mission",
  timeline: "history",
  size: "people",
  values: "values",
  team: "team",
} as const;

/** What holds for every project, on the home page. */
export const TERMS_ID = "terms";

/** What happens after a visitor writes, on Home and Contact. */
export const NEXT_ID = "next";

/** Parts of the contact page: the ways to get in touch, and the invitation to talk. */
export const CONTACT_IDS = { options: "options", meeting: "meeting" } as const;

/** Id of an article's title, which names the article to screen readers. */
export const articleTitleId = (slug: string): string => `${slug}-title`;

/** Id of a heading in an article; two hyphens in a row are in no slug, so no article has the name. */
export const articleHeadingId = (slug: string, section: number): string => `${slug}--${section}`;

/** Slug of the article that an id in it belongs to: its own, or that of one of its headings. */
export const articleOfId = (id: string): string => id.replace(/--\d+$/, "");

/** Place of the statement on data and security, on the contact page. */
export const DATA_ANCHOR = "data";

/** Id of a question on the contact page; the address opens its answer. */
export const questionId = (slug: string): string => `question-${slug}`;

/** Id of an office on the contact page. */
export const officeId = (slug: string): string => `office-${slug}`;

/** Id of a person on the page About. */
export const personId = (slug: string): string => `person-${slug}`;

/** The message field of the contact form: its name, and its id on the page. */
export const MESSAGE_FIELD = "message";

/** Field of every posted form that only a program fills in; the host drops such a form. */
export const HONEYPOT = "bot-field";

/** Name of the message form at the host, and of its draft. */
export const CONTACT_FORM = "contact";
