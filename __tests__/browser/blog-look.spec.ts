/** The blog's own drawing in the place of the browser's: what surrounds an open article, and its native fields. */
import { axeViolations } from "../support/axe";
import { expect, open, PHONE, test } from "../support/browser";
import { roomForPlaceholder } from "../support/fitting";
import { transitionsEnd } from "../support/page-reading";
import { difference, pixelsAt } from "../support/pixels";
import { blog, posts } from "../support/site";

const [post] = posts;
if (!post) throw new Error("the content has too few posts");

test("an open article keeps its place, its scroll bar and its author, and all beside it is dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `${blog.path}#${post.slug}`);
  const dialog = page.locator(`dialog#${post.slug}`);
  await expect(dialog).toBeVisible();

  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(transitionsEnd);
    await test.step(`beside it everything is dark, the room of the page's scroll bar too, ${colorScheme}`, async () => {
      const { width, inner } = await page.evaluate(() => ({
        width: document.documentElement.getBoundingClientRect().width,
        inner: innerWidth,
      }));
      // Otherwise the test would see nothing: the browser has classic scroll bars.
      expect(inner - width).toBeGreaterThan(8);
      // Between the page's bar and its first words, where the page shows nothing but its paper.
      const line = { y: 90, height: 1 };
      const beside = await pixelsAt(page, { ...line, x: 8, width: 8 });
      const strip = await pixelsAt(page, { ...line, x: Math.ceil(width) + 1, width: inner - Math.ceil(width) - 2 });
      const [dimmed] = beside;
      expect(strip.map((color) => difference(color, dimmed) <= 6)).toEqual(strip.map(() => true));
    });
  }

  await test.step("its scroll bar stands at the edge of the window", async () => {
    const edges = await dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right, edge: document.documentElement.getBoundingClientRect().right };
    });
    expect(edges.left).toBe(0);
    expect(edges.right).toBe(edges.edge);
  });

  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`the portrait covers the monogram that stands there without it, at ${width} px`, async () => {
      const author = dialog.locator("p:has(img)");
      const monogram = await author.evaluate((paragraph) => {
        const { width: w, height: h } = getComputedStyle(paragraph, "::before");
        return { width: parseFloat(w), height: parseFloat(h) };
      });
      expect(await author.locator("picture").boundingBox()).toMatchObject(monogram);
    });
  }

  await test.step("it shows its author's portrait", async () => {
    const portrait = dialog.locator("p img");
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step("a press on its scroll bar does not close it", async () => {
    const edge = await dialog.evaluate((element) => element.getBoundingClientRect().right);
    await page.mouse.click(edge - 5, 600);
    await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await expect(dialog).toBeVisible();
  });
});

const drawn = ["bars", "steps", "lines"].flatMap(
  (kind) => posts.find(({ body }) => body.some(({ chart }) => chart?.kind === kind)) ?? [],
);

test(
  "the drawings and the ends of articles break no rule of access, and no drawing leaves its figure, on a phone too",
  { tag: "@nightly" },
  async ({ page }) => {
    for (const { slug } of drawn) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, `${blog.path}#${slug}`);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`no drawing leaves its figure: ${slug} at ${width} px`, async () => {
          const figure = page.locator(`dialog#${slug} figure`).first();
          await expect(figure).toBeVisible();
          const outside = await figure.evaluate((frame) => {
            const box = frame.getBoundingClientRect();
            return [...frame.querySelectorAll("svg, svg *")].filter((shape) => {
              const { left, right, top, bottom } = shape.getBoundingClientRect();
              return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
            }).length;
          });
          expect(outside).toBe(0);
        });
      }

      await test.step(`the drawing and the end of ${slug} break no rule of access`, async () => {
        await expect(page.locator(`dialog#${slug} footer`)).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  },
);

