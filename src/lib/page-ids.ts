/** Ids that pages assign to their own elements. Content that names an element must choose another id. */

/** Ids of the frame, on every page. Those that start with "gatsby" are Gatsby's own. */
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

/** Ids of the blog page, in addition to those of the frame. */
export const BLOG_IDS: readonly string[] = ["featured", "latest"];

/** Sections of the services page that links may target. The footer's links are fixed (docs/product.md, section 10). */
export const SERVICES_IDS = {
  services: "services",
  run: "run",
  technologies: "ml",
  automation: "automation",
  consulting: "consulting",
  industries: "industries",
} as const;

/** Sections of the AI Solutions page that links, the search and the assistant target. */
export const AI_SOLUTIONS_IDS = {
  capabilities: "capabilities",
  demo: "demo",
  report: "sample-report",
  workflow: "steps",
  stories: "stories",
} as const;

/** Sections of the sample report on that page. */
export const REPORT_IDS = {
  title: "report-title",
  results: "report-results",
  groups: "report-groups",
  limits: "report-limits",
  decision: "report-decision",
  signOff: "report-sign-off",
} as const;

/** Sections of the About page. The footer's link to the team is fixed (docs/product.md, section 10). */
export const ABOUT_IDS = {
  mission: "mission",
  timeline: "history",
  size: "people",
  values: "values",
  team: "team",
} as const;

/** The home page's section of terms that apply to every project. */
export const TERMS_ID = "terms";

/** The section on what happens after a visitor writes, on Home and Contact. */
export const NEXT_ID = "next";

/**
 * Places on the contact page: the ways to get in touch, the invitation to talk, and its link to the time picker, whose
 * address opens the picker.
 */
export const CONTACT_IDS = { options: "options", meeting: "meeting", schedule: "schedule" } as const;

/** Id of an article's title, which labels the article for screen readers. */
export const articleTitleId = (slug: string): string => `${slug}-title`;

/** Id of a heading in an article. No slug contains two hyphens in a row, so the id cannot collide with an article. */
export const articleHeadingId = (slug: string, section: number): string => `${slug}--${section}`;

/** Slug of the article that an id belongs to; the id is that of the article or of one of its headings. */
export const articleOfId = (id: string): string => id.replace(/--\d+$/, "");

/** Id of the statement on data and security, on the contact page. */
export const DATA_ANCHOR = "data";

/** Id of a question on the contact page; the address opens its answer. */
export const questionId = (slug: string): string => `question-${slug}`;

/** Id of an office on the contact page. */
export const officeId = (slug: string): string => `office-${slug}`;

/** Id of a person on the About page. */
export const personId = (slug: string): string => `person-${slug}`;

/** The message field of the contact form: its name, and its id on the page. */
export const MESSAGE_FIELD = "message";
