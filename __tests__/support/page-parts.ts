/** Locates parts of the pages as a visitor would: by role, and by the names that the content gives them. */
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

/**
 * The panel of industries. By id, because a popover has no role, and this one needs no name: its button says what it
 * shows.
 */
export const industriesPanel = (page: Page): Locator => page.locator("#industry-panel");

/** The button of the menu of small screens. Its name says whether a press opens or closes the menu. */
export const menuButton = (page: Page): Locator =>
  page
    .getByRole("button", { name: site.labels.openMenu })
    .or(page.getByRole("button", { name: site.labels.closeMenu, exact: true }));

/** The menu of small screens, also a popover. */
export const menu = (page: Page): Locator => page.locator("#mobile-menu");

/** The bar's theme button. Its name states the current theme. */
export const themeButton = (page: Page): Locator =>
  bar(page).getByRole("button", { name: new RegExp(`^${site.labels.theme}: `) });

/** The visible theme switch: in the panel of the bar's theme button or, in small windows, in the menu. */
export const themeSwitch = (page: Page): Locator => page.getByRole("group", { name: site.labels.theme });

/** The region for notifications; empty if there are none. */
export const notifications = (page: Page): Locator => page.getByRole("status", { name: site.labels.notifications });

/** The suggestions for a message, if they are shown. */
export const suggestions = (page: Page): Locator =>
  page.getByRole("list", { name: contact.form.suggestionsHeading }).getByRole("listitem");

/** Cards of the blog's list. Filtered by heading, because the cards' tags are list items too. */
export const postCards = (page: Page): Locator =>
  page
    .getByRole("region", { name: blog.latest.heading })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

/** The link that opens an article, on its card. */
export const cardLink = (page: Page, title: string): Locator => postCards(page).getByRole("link", { name: title });

/** The entry of a frequent question, with its answer. */
export const entryOf = (page: Page, question: string): Locator =>
  page.locator("details").filter({ has: page.getByText(question, { exact: true }) });

/** The visible panel of an industry's page. */
export const shownPanel = (page: Page): Locator => page.getByRole("tabpanel");

/** Name of a tab: its id with spaces instead of hyphens, each word capitalized (docs/product.md, section 2). */
export const tabName = (id: string): string =>
  id.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The requested time below the message. @param name the content's label for it, with "{city}" for the office's city */
export const requestedSlot = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: new RegExp(name.replace("{city}", ".+")) });
