/** How the page Services is set, as measured (docs/design.md). */
import { expect, open, PHONE, test, type Page } from "../support/browser";
import { industries, services } from "../support/site";

const checkChart = (page: Page, width: number) =>
  test.step(`the number of each phase stands in the first week of its bar, its weeks beside or in it, its price at the end of a line above, at ${width} px`, async () => {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page.locator(".stop > svg").evaluateAll(
      (all, weeks) =>
        all.map((row) => {
          const [bar, number, span] = [...row.querySelectorAll("rect, text")].map((part) =>
            part.getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect];
          const { left, right } = row.getBoundingClientRect();
          const [, name, inWords, price] = [...row.previousElementSibling!.children].map((part) =>
            part.getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect, DOMRect];
          // Where they do not stand at the bar they stand beside the price.
          const isAtBar = span.width > 0;
          return {
            number: row.children[1]!.textContent,
            within: number.left > bar.left && number.right < bar.right,
            isFirst: number.right < bar.left + (right - left) / weeks + 3,
            level: Math.abs(number.top + number.height / 2 - bar.top - bar.height / 2) < 3,
            hasRoom: isAtBar
              ? (span.left > bar.right && span.right < right) ||
                (span.right < bar.left && span.left > left) ||
                (span.left > number.right && span.right < bar.right)
              : inWords.left === left && inWords.right < price.left && Math.abs(inWords.bottom - price.bottom) < 3,
            isPriceAtEnd: Math.abs(price.right - right) < 1 && price.bottom <= bar.top + 1,
            isPriceAfterName: !isAtBar || (price.left > name.right && Math.abs(price.bottom - name.bottom) < 5),
          };
        }),
      services.run.phases.reduce((sum, phase) => sum + phase.weeks, 0),
    );
    expect(rows).toEqual(
      services.run.phases.map((_, index) => ({
        number: `${index + 1}`,
        within: true,
        isFirst: true,
        level: true,
        hasRoom: true,
        isPriceAtEnd: true,
        isPriceAfterName: true,
      })),
    );
  });

