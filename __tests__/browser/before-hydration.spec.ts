/** What a visitor does before the site's scripts have arrived: nothing of it is lost. */
import { arrived, expect, hydrated, open, readTo, scrollY, test, type Page } from "../support/browser";
import { holdBack } from "../support/look";
import {
  barLink,
  cardLink,
  industriesButton,
  industriesPanel,
  menu,
  menuButton,
  notifications,
  postCards,
  shownPanel,
  suggestions,
  themeButton,
  themeSwitch,
} from "../support/page-parts";
import { aiSolutions, blog, categories, contact, home, industries, navigation, posts, tabsOf } from "../support/site";

/**
 * Visits a page whose scripts wait.
 *
 * @returns a function that lets them come and waits until they have taken over
 */
const openWithoutScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(path);
  await expect(page.locator("html")).toHaveClass(/js/);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  return async () => {
    release();
    await hydrated(page);
  };
};

test("the menu of small screens opens at once and stays open", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const letScriptsCome = await openWithoutScripts(page, "/");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await letScriptsCome();
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
});

test("the menu of industries opens by its button", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  await industriesButton(page).click();
  await expect(industriesPanel(page)).toBeVisible();
  await letScriptsCome();
  await expect(industriesButton(page)).toHaveAttribute("aria-expanded", "true");
});

test("text in the message form stays, counts, and is analyzed", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  await page.locator("#name").fill("A");
  await page.locator("#message").fill("Typed before the scripts came");
  await letScriptsCome();
  await expect(page.locator("#name")).toHaveValue("A");
  await expect(page.locator("#message")).toHaveValue("Typed before the scripts came");
  await expect(suggestions(page)).toHaveCount(3);
  await expect(page.locator("#name")).toHaveJSProperty("validationMessage", contact.form.name.error);
});

test("a sent form is sent once the scripts are there", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  await page.locator("#name").fill("Ada Byron");
  await page.locator("#email").fill("ada@analytical.example");
  await page.locator("#message").fill("We want to count faster.");
  await page.getByRole("button", { name: contact.form.submit }).click();
  await expect(page.locator("#message")).toHaveValue("We want to count faster.");
  await letScriptsCome();
  await expect(notifications(page)).toContainText(contact.form.success.title);
  await expect(page.locator("#message")).toHaveValue("");
  expect(page.url()).toMatch(/\/contact$/);
});

test(
  "the press on a form that is not complete shows the messages once the scripts are there",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, "/contact");
    await page.getByRole("button", { name: contact.form.submit }).click();
    await letScriptsCome();
    for (const name of ["name", "email", "message"] as const)
      await expect(page.locator(`#${name}-error`)).toHaveText(contact.form[name].error);
    await expect(page.locator("#name")).toBeFocused();
  },
);

test(
  "what was completed since such a press is not sent, and the focus stays with the visitor",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, "/contact");
    await page.getByRole("button", { name: contact.form.submit }).click();
    await page.locator("#name").fill("Ada Byron");
    await page.locator("#message").fill("We want to count faster.");
    await letScriptsCome();
    await expect(suggestions(page)).toHaveCount(3);
    await expect(page.locator("#message")).toBeFocused();
    await expect(page.locator("#email-error")).toBeEmpty();
    await expect(page.locator("#name")).toHaveValue("Ada Byron");
  },
);

test("a subscription is confirmed once the scripts are there", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/about");
  await page.locator("#newsletter-email").fill("ada@analytical.example");
  await page.getByRole("button", { name: navigation.footer.newsletter.button }).click();
  await letScriptsCome();
  await expect(notifications(page)).toContainText(navigation.footer.newsletter.success.title);
});

test("the choice of a time opens once the scripts are there", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  await page.getByRole("link", { name: contact.meeting.schedule.label }).click();
  await letScriptsCome();
  await expect(page.getByRole("dialog", { name: contact.consultation.title })).toBeVisible();
});

test("text in the search stays and filters, and so does a chosen category", { tag: "@nightly" }, async ({ page }) => {
  const [, sample] = posts;
  const letScriptsCome = await openWithoutScripts(page, "/blog");
  await page.getByRole("searchbox").fill(sample?.title ?? "");
  await letScriptsCome();
  await expect(page.getByRole("searchbox")).toHaveValue(sample?.title ?? "");
  await expect(postCards(page).getByRole("heading")).toHaveText([sample?.title ?? ""]);
});

test("a category chosen in the dropdown filters", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/blog");
  await page.getByRole("combobox").selectOption("tech");
  await letScriptsCome();
  await expect(page.getByRole("combobox")).toHaveValue("tech");
  await expect(postCards(page)).toHaveCount(posts.filter(({ category }) => category === "tech").length);
});

