/** The contact page's rhythm and order, as measured (docs/design.md). */
import { officeId } from "../../src/lib/page-ids";
import { expect, open, PHONE, test, type Page } from "../support/browser";
import { contact, offices, site } from "../support/site";

/** Air below each single-line field, down to the next field's label, in pixels. */
const airBelowFields = (page: Page) =>
  page.locator("form[data-draft] [data-slot=field]").evaluateAll((fields) =>
    fields.slice(0, -1).flatMap((field, index) => {
      const end = field.querySelector(".field-control")!.getBoundingClientRect();
      const next = fields.slice(index + 1).find((other) => other.getBoundingClientRect().top > end.bottom)!;
      return Math.round(next.getBoundingClientRect().top - end.bottom);
    }),
  );

for (const [name, options, rhythm] of [
  ["375", PHONE, 29],
  ["1280", {}, 33],
] as const) {
  test.describe(`at ${name} px`, () => {
    test.use(options);

    test("the form and what follows it", async ({ page }) => {
      await open(page, "/contact");

      await test.step("one rhythm from field to field, with room for an error of one line", async () => {
        const air = await airBelowFields(page);
        expect(air).toHaveLength(3);
        for (const pixels of air) expect(Math.abs(pixels - rhythm), air.join(", ")).toBeLessThanOrEqual(2);
      });

      await test.step("questions follow the steps, ahead of the data and the offices", async () => {
        const tops = await Promise.all(
          [site.next, contact.questions, site.promise, contact.offices].map(({ heading }) =>
            page
              .getByRole("heading", { name: heading, exact: true })
              .evaluate((element) => element.getBoundingClientRect().top),
          ),
        );
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
      });

      await test.step("an error stands nearer to its own field than to what follows, with its mark on its first line", async () => {
        await page.getByRole("button", { name: contact.form.submit }).click();
        const errors = page.locator("form[data-draft] .field-error:has(> :not(:empty))");
        await expect(errors).toHaveCount(3);
        const places = await errors.evaluateAll((elements) =>
          elements.map((element) => {
            const field = element.closest("[data-slot=field]")!;
            const text = document.createRange();
            text.selectNodeContents(element);
            const [first] = text.getClientRects();
            const { bottom } = element.getBoundingClientRect();
            const labels = [...document.querySelectorAll("form[data-draft] label")]
              .map((label) => label.getBoundingClientRect().top)
              .filter((top) => top >= bottom);
            const mark = getComputedStyle(element, "::after");
            return {
              above: first!.top - field.querySelector(".field-control")!.getBoundingClientRect().bottom,
              below: Math.min(...labels) - bottom,
              offset:
                parseFloat(mark.top) +
                parseFloat(mark.height) / 2 -
                parseFloat(getComputedStyle(element).lineHeight) / 2,
            };
          }),
        );
        for (const { above, below, offset } of places) {
          expect(above).toBeGreaterThan(0);
          expect(below).toBeGreaterThanOrEqual(above * 1.5);
          expect(Math.abs(offset)).toBeLessThanOrEqual(0.5);
        }
      });
    });
  });
}

test("the form and the list beside it", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");

  await test.step("the button that sends is on the first screen of 800 pixels, and both end together", async () => {
    await expect(page.getByRole("button", { name: contact.form.submit })).toBeInViewport({ ratio: 1 });
    const [form, options] = await Promise.all(
      ["main form[data-draft]", "#options"].map((part) =>
        page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom),
      ),
    );
    expect(Math.abs(form! - options!)).toBeLessThanOrEqual(8);
  });

  await test.step("at 1024 px the form's heading and the titles of the list stand on one line each", async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const headings = page.locator("#form-heading, #options h2");
    await expect(headings).toHaveCount(1 + contact.options.length);
    const lines = await headings.evaluateAll((elements) =>
      elements.map((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  await test.step("the list keeps its places where the suggestions lengthen the form", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const places = () =>
      page
        .locator("#options h2")
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top + window.scrollY));
    const form = page.locator("main form[data-draft]");
    const [atRest, height] = [await places(), (await form.boundingBox())!.height];
    await page.locator("#message").focus();
    await page.keyboard.type("Forecasts of demand");
    await expect(page.locator(".suggestions[data-phase=ready]")).toBeVisible();
    expect((await form.boundingBox())!.height).toBeGreaterThan(height + 50);
    expect(await places()).toEqual(atRest);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the page spares room", async ({ page }) => {
    await open(page, "/contact");

    await test.step("pictures of offices leave the page to their addresses", async () => {
      const heights = await page
        .locator("main li[id^=office] img")
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(height).toBeLessThanOrEqual(160);
    });

    await test.step("the line on suggestions stands close to the message; the error of a short one takes its place, and nothing moves", async () => {
      const form = page.locator("main form[data-draft]");
      const line = form.locator(".suggestions-line");
      const end = async () => {
        const { y, height } = (await form.locator("#message").boundingBox())!;
        return y + height;
      };
      const air = (await line.boundingBox())!.y - (await end());
      expect(air).toBeGreaterThan(8);
      expect(air).toBeLessThan(20);
      const height = (await form.boundingBox())!.height;
      await form.locator("#message").fill("short");
      const error = form.locator("#message-error");
      await expect(error).toContainText(contact.form.message.error);
      await expect(line).toBeHidden();
      const place = (await error.boundingBox())!;
      expect(place.y).toBeGreaterThan(await end());
      expect((await form.boundingBox())!.height).toBe(height);
      const note = (await form.locator("p", { hasText: site.promise.formNote }).boundingBox())!;
      expect(place.y + place.height).toBeLessThanOrEqual(note.y);
      await form.locator("#message").fill("long enough to be read");
      await expect(line).toBeVisible();
    });

    await test.step("the points on data are rows that open", async () => {
      const [point] = site.promise.points;
      const row = page.locator("main li", { has: page.getByRole("heading", { name: point!.title, exact: true }) });
      await expect(row.getByText(point!.text)).toBeHidden();
      expect((await row.boundingBox())!.height).toBeLessThan(82);
      await row.locator("summary").tap();
      await expect(row.getByText(point!.text)).toBeVisible();
    });
  });

  test(
    "offices are a row to push sideways, with the edge of the next card, and each is reached by its address",
    { tag: "@nightly" },
    async ({ page }) => {
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 812 });
        // The first one last: the row then stands at its beginning.
        for (const { slug } of offices.toReversed()) {
          await page.goto("about:blank");
          await open(page, `/contact#${officeId(slug)}`);
          const card = page.locator(`#${officeId(slug)}`);
          await expect(card).toBeInViewport({ ratio: 0.9 });
          await expect(card.getByRole("link")).toBeInViewport();
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
        }
        const boxes = await page.locator("main li[id^=office]").evaluateAll((cards) =>
          cards.map((card) => {
            const { left, top, height } = card.getBoundingClientRect();
            return { left, top: Math.round(top), height: Math.round(height) };
          }),
        );
        expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
        expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
        expect(width - boxes[1]!.left, "the next card shows").toBeGreaterThan(16);
      }
    },
  );
});