test(
  "in wide windows, and where those are narrow, fields, featured article and cards are set as measured",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, blog.path);
    const search = page.getByRole("searchbox", { name: blog.search.label });

    await test.step("the featured article is told as one: it and its card show one picture, and the card is marked", async () => {
      const { slug } = posts.find(({ featured }) => featured)!;
      const places = page.getByRole("main").locator(`:is(article, li):has(a[href="#${slug}"])`);
      const sources = await places.locator("img").evaluateAll((all) => all.map((img) => img.getAttribute("src")));
      expect(sources).toHaveLength(2);
      expect(new Set(sources).size).toBe(1);
      await expect(page.getByRole("main").getByText(blog.latest.featuredLabel, { exact: true })).toHaveCount(
        posts.filter(({ featured }) => featured).length,
      );
    });

    await page.setViewportSize({ width: 1280, height: 800 });
    await test.step("the whole featured article is on the first screen", async () => {
      const { y, height } = (await page
        .getByRole("region", { name: blog.featured.heading })
        .getByRole("article")
        .boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(800);
    });

    await test.step("two articles share the first row, the others the next one, and no title is cut", async () => {
      const titles = page.locator("main li h3");
      const tops = await titles.evaluateAll((all) =>
        all.map((title) => title.closest("li")!.getBoundingClientRect().top),
      );
      expect(tops.map((top) => tops.indexOf(top))).toEqual(posts.map((_, index) => (index < 2 ? 0 : 2)));
      const hidden = await titles.evaluateAll((all) => all.map((title) => title.scrollHeight - title.clientHeight));
      expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
    });

    await test.step("excerpts follow their titles at one distance, and cards of a row end level", async () => {
      const cards = await page.locator("main li:has(h3)").evaluateAll((all) =>
        all.map((card) => {
          // Of its words: the heading itself may be as high as those beside it.
          const words = document.createRange();
          words.selectNodeContents(card.querySelector("h3")!);
          const title = words.getBoundingClientRect();
          return {
            top: card.getBoundingClientRect().top,
            gap: Math.round(card.querySelector("h3 + p")!.getBoundingClientRect().top - title.bottom),
            end: Math.round(card.querySelector("ul")!.getBoundingClientRect().top),
          };
        }),
      );
      expect(cards).toHaveLength(posts.length);
      expect(new Set(cards.map(({ gap }) => gap)).size).toBe(1);
      for (const top of new Set(cards.map((card) => card.top)))
        expect(new Set(cards.filter((card) => card.top === top).map(({ end }) => end)).size).toBe(1);
    });

    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await test.step(`the placeholder is set like what is typed, and nothing of it is cut, at ${width} px`, async () => {
        const sizes = await search.evaluate((field) => [
          getComputedStyle(field).fontSize,
          getComputedStyle(field, "::placeholder").fontSize,
        ]);
        expect(sizes[1]).toBe(sizes[0]);
        expect(await roomForPlaceholder(search)).toBeGreaterThanOrEqual(0);
      });
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(transitionsEnd);
      await test.step(`the mark that empties the search has a color of the theme, ${colorScheme}, and works`, async () => {
        await search.fill(post.title);
        const box = await search.boundingBox();
        if (!box) throw new Error("the search has no box");
        const end = { x: box.x + box.width - 40, y: box.y + 8, width: 34, height: box.height - 16 };
        // It shows in a field that is being used.
        await search.focus();
        await page.mouse.move(0, 0);
        const pixels = await pixelsAt(page, end);
        // The browser's own mark is blue; muted text and its ground are close to gray.
        const colored = pixels.filter((color) => Math.max(...color) - Math.min(...color) > 90);
        expect(colored).toEqual([]);
        expect(new Set(pixels.map(String)).size, "something is drawn there").toBeGreaterThan(1);
        await page.mouse.click(box.x + box.width - 24, box.y + box.height / 2);
        await expect(search).toHaveValue("");
      });
    }

    for (const filter of ["", "?category=ai"]) {
      if (filter) await open(page, blog.path + filter);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`the feed stands beside the heading of the list${filter} at ${width} px`, async () => {
          const heading = (await page.getByRole("heading", { name: blog.latest.heading }).boundingBox())!;
          const feed = (await page.getByRole("link", { name: blog.latest.feedLabel, exact: true }).boundingBox())!;
          expect(Math.abs(feed.y + feed.height / 2 - heading.y - heading.height / 2)).toBeLessThan(10);
        });
      }
    }
  },
);

