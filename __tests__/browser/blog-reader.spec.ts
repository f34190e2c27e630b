import { expect, open, scrollTo, scrollY, test, type Page } from "../support/browser";
import { barLink, cardLink } from "../support/page-parts";
import { blog, contact, people, posts } from "../support/site";

const post = posts.find(({ featured }) => !featured);
if (!post) throw new Error("the content has too few posts");
const feature = posts.find(({ featured }) => featured) ?? post;

const article = (page: Page, slug = post.slug) => page.locator(`dialog#${slug}`);
const readMore = (page: Page) => cardLink(page, post.title);
/** The button of the featured article. */
const readFeature = (page: Page) =>
  page.getByRole("region", { name: blog.featured.heading }).getByRole("link", { name: blog.featured.readLabel });
const hash = (page: Page) => new URL(page.url()).hash;
const openArticles = (page: Page) => page.locator("dialog:visible");

const expectOpen = async (page: Page, slug = post.slug) => {
  await expect(article(page, slug)).toBeVisible();
  await expect.poll(() => hash(page)).toBe(`#${slug}`);
  // The article shows by its address alone first, and takes the focus a moment later.
  await expect.poll(() => article(page, slug).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
};

const expectClosed = async (page: Page) => {
  await expect(openArticles(page)).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe("");
};

test("each article has its text, ways on and figures, and no contents below 1280 px", async ({ page }) => {
  for (const [index, { slug, title, body, industry, tags }] of posts.entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `/blog#${slug}`);
    await expectOpen(page, slug);

    await test.step(`${slug} has its whole text and is named by its title`, async () => {
      const text = await page.getByRole("dialog", { name: title }).innerText();
      for (const cell of body.flatMap(({ table }) => table?.rows.flat() ?? [])) expect(text).toContain(cell);
      for (const { paragraphs } of body) for (const paragraph of paragraphs) expect(text).toContain(paragraph);
    });

    await test.step(`the text of ${slug} ends with the page of its industry, and contact`, async () => {
      const links = article(page, slug).getByRole("article").getByRole("link");
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
        `/services/${industry}`,
        contact.path,
      ]);
    });

    await test.step(`${slug} ends with its tags and the next one, and its figures are drawn`, async () => {
      const end = article(page, slug).locator("footer");
      await expect(end.getByRole("list", { name: blog.reader.tagsLabel }).getByRole("listitem")).toHaveText(tags);
      const next = posts[(index + 1) % posts.length];
      await expect(end.getByRole("link", { name: next?.title ?? "" })).toHaveAttribute("href", `#${next?.slug}`);
      const charts = body.flatMap(({ chart }) => chart ?? []);
      await expect(article(page, slug).getByRole("figure")).toHaveCount(charts.length);
      for (const { caption, rows } of charts) {
        const figure = article(page, slug).getByRole("figure", { name: caption });
        const items = await figure.getByRole("listitem").allTextContents();
        // Whoever does not see the drawing has every figure of it in words, by row.
        rows.forEach(({ label, values }, row) => {
          for (const part of [label, ...values]) expect(items[row]).toContain(part);
        });
      }
    });

    await page.setViewportSize({ width: 320, height: 640 });
    await test.step(`below 1280 px ${slug} has no contents, and nothing runs off a narrow phone`, async () => {
      await expectOpen(page, slug);
      await expect(article(page, slug).locator("footer")).toBeAttached();
      await expect(article(page, slug).getByRole("navigation")).toBeHidden();
      expect(await article(page, slug).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    });
  }
});

test("an article opens by Read More or its own button and closes in four ways, with focus and place kept", async ({
  page,
}) => {
  await open(page, "/blog");
  for (const [way, close] of [
    ["Escape", () => page.keyboard.press("Escape")],
    ["its button", () => article(page).getByRole("link", { name: blog.reader.close }).click()],
    ["a click beside it", () => page.mouse.click(20, 400)],
    ["Back", () => page.goBack()],
  ] as const) {
    await scrollTo(page, 0);
    await test.step(`Read More opens the article; ${way} closes it, with focus and place kept`, async () => {
      await readMore(page).scrollIntoViewIfNeeded();
      const place = await scrollY(page);
      await readMore(page).click();
      await expectOpen(page);
      await expect.poll(() => scrollY(page)).toBe(place);
      await close();
      await expectClosed(page);
      await expect(readMore(page)).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(place);
    });
  }

  await test.step("the featured article opens by its own button", async () => {
    await readFeature(page).click();
    await expectOpen(page, feature.slug);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(readFeature(page)).toBeFocused();
  });
});

test("a double click opens an article for good, wherever its card stands", { tag: "@nightly" }, async ({ page }) => {
  await open(page, blog.path);
  for (const { slug, title } of posts) {
    await cardLink(page, title).dblclick();
    await expect(page.locator(`#${slug}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(`#${slug}`)).toBeHidden();
  }
});

test(
  "closing by hand leaves one step in the history, so that Back leaves the blog",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    await barLink(page, "/blog").click();
    await expect(page).toHaveURL(/\/blog$/);
    await readMore(page).click();
    await expectOpen(page);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);

test("Forward opens it again", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/blog");
  await readMore(page).click();
  await expectOpen(page);
  await page.goBack();
  await expectClosed(page);
  await page.goForward();
  await expectOpen(page);
});

test("a direct visit can be closed without leaving the blog", { tag: "@nightly" }, async ({ page }) => {
  await open(page, `/blog#${post.slug}`);
  await expectOpen(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(new URL(page.url()).pathname).toBe("/blog");
  await expect(readMore(page)).toBeFocused();
});

test("the keyboard opens it, stays inside and scrolls it", async ({ page }) => {
  await open(page, "/blog");
  await readMore(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      ),
    ).toBe(true);
  }
  await article(page).getByRole("link", { name: blog.reader.close }).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press("PageDown");
      return article(page).evaluate((dialog) => dialog.scrollTop);
    })
    .toBeGreaterThan(100);
});

