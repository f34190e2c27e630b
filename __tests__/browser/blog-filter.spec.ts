import { MAX_TEXT_LENGTH } from "../../src/sections/blog/blog-address";
import { arrived, expect, hydrated, open, readTo, scrollTo, scrollY, test, type Page } from "../support/browser";
import { barLink, postCards } from "../support/page-parts";
import { blog, categories, posts } from "../support/site";

const search = (page: Page) => page.getByRole("searchbox", { name: blog.search.label });
const dropdown = (page: Page) => page.getByRole("combobox", { name: blog.search.categoryLabel });
const pills = (page: Page) => page.getByRole("group", { name: blog.search.pillsLabel }).getByRole("button");
const pill = (page: Page, name: string) => pills(page).filter({ hasText: name });
const cards = (page: Page) => postCards(page).getByRole("heading");

/** What the page says of the number of articles found. */
const countOf = (count: number) => blog.latest.countLabel.replace("{n}", String(count));

const expectPosts = async (page: Page, wanted: readonly (typeof posts)[number][]) => {
  await expect(page.getByText(countOf(wanted.length), { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveText(wanted.map(({ title }) => title));
};

const query = (page: Page) => new URL(page.url()).search;

const featured = posts.find((post) => post.featured);
const sample = posts[1];
const [all, ...others] = categories;
if (!featured || !sample || !all) throw new Error("the content has too few posts or categories");

test("the list as it comes, and what a text does to it", async ({ page }) => {
  await open(page, "/blog");

  await test.step("it shows every post, the fixed counts and the featured article", async () => {
    await expect(page.getByRole("heading", { level: 1, name: blog.hero.headline })).toBeVisible();
    await expect(search(page)).toHaveAttribute("placeholder", blog.search.placeholder);
    await expectPosts(page, posts);
    await expect(pills(page)).toHaveText(categories.map(({ name, count }) => new RegExp(`${name}\\s*${count}`)));
    await expect(dropdown(page).locator("option")).toHaveText(
      categories.map(({ name, count }) => new RegExp(`${name}.*${count}`)),
    );
    const feature = page.getByRole("region", { name: blog.featured.heading });
    await expect(feature.getByRole("heading", { level: 3 })).toHaveText(featured.title);
    await expect(feature.getByRole("link", { name: blog.featured.readLabel })).toBeVisible();
  });

  await test.step("a card clamps its title and excerpt and shows three tags", async () => {
    const card = postCards(page).first();
    const clamp = (selector: string) =>
      card.locator(selector).evaluate((element) => getComputedStyle(element).webkitLineClamp);
    expect(await clamp("h3")).toBe("2");
    expect(await clamp("h3 + p")).toBe("3");
    await expect(card.locator("li")).toHaveText((posts[0]?.tags ?? []).slice(0, 3));
    await expect(card).toContainText(posts[0]?.author ?? "");
    await expect(card).toContainText(posts[0]?.readTime ?? "");
  });

  await test.step("the progress bar follows the share of the page that is scrolled", async () => {
    const bar = page.getByRole("progressbar", { name: blog.progressLabel });
    const share = () =>
      bar.evaluate((element) => {
        const line = element.firstElementChild?.getBoundingClientRect().width ?? 0;
        return line / element.getBoundingClientRect().width;
      });
    const scrollToShare = (part: number) =>
      page.evaluate((wanted) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) * wanted, behavior: "instant" });
      }, part);
    for (const part of [0, 0.5, 1]) {
      await scrollToShare(part);
      await expect.poll(share).toBeCloseTo(part, 2);
      await expect(bar).toHaveAttribute("aria-valuenow", String(part * 100));
    }
    const place = await bar.evaluate((element) => {
      const { top, left, width } = element.getBoundingClientRect();
      return { top, left, whole: width === document.documentElement.getBoundingClientRect().width };
    });
    expect(place).toEqual({ top: 0, left: 0, whole: true });
  });

  await scrollTo(page, 0);
  await test.step("a text is found without regard to case", async () => {
    for (const [place, text] of [
      ["the title", sample.title.toUpperCase()],
      ["the excerpt", sample.excerpt.slice(5, 45).toLowerCase()],
      ["a tag that the card does not show", (sample.tags[4] ?? "").toUpperCase()],
    ] as const)
      await test.step(`in ${place}`, async () => {
        await search(page).fill(text);
        await expectPosts(page, [sample]);
        await search(page).fill("");
        await expectPosts(page, posts);
      });
  });

  await test.step("Enter leads to the results", async () => {
    await search(page).fill(sample.title);
    await search(page).press("Enter");
    await expect(page.getByRole("heading", { name: blog.latest.heading })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/blog");
  });
});