test.describe("on a phone", () => {
  test.use(PHONE);

  test("cards, categories, featured article and tables keep to a small screen", async ({ page }) => {
    await open(page, blog.path);

    await test.step("no card cuts its title", async () => {
      for (const { title } of posts) {
        const heading = page.locator("main li").getByRole("heading", { name: title, exact: true });
        const hidden = await heading.evaluate((element) => element.scrollHeight - element.clientHeight);
        expect(hidden, title).toBeLessThanOrEqual(1);
      }
    });

    await test.step("the categories stand in one row", async () => {
      const tops = await page
        .getByRole("group", { name: blog.search.pillsLabel })
        .getByRole("button")
        .evaluateAll((pills) => pills.map((pill) => pill.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(1);
      expect(new Set(tops).size).toBe(1);
    });

    for (const width of [320, 360, 375]) {
      await page.setViewportSize({ width, height: 720 });
      await test.step(`no card cuts its excerpt, at ${width} px`, async () => {
        for (const { excerpt } of posts) {
          const text = page.locator("main li").getByText(excerpt, { exact: true });
          const hidden = await text.evaluate((element) => element.scrollHeight - element.clientHeight);
          expect(hidden, excerpt).toBeLessThanOrEqual(1);
        }
      });
    }

    await page.setViewportSize({ width: 375, height: 812 });
    await test.step("the featured article begins on the first screen", async () => {
      const featured = (await page.getByRole("heading", { name: blog.featured.heading }).boundingBox())!;
      expect(featured.y).toBeLessThan(812);
    });

    await page.setViewportSize(PHONE.viewport);
    await test.step("covers of cards are fetched as the visitor begins to scroll, above the titles, and nothing moves", async () => {
      const cards = page
        .getByRole("region", { name: blog.latest.heading })
        .getByRole("listitem")
        .filter({ has: page.locator("img") });
      const cover = cards.nth(1).locator("img");
      const place = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      const before = await place();
      expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
      await cards.nth(1).scrollIntoViewIfNeeded();
      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const box = (await cover.boundingBox())!;
      const card = (await cards.nth(1).boundingBox())!;
      const link = (await cards.nth(1).getByRole("link").boundingBox())!;
      const title = (await cards.nth(1).getByRole("heading").boundingBox())!;
      const facts = (await cards.nth(1).locator("> .text-label").boundingBox())!;
      expect(box.width, "it is as wide as its card").toBeCloseTo(card.width, 0);
      expect(title.y, "the title stands below it").toBeGreaterThan(box.y + box.height);
      await expect(cards.first().locator("img"), "the featured article shows its cover above").toBeHidden();
      const author = cards.nth(1).locator("> p").last();
      expect(await author.evaluate((row) => getComputedStyle(row).borderWidth), "the line ends the card").toBe(
        "0px 0px 1px",
      );
      expect(facts.y + facts.height).toBeLessThan(title.y);
      expect(title.x + title.width, "the title ends at the edge").toBeCloseTo(card.x + card.width, 0);
      expect(title.height, "the title has two lines at most").toBeLessThan(50);
      expect(link.x + link.width, "the link ends at the edge").toBeCloseTo(card.x + card.width, 0);
      expect(await place()).toEqual(before);
    });

    await test.step("tables with a total show all their columns", async () => {
      const summed = posts.filter(({ body }) => body.some(({ table }) => table?.total));
      expect(summed.length).toBeGreaterThan(0);
      for (const { slug } of summed) {
        await open(page, `${blog.path}#${slug}`);
        const regions = page
          .locator(`dialog#${slug}`)
          .getByRole("region")
          .filter({ has: page.locator(".total") });
        await expect(regions.first()).toBeVisible();
        for (const region of await regions.all())
          expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth), slug).toBe(0);
      }
    });
  });
});