test(
  "in wide windows chart, technologies, services and phases are set as measured",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, services.path);

    await test.step("each technology is named once in a row of one table, with a drawing of its own", async () => {
      const table = page.locator("#ml table");
      await expect(table.getByRole("rowheader")).toHaveText(services.technologies.items.map(({ title }) => title));
      const drawings = await table.locator("th svg").evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
      expect(new Set(drawings).size).toBe(services.technologies.items.length);
    });

    await test.step("the first sentence of what stopping costs is large, the rest has the size of text", async () => {
      const sizes = await page
        .locator("#run div:has(> div > h3:not(li *)) > p, #run h3:not(li *) ~ p")
        .evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      expect(sizes).toEqual([30, 17]);
    });

    await test.step("the services stand in two columns, each name on one line", async () => {
      const boxes = await page
        .locator("#services h3")
        .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().toJSON() as DOMRect));
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
      expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
    });

    await test.step("each service has a drawing of its own beside its name and its description, and a link of its color", async () => {
      const offers = await page.locator("#services li:has(h3)").evaluateAll((all) =>
        all.map((offer) => {
          const [drawing, title, text] = ["[data-drawing]", "h3", "p"].map((part) =>
            offer.querySelector(part)!.getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect];
          return {
            name: offer.querySelector<SVGElement>("[data-drawing]")!.dataset.drawing,
            isBeside: [title, text].every(({ left, top }) => left > drawing.right && top < drawing.bottom),
            colors: ["[data-drawing]", "a"].map((part) => getComputedStyle(offer.querySelector(part)!).color),
          };
        }),
      );
      expect(new Set(offers.map(({ colors }) => colors[0])).size).toBeGreaterThan(1);
      for (const { name, colors } of offers) expect(colors[1], `the link below ${name}`).toBe(colors[0]);
      expect(new Set(offers.map(({ name }) => name)).size).toBe(services.services.items.length);
      expect(offers.every(({ isBeside }) => isBeside)).toBe(true);
    });

    await test.step("the bars above the phases are one: each begins where the one before it ends", async () => {
      const ends = await page
        .locator("#run .phase rect")
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((bar) => {
            const { left, right } = bar.getBoundingClientRect();
            return [Math.round(left), Math.round(right)] as const;
          }),
        );
      expect(ends.slice(1).map(([left]) => left)).toEqual(ends.slice(0, -1).map(([, right]) => right));
    });

    await test.step("each price stands on its step, and all steps on one line", async () => {
      const steps = await page.locator("#run .phase-words").evaluateAll((all) =>
        all.map((phase) => {
          const [price, step, name] = [".phase-price", ".phase-step", "h3"].map((part) =>
            phase.querySelector(part)!.getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect];
          return {
            isOn: Math.abs(price.bottom - step.top) < 1,
            isAboveName: step.bottom < name.top,
            foot: Math.round(step.bottom),
            top: step.top,
          };
        }),
      );
      expect(steps.every(({ isOn, isAboveName }) => isOn && isAboveName)).toBe(true);
      expect(new Set(steps.map(({ foot }) => foot)).size).toBe(1);
      const tops = steps.map(({ top }) => top);
      expect(tops, "each step is higher").toEqual([...tops].sort((a, b) => b - a));
    });

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`each phase has a color of its own, in its bar and above its words, ${colorScheme}`, async () => {
        await page.getByRole("radio").last().check();
        const bars = await page
          .locator(".stop rect")
          .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
        expect(new Set(bars).size).toBe(services.run.phases.length);
        const above = page.locator("#run .phase rect").filter({ visible: true });
        expect(await above.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill))).toEqual(bars);
      });
    }

    for (const width of [768, 1280]) await checkChart(page, width);
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("one chooses by key after which phase to stop: later phases are outlines, and one result shows", async ({
      page,
    }) => {
      await page.goto(services.path);
      const card = page.getByRole("group").filter({ has: page.locator(".stop") });
      const { height } = (await card.boundingBox())!;
      const outlines = () =>
        page.locator(".stop rect").evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill === "none"));
      const { phases } = services.run;

      await expect(card.getByRole("radio").nth(1)).toBeChecked();
      await card.getByRole("radio", { checked: true }).focus();
      await page.keyboard.press("ArrowUp");
      for (const [index, { guide = "" }] of phases.entries()) {
        await test.step(`after phase ${index + 1}`, async () => {
          await expect(card.getByRole("radio").nth(index)).toBeChecked();
          expect(await outlines()).toEqual(phases.map((_, place) => place > index));
          const results = page.locator(".stop-result");
          await expect(results.filter({ visible: true })).toHaveCount(1);
          await expect(results.nth(index)).toBeVisible();
          await expect(results.nth(index)).toContainText(guide);
          await expect(page.locator(".stop-mark").filter({ visible: true })).toHaveCount(1);
          expect((await card.boundingBox())!.height).toBe(height);
        });
        await page.keyboard.press("ArrowDown");
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("chart, phases, services, tables and industries are set as measured", async ({ page }) => {
    await open(page, services.path);
    // A scroll bar beside the page would take from these widths.
    for (const width of [320, 375]) await checkChart(page, width);

    await page.setViewportSize({ width: 375, height: 812 });
    await test.step("the phases and the price by the chosen one stand in the first screen", async () => {
      const price = (await page.locator(".stop-sum > span:first-child").filter({ visible: true }).boundingBox())!;
      expect(price.y + price.height).toBeLessThanOrEqual(812);
    });

    await test.step("the head of a phase has two lines: its name with its weeks at the end, then its price", async () => {
      const heads = await page.locator("#run .fold-head").evaluateAll((all) =>
        all.map((head) => {
          const [name, weeks, price] = ["h3", "h3 + p", ".phase-price"].map((part) =>
            head.querySelector(part)!.getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect];
          return {
            isBelow: price.top >= name.bottom && price.top >= weeks.bottom,
            isOneLine: name.height < 30 && price.height < 30,
            isBeside: name.right <= weeks.left && weeks.top < name.bottom,
            end: Math.round(weeks.right),
          };
        }),
      );
      expect(heads).toEqual(heads.map(() => ({ isBelow: true, isOneLine: true, isBeside: true, end: heads[0]!.end })));
    });

    await page.setViewportSize(PHONE.viewport);
    await test.step("each industry is named once, with its solutions", async () => {
      const main = page.getByRole("main");
      for (const { name, solutions } of industries) {
        await expect(main.getByRole("link", { name, exact: true }).filter({ visible: true })).toHaveCount(1);
        const row = main.locator("#industries li").filter({ hasText: name });
        for (const { title } of solutions.items) await expect(row.getByText(title, { exact: true })).toBeVisible();
      }
    });

    await test.step("of the services the first one is open at first, and closes by a tap", async () => {
      const list = page.locator("#services");
      const texts = services.services.items.map(({ description }) => list.getByText(description, { exact: true }));
      await expect(texts[0]!).toBeVisible();
      for (const text of texts.slice(1)) await expect(text).toBeHidden();
      await list.locator("summary").first().tap();
      await expect(texts[0]!).toBeHidden();
    });

    await test.step("a row of a table opens its cells, each with the name of its column, which has no word alone on its last line", async () => {
      for (const id of ["ml", "automation"]) {
        const [row, next] = [0, 1].map((place) => page.locator(`#${id} tbody tr`).nth(place));
        expect((await row!.locator("th").boundingBox())!.height).toBeLessThan(id === "ml" ? 160 : 100);
        await row!.locator("summary").tap();
        for (const cell of await row!.locator("td").all()) {
          await expect(cell).toBeVisible();
          const label = await cell.evaluate((element) => {
            const { content, textWrapStyle } = getComputedStyle(element, "::before");
            return { content, textWrapStyle };
          });
          expect(label).toEqual({
            content: JSON.stringify(await cell.getAttribute("data-label")),
            textWrapStyle: "balance",
          });
        }
        await expect(next!.locator("td").first()).toBeHidden();
      }
    });

    await test.step("technologies are tiles, two in a row, also where one is open; what it opens has the whole width below", async () => {
      const places = await page.locator("#ml tbody th").evaluateAll((all) =>
        all.map((tile) => {
          const { top, width } = tile.getBoundingClientRect();
          return { top: Math.round(top), isHalf: width < 170 };
        }),
      );
      expect(places.map(({ isHalf }) => isHalf)).toEqual([true, true, true, true]);
      expect(places[1]!.top).toBe(places[0]!.top);
      expect(places[3]!.top).toBe(places[2]!.top);
      // The step before has opened the first one.
      const { x, y, width } = (await page.locator("#ml tbody td").first().boundingBox())!;
      expect(x).toBeLessThan(30);
      expect(width).toBeGreaterThan(300);
      expect(y).toBeGreaterThan(places[0]!.top + 130);
      expect(y).toBeLessThan(places[2]!.top);
    });

    await test.step("of two tiles side by side one is open, so that its text needs no name; others stay as they are", async () => {
      const tiles = page.locator("#ml tbody tr");
      const open = () =>
        tiles.locator("details").evaluateAll((all) => all.map((tile) => (tile as HTMLDetailsElement).open));
      await tiles.nth(2).locator("summary").tap();
      expect(await open()).toEqual([true, false, true, false]);
      await tiles.nth(1).locator("summary").tap();
      expect(await open()).toEqual([false, true, true, false]);
    });

    await test.step("what a phase opens begins below its title", async () => {
      const phase = page.locator("#run li").first();
      await phase.locator("summary").tap();
      const [title, text] = await Promise.all(["h3", "dd"].map((part) => phase.locator(part).first().boundingBox()));
      expect(text!.x).toBe(title!.x);
    });
  });

  for (const [when, files] of [
    ["", undefined],
    [", where no script of the page comes, too", "**/*.js"],
  ] as const) {
    test(`tiles of the industries are fetched as the visitor begins to scroll${when}`, async ({ page, pageErrors }) => {
      if (files) {
        pageErrors.allow(/ERR_FAILED/);
        await page.route(files, (route) => route.abort());
        await page.goto(services.path);
      } else await open(page, services.path);
      const tile = page.locator("#industries img").first();
      expect(await tile.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
      await page.evaluate(() => scrollTo(0, 400));
      await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
  }
});
