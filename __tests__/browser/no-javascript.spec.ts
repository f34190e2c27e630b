import { keepValues } from "../../src/gatsby/content/keep-values";
import { expect, test } from "../support/browser";
import {
  barLink,
  cardLink,
  entryOf,
  industriesButton,
  industriesPanel,
  menu,
  menuButton,
  tabName,
} from "../support/page-parts";
import { hiddenText } from "../support/page-reading";
import {
  aiSolutions,
  ALL_PATHS,
  blog,
  contact,
  industries,
  navigation,
  notFound,
  posts,
  questions,
  site,
  tabsOf,
  tagsOf,
  UNKNOWN_PATH,
} from "../support/site";

test.use({ javaScriptEnabled: false });

const industry = industries.find(({ workflow }) => workflow) ?? industries[0];
if (!industry) throw new Error("the content has no industry");

for (const path of ALL_PATHS) {
  test(
    `${path} shows all its text, and the way to other pages`,
    { tag: tagsOf(path) },
    async ({ page, pageErrors }) => {
      pageErrors.allowNotFound();
      await page.goto(path);
      await expect(page.locator("html")).not.toHaveClass(/js/);
      await expect(page.locator("main h1")).toBeVisible();
      await expect(barLink(page, "/about")).toBeVisible();
      expect(await page.evaluate(hiddenText)).toEqual([]);
    },
  );
}

test("an industry's panels all show, each with its title, and the tabs are links to them", async ({ page }) => {
  await page.goto(industry.path);
  const ids = tabsOf(industry);
  for (const id of ids) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id}`).getByText(tabName(id), { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole("tab")).toHaveCount(0);
  await page.locator("#tab-case-studies").click();
  await expect(page.locator("#case-studies h2")).toBeInViewport();
  await page.goto(`${industry.path}#solutions`);
  await expect(page.locator("#solutions h2")).toBeInViewport();
  await expect(page.locator(ids.map((id) => `#${id}`).join()).filter({ visible: true })).toHaveCount(ids.length);
});

test("every answer can be opened", async ({ page }) => {
  await page.goto(contact.path);
  for (const { question, answer } of questions) {
    const text = entryOf(page, question).getByText(keepValues(answer), { exact: true });
    // The first stands open.
    if (question !== questions[0]?.question) await page.getByText(question, { exact: true }).click();
    await expect(text).toBeVisible();
  }
});

test("the message form says what it needs, and its links lead to the message", async ({ page }) => {
  await page.goto(contact.path);
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.locator("noscript p")).toHaveText(contact.form.noScript);
  for (const name of [contact.meeting.schedule.label, navigation.footer.ask]) {
    await page.getByRole("link", { name }).click();
    await expect(page.locator("#message")).toBeInViewport();
  }
});

test("an unknown address is told what to do", async ({ page, pageErrors }) => {
  pageErrors.allowNotFound();
  await page.goto(UNKNOWN_PATH);
  const advice = page.locator("main noscript p");
  await expect(advice).toBeVisible();
  await expect(advice).toHaveText(notFound.elsewhere);
});

test("the menu of industries opens, and leads to a page", async ({ page }) => {
  await page.goto("/");
  await industriesButton(page).click();
  await industriesPanel(page).getByRole("link", { name: industry.name }).click();
  await expect(page).toHaveURL(industry.path);
});

test("the menu of small screens opens, and leads to a page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto("/");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: industry.name }).click();
  await expect(page).toHaveURL(industry.path);
});

test("each article opens from its card and by its address, and closes by its link", async ({ page }) => {
  const article = (slug: string) => page.locator(`#${slug}`);
  for (const { slug, title } of posts) {
    await page.goto(`${blog.path}#latest`);
    await cardLink(page, title).click();
    await expect(article(slug)).toBeVisible();
    await article(slug).getByRole("link", { name: blog.reader.close }).click();
    await expect(article(slug)).toBeHidden();
  }
  const [first] = posts;
  await page.goto(`${blog.path}#${first?.slug}`);
  await expect(article(first?.slug ?? "").locator("h2")).toBeInViewport();
});

test("what does nothing without scripts is not offered", async ({ page }) => {
  const hidden = { includeHidden: true };
  for (const [path, part] of [
    ["/", page.getByRole("group", { name: site.labels.theme, ...hidden })],
    ["/", page.locator('form[name="newsletter"]')],
    [blog.path, page.getByRole("group", { name: blog.search.pillsLabel, ...hidden })],
    [blog.path, page.getByRole("search", hidden)],
    ["/ai-solutions", page.getByRole("button", { name: aiSolutions.demo.start, ...hidden })],
  ] as const) {
    await page.goto(path);
    await expect(part.first()).toBeAttached();
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
});

test("a screen reader's user can jump between header, content and footer", async ({ page }) => {
  await page.goto("/");
  for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
});
