/** Parts of the pages as a visitor finds them: by role, and by the names that the content gives them. */
import type { Locator, Page } from "@playwright/test";
import { blog, contact, navigation, site } from "./site";

const { header, industries } = navigation;
const LINKS = [...header, industries.link];

/** The bar at the top. */
export const bar = (page: Page): Locator => page.getByRole("banner");

/** The link of the bar that leads to one of the main pages. */
export const barLink = (page: Page, path: string): Locator => {
  const link = LINKS.find(({ href }) => href === path);
  if (!link) throw new Error(`The bar has no link to ${path}`);
  return bar(page).getByRole("link", { name: link.label, exact: true });
};

/** The button that opens the panel of industries, beside the link to all services. */
export const industriesButton = (page: Page): Locator => page.getByRole("button", { name: industries.toggleLabel });

/** The panel itself: a popover has no role, and no name is wanted where its button says what it shows. */
export const industriesPanel = (page: Page): Locator => page.locator("#industry-panel");

/** The button of the menu of small screens; its name says what it does next. */
export const menuButton = (page: Page): Locator =>
  page
    .getByRole("button", { name: site.labels.openMenu })
    .or(page.getByRole("button", { name: site.labels.closeMenu, exact: true }));

/** The menu of small screens, a popover as well. */
export const menu = (page: Page): Locator => page.locator("#mobile-menu");

/** The bar's button for the theme; its name says which one holds. */
export const themeButton = (page: Page): Locator =>
  bar(page).getByRole("button", { name: new RegExp(`^${site.labels.theme}: `) });

/** The theme's switch that shows: that of the bar's opened panel, or in small windows that of the menu. */
export const themeSwitch = (page: Page): Locator => page.getByRole("group", { name: site.labels.theme });

/** The region that notifications appear in; empty where there is none. */
export const notifications = (page: Page): Locator => page.getByRole("status", { name: site.labels.notifications });

/** The suggestions for a message, once they are there. */
export const suggestions = (page: Page): Locator =>
  page.getByRole("list", { name: contact.form.suggestionsHeading }).getByRole("listitem");

/** Cards of the blog's list; the entries of their own lists, the tags, have no heading. */
export const postCards = (page: Page): Locator =>
  page
    .getByRole("region", { name: blog.latest.heading })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

/** The link that opens an article, on its card. */
export const cardLink = (page: Page, title: string): Locator => postCards(page).getByRole("link", { name: title });

/** A frequent question with its answer. */
export const entryOf = (page: Page, question: string): Locator =>
  page.locator("details").filter({ has: page.getByText(question, { exact: true }) });

/** The panel of an industry's page that shows. */
export const shownPanel = (page: Page): Locator => page.getByRole("tabpanel");

/** Name of a tab: its id with spaces for hyphens, each word capitalized (docs/product.md, section 2). */
export const tabName = (id: string): string =>
  id.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The requested time below the message. @param name the content's text for it, in which the office's city stands */
export const requestedSlot = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: new RegExp(name.replace("{city}", ".+")) });