test("the filter and the address's query stay while an article is read", { tag: "@nightly" }, async ({ page }) => {
  await open(page, `/blog?q=${encodeURIComponent(post.title)}`);
  await readMore(page).click();
  await expectOpen(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(post.title);
});

test("on a phone the article fills the screen and the page behind stays", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await open(page, "/blog");
  await scrollTo(page, 600);
  await readMore(page).click();
  await expectOpen(page);
  const whole = await article(page).evaluate((dialog) => {
    const { left, width } = dialog.getBoundingClientRect();
    return left === 0 && width === document.documentElement.getBoundingClientRect().width;
  });
  expect(whole).toBe(true);
  await page.keyboard.press("Escape");
  await expectClosed(page);
});

test("an article shows its author's role, and is discussed in a message that begins with its title", async ({
  page,
}) => {
  const name = post.author.split(" ")[0] ?? "";
  await open(page, `/blog#${post.slug}`);
  await expectOpen(page);
  const role = people.find((person) => person.name === post.author)?.role ?? "";
  await expect(article(page).locator("p").filter({ hasText: role })).toBeVisible();
  await expect(article(page).locator("footer")).toBeVisible();
  await article(page)
    .getByRole("link", { name: blog.reader.discuss.label.replace("{name}", name) })
    .click();
  await expect(page).toHaveURL(contact.path);
  await expect(page.locator("#message")).toHaveValue(
    blog.reader.discuss.message.replace("{title}", post.title).replace("{name}", name),
  );
});

test(
  "Back from a page that an article leads to, and a reload, come back to where it was read",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/blog");
    await readMore(page).click();
    await expectOpen(page);
    const discuss = article(page).getByRole("article").getByRole("link").last();
    await discuss.scrollIntoViewIfNeeded();
    const place = () => article(page).evaluate((dialog) => Math.round(dialog.scrollTop));
    await expect
      .poll(() => page.evaluate(() => (history.state as { scrolled?: number } | null)?.scrolled))
      .toBe(await place());
    const read = await place();
    expect(read).toBeGreaterThan(500);
    await discuss.click();
    await expect(page).toHaveURL(new RegExp(`${contact.path}$`));
    await page.goBack();
    await expectOpen(page);
    await expect.poll(place).toBe(read);
    await page.reload();
    await expectOpen(page);
    await expect.poll(place).toBe(read);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await page.goForward();
    await expectOpen(page);
    await expect.poll(place).toBe(read);
  },
);

test("the length of a bar is its figure's share of the largest", { tag: "@nightly" }, async ({ page }) => {
  const chosen = posts.flatMap(({ slug, body }) =>
    body.flatMap(({ chart }) =>
      chart?.kind === "bars" && !chart.rows[0]?.values[0]?.endsWith("%") ? { slug, chart } : [],
    ),
  )[0];
  if (!chosen) throw new Error("no article has a chart of bars");
  const figures = chosen.chart.rows.flatMap(({ values }) => values.map((text) => Number(text.replace(/[^\d.]/g, ""))));
  await open(page, `/blog#${chosen.slug}`);
  const bars = article(page, chosen.slug).locator("figure rect");
  await expect(bars).toHaveCount(figures.length);
  const shares = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect().width / (bar.parentElement?.getBoundingClientRect().width ?? 1)),
  );
  const largest = Math.max(...figures);
  shares.forEach((share, index) => expect(share).toBeCloseTo((figures[index] ?? 0) / largest, 2));
});

test("one article leads to the next; closing that returns to the list", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  await barLink(page, "/blog").click();
  await expect(page).toHaveURL(/\/blog$/);
  await readFeature(page).click();
  await expectOpen(page, feature.slug);
  const next = posts[(posts.indexOf(feature) + 1) % posts.length] ?? post;
  await article(page, feature.slug).locator("footer").getByRole("link", { name: next.title }).click();
  await expectOpen(page, next.slug);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(readFeature(page)).toBeFocused();
  await expect(readFeature(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("at 1280 px the contents stand beside the text, stay in sight, lead to headings and mark the current one", async ({
  page,
}) => {
  const headings = post.body.flatMap(({ heading }) => heading ?? []);
  await open(page, "/blog");
  await readMore(page).click();
  await expectOpen(page);
  await expect(article(page).locator("footer")).toBeAttached();
  const contents = article(page).getByRole("navigation", { name: blog.reader.contentsLabel });
  await expect(contents.getByRole("link")).toHaveText(headings);
  // Not one of them in the words before the first.
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  // A leap passes over the headings between.
  await article(page).evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: "instant" }));
  await expect(contents.locator("[aria-current]")).toHaveText(headings.at(-1) ?? "");
  const target = headings[2] ?? "";
  await contents.getByRole("link", { name: target, exact: true }).click();
  await expect(article(page).getByRole("heading", { name: target, exact: true })).toBeInViewport();
  await expect(article(page).getByRole("heading", { name: target, exact: true })).toBeFocused();
  await expect(contents.locator("[aria-current]")).toHaveText(target);
  await expect(contents).toBeInViewport();
  expect(hash(page)).toBe(`#${post.slug}`);
  const apart = await article(page).evaluate((dialog) => {
    const list = dialog.querySelector("nav")?.getBoundingClientRect();
    const text = dialog.querySelector("article h2")?.getBoundingClientRect();
    return (text?.left ?? 0) - (list?.right ?? 0);
  });
  expect(apart).toBeGreaterThanOrEqual(16);
});