test("does not search the author, and offers a way out of the empty list", async ({ page }) => {
  await open(page, "/blog");
  await pill(page, others[0]?.name ?? "").click();
  await search(page).fill(sample.author);
  await expect(page.getByRole("heading", { name: blog.empty.title })).toBeVisible();
  await expect(page.getByText(blog.empty.text)).toBeVisible();
  await expect(page.getByText(countOf(0), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: blog.empty.button }).click();
  await expectPosts(page, posts);
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(dropdown(page)).toHaveValue(all.slug);
  await expect.poll(() => query(page)).toBe("");
});

test("the dropdown and the pills are two views of one state, joined with the text", async ({ page }) => {
  await open(page, "/blog");
  for (const { slug, name } of others) {
    await dropdown(page).selectOption(slug);
    await expect(pill(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(pills(page).and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
    await expectPosts(
      page,
      posts.filter(({ category }) => category === slug),
    );
  }
  await pill(page, all.name).click();
  await expect(dropdown(page)).toHaveValue(all.slug);
  await pill(page, others.find(({ slug }) => slug === sample.category)?.name ?? "").click();
  await expect(dropdown(page)).toHaveValue(sample.category);
  await search(page).fill(sample.title);
  await expectPosts(page, [sample]);
});

test("the address keeps the filter, adds nothing to the history, and restores it on a visit", async ({ page }) => {
  await open(page, "/blog");
  const before = await page.evaluate(() => history.length);
  await search(page).pressSequentially("A & b");
  await search(page).fill(sample.title);
  await dropdown(page).selectOption(sample.category);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      q: sample.title,
      category: sample.category,
    });
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await hydrated(page);
  await expect(search(page)).toHaveValue(sample.title);
  await expect(dropdown(page)).toHaveValue(sample.category);
  await expectPosts(page, [sample]);
});

test("a long text searches, but only its beginning enters the address", { tag: "@nightly" }, async ({ page }) => {
  const long = `${sample.title} ${"and more ".repeat(2_500)}`.trim();
  await open(page, "/blog");
  await search(page).fill(long);
  await expectPosts(page, []);
  expect(page.url().length).toBeLessThan(1_000);
  // An article that is opened changes the address, and is no reason to read the text from there.
  const slug = featured.slug;
  await page.locator(`a[href="#${slug}"]`).first().click();
  await expect(page.locator(`dialog#${slug}[open]`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveValue(long);
  // To close it is a step back in the history, which a reload in the midst of it would cut off.
  await expect(page).not.toHaveURL(/#/);
  await page.reload();
  await hydrated(page);
  await expect(search(page)).toHaveValue(long.slice(0, MAX_TEXT_LENGTH));
});

test("a longer text in the address of somebody else works", { tag: "@nightly" }, async ({ page }) => {
  const long = "z".repeat(5_000);
  await open(page, `/blog?q=${long}`);
  await expect(search(page)).toHaveValue(long);
  await expectPosts(page, []);
});

test(
  "an unknown category in the address counts as all, and a hostile text is only a text",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, `/blog?category=nonsense&q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    await expect(dropdown(page)).toHaveValue(all.slug);
    await expect(search(page)).toHaveValue('"><img src=x onerror=alert(1)>');
    await expect(page.getByRole("heading", { name: blog.empty.title })).toBeVisible();
  },
);

test(
  "Back from another page, and a reload, return to the filtered list and its place",
  { tag: "@nightly" },
  async ({ page }) => {
    const expectPlace = async () => {
      await expect(search(page)).toHaveValue(sample.title);
      await expectPosts(page, [sample]);
      await readTo(page, await scrollY(page));
      expect(await scrollY(page)).toBe(600);
    };
    await open(page, "/blog");
    await search(page).fill(sample.title);
    await expectPosts(page, [sample]);
    await readTo(page, 600);
    await barLink(page, "/about").click();
    await arrived(page, "/about");
    await page.goBack();
    await expectPlace();
    await page.reload();
    await expectPlace();
  },
);

test.describe("at 1280 px", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("every title and excerpt fits its lines, so that none is cut", async ({ page }) => {
    await open(page, blog.path);
    const cut = await postCards(page)
      .locator("h3, h3 + p")
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
  });
});