test("a pressed category pill filters once the scripts are there", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/blog");
  await page.getByRole("group", { name: blog.search.pillsLabel }).getByRole("button").nth(1).click();
  await letScriptsCome();
  await expect(postCards(page)).toHaveCount(posts.filter(({ category }) => category === categories[1]?.slug).length);
});

test("an article opens at once and becomes a dialog", { tag: "@nightly" }, async ({ page }) => {
  const { slug, title } = posts[1]!;
  const letScriptsCome = await openWithoutScripts(page, "/blog");
  await cardLink(page, title).click();
  await expect(page.locator(`#${slug}`)).toBeVisible();
  await letScriptsCome();
  await expect(page.locator(`dialog#${slug}[open]`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(`#${slug}`)).toBeHidden();
});

test("a tab opens at once and stays chosen", async ({ page }) => {
  const industry = industries[0]!;
  const ids = tabsOf(industry);
  const letScriptsCome = await openWithoutScripts(page, industry.path);
  for (const id of ids) {
    await page.locator(`#tab-${id}`).click();
    // Roles come with the scripts.
    for (const other of ids) await expect(page.locator(`#${other}`)).toBeVisible({ visible: other === id });
  }
  await letScriptsCome();
  await expect(shownPanel(page)).toHaveAttribute("id", "sub-industries");
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("id", "tab-sub-industries");
});

test("a press on Start Demo starts the demo once the scripts are there", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/ai-solutions");
  await page.getByRole("button", { name: aiSolutions.demo.start }).click();
  await letScriptsCome();
  await expect(page.locator('[data-slot="demo"]').getByText(aiSolutions.demo.running, { exact: true })).toBeVisible();
});

test("a theme is chosen and painted at once", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  await themeButton(page).click();
  await themeSwitch(page).locator("label").last().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await letScriptsCome();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(themeSwitch(page).getByRole("radio").last()).toBeChecked();
});

test("a link is followed at once", async ({ page }) => {
  await openWithoutScripts(page, "/");
  await barLink(page, "/about").click();
  await expect(page).toHaveURL(/\/about$/);
});

test("the place on the page is kept while the scripts arrive", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/services#consulting");
  await page.evaluate(() => window.scrollTo({ top: 333, behavior: "instant" }));
  await letScriptsCome();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(333);
});

/** The moment of a visit at which the visitor goes Back: what has not come until then. */
for (const [moment, late, reached] of [
  ["the scripts have come", "**/*.js", (page: Page) => page.waitForRequest("**/*.js")],
  // The data is asked for before any script has run; the template's script is the last one to come.
  [
    "the page's data has come",
    "**/page-data/**",
    async (page: Page) => (await page.waitForResponse("**/component---src-templates-services-*.js")).finished(),
  ],
  ["anything was held up", undefined, () => Promise.resolve()],
] as const) {
  test(`Back before ${moment} shows the page that the address names`, { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/");
    await barLink(page, "/services").click();
    await arrived(page, "/services");
    const release = late ? await holdBack(page, late) : () => undefined;
    const thatMoment = reached(page);
    await page.reload({ waitUntil: "commit" });
    await thatMoment;
    await page.evaluate(() => void history.back());
    await page.waitForURL((url) => url.pathname === "/");
    release();
    await arrived(page, "/");
    await hydrated(page);
    await expect(page.locator("main h1")).toHaveText(home.hero.headline);
  });
}

test(
  "Back while the page was still being read shows the page that the address names",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/");
    await barLink(page, "/services").click();
    await arrived(page, "/services");
    // A script that the browser waits for before it reads on.
    await page.route("**/before-the-body.js", (route) => route.fulfill({ body: "" }));
    const readOn = await holdBack(page, "**/before-the-body.js");
    await page.route("**/services", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace("<body>", '<body><script src="/before-the-body.js"></script>');
      await route.fulfill({ response, body: html });
    });
    await page.reload({ waitUntil: "commit" });
    await page.evaluate(() => void history.back());
    await page.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
    readOn();
    await arrived(page, "/");
    await hydrated(page);
    await expect(page.locator("main h1")).toHaveText(home.hero.headline);
  },
);

for (const [what, path, link, place] of [
  ["a tab", industries[1]?.path ?? "", "#tab-case-studies", 500],
  ["an article", blog.path, `main li a[href="#${posts[1]?.slug ?? ""}"]`, 900],
] as const) {
  test(
    `Back from ${what} that was opened early returns to where the visitor was`,
    { tag: "@nightly" },
    async ({ page }) => {
      const letScriptsCome = await openWithoutScripts(page, path);
      await readTo(page, place);
      await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), link);
      await expect.poll(() => new URL(page.url()).hash).not.toBe("");
      await letScriptsCome();
      await page.goBack();
      await expect.poll(() => new URL(page.url()).hash).toBe("");
      await expect.poll(() => scrollY(page)).toBe(place);
    },
  );
}
