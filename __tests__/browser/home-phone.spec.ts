/** The home page on a phone: rows that open, the bar at the foot of the screen, and a page that ends soon. */
import { expect, open, PHONE, scrollTo, test, type Page } from "../support/browser";
import { home, industries, site } from "../support/site";

test.use({ ...PHONE, viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: "reduce" } });

const [service] = home.services.items as [(typeof home.services.items)[number]];
const services = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: home.services.heading }) });
const bar = (page: Page) => page.locator("[data-slot=phone-bar]");

test("services, terms and industries are set as measured", async ({ page }) => {
  await open(page, "/");

  await test.step("the page above the footer is at most 5,600 px high", async () => {
    const { height } = (await page.locator("main").boundingBox())!;
    expect(height).toBeLessThanOrEqual(5600);
  });

  await test.step("the terms and the steps stand open", async () => {
    for (const { description } of [...home.terms.items, ...site.next.steps])
      await expect(page.getByText(description, { exact: true })).toBeVisible();
  });

  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await test.step(`at ${width} px an industry's picture, name and figure begin level or below each other`, async () => {
      for (const industry of industries) {
        const row = page.locator("main li", { has: page.getByRole("link", { name: industry.name, exact: true }) });
        const top = async (part: string) => (await row.locator(part).first().boundingBox())!;
        const [picture, name, value, label] = [
          await top(".industry-tile"),
          await top("h3"),
          await top("p > span"),
          await top("p > span + span"),
        ];
        expect(Math.abs(picture.y - name.y), industry.slug).toBeLessThanOrEqual(4);
        expect(label.y, `${industry.slug}: the label stands below its figure`).toBeGreaterThanOrEqual(
          value.y + value.height - 2,
        );
        expect(label.x).toBeCloseTo(value.x, 0);
      }
    });
  }

  await test.step("the six services are rows of 64 px or more by text, and open one by one", async () => {
    const rows = services(page).locator("li:has(h3)");
    const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(heights).toHaveLength(home.services.items.length);
    for (const height of heights) expect(height).toBeLessThan(82);
    const text = services(page).getByText(service.description, { exact: true });
    const link = services(page).locator("a").first();
    await expect(text).toBeHidden();
    await expect(link).toBeHidden();
    await services(page).locator("summary").first().tap();
    await expect(text).toBeVisible();
    await expect(link).toBeVisible();
    await expect(services(page).locator("details[open]")).toHaveCount(1);
    await services(page).locator("summary").first().press("Enter");
    await expect(text).toBeHidden();
  });

  await test.step("the focus ring of a row lies within the row, where nothing cuts it off", async () => {
    const summary = services(page).locator("summary").first();
    await summary.focus();
    await page.keyboard.press("Shift");
    const { offset, width } = await summary.evaluate((element) => {
      const style = getComputedStyle(element);
      return { offset: parseFloat(style.outlineOffset), width: parseFloat(style.outlineWidth) };
    });
    expect(width).toBeGreaterThan(0);
    expect(offset + width).toBeLessThanOrEqual(0);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step("on wide screens the services stand open, and nothing is there to open them", async () => {
    for (const { description } of home.services.items)
      await expect(services(page).getByText(description, { exact: true })).toBeVisible();
    await expect(page.locator("main summary").first()).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rows open, too", async ({ page }) => {
    await page.goto("/");
    await expect(services(page).getByText(service.description, { exact: true })).toBeHidden();
    await services(page).locator("summary").first().click();
    await expect(services(page).getByText(service.description, { exact: true })).toBeVisible();
  });
});

/** How far a window's lower edge lies below the bar; negative where the bar is out of sight below. */
const fromFoot = (page: Page) =>
  bar(page).evaluate((element) => Math.round(window.innerHeight - element.getBoundingClientRect().bottom));

test("the bar shows between the first screen and the closing invitation, never over what has the focus or covers the page", async ({
  page,
}) => {
  await open(page, "/");

  await test.step("it waits until the hero's buttons have left the window", async () => {
    const primary = page.locator("main").getByRole("link", { name: home.hero.primary.label });
    const end = await primary.evaluate((link) => link.getBoundingClientRect().bottom);
    for (let top = 0; top <= end; top += 40) {
      await scrollTo(page, top);
      // What lies below the bar of the page has left as well.
      const isInSight = await primary.evaluate((link) => link.getBoundingClientRect().bottom > 68);
      if (isInSight) await expect(bar(page), `at ${top}`).not.toBeInViewport();
    }
  });

  await scrollTo(page, 0);
  await test.step("it comes after the first screen, and goes before the closing invitation and the footer", async () => {
    await expect(bar(page).getByRole("link")).toHaveAttribute("href", home.callToAction.secondary.href);
    await expect(bar(page)).not.toBeInViewport();
    for (const { heading } of [home.services, home.industries, home.terms]) {
      await page
        .getByRole("heading", { name: heading })
        .evaluate((element) => element.scrollIntoView({ block: "start" }));
      await expect.poll(() => fromFoot(page), heading).toBe(0);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    }
    const { height } = (await bar(page).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(64);
    expect(height).toBeLessThanOrEqual(68);
    await page.locator("footer").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(bar(page)).not.toBeInViewport();
  });

  await test.step("it is gone as soon as the closing invitation comes into view, and takes no room", async () => {
    const closing = page.locator("main > section, main section", {
      has: page.getByRole("heading", { name: home.callToAction.heading }),
    });
    for (const shown of [70, 300]) {
      await closing.evaluate((section, pixels) => {
        window.scrollTo(0, section.getBoundingClientRect().top + window.scrollY - window.innerHeight + pixels);
      }, shown);
      await expect
        .poll(() =>
          page.evaluate(() =>
            Array.from({ length: 40 }, (_, step) =>
              document.elementFromPoint(180, window.innerHeight - 1 - step * 10),
            ).some((element) => Boolean(element?.closest("[data-slot=phone-bar]"))),
          ),
        )
        .toBe(false);
    }
    const gap = await closing.evaluate((section) => {
      const steps = document.getElementById("next")!.getBoundingClientRect();
      return section.getBoundingClientRect().top - steps.bottom;
    });
    expect(Math.abs(gap)).toBeLessThanOrEqual(1);
    // Whoever tabs to it sees it.
    await bar(page).getByRole("link").focus();
    await expect
      .poll(() =>
        bar(page).evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  });

  await test.step("what takes the focus is never below it", async () => {
    await services(page).locator("summary").first().focus();
    const last = page.locator("main").getByRole("link", { name: home.callToAction.primary.label });
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      const { covered, text } = await page.evaluate(() => {
        const element = document.activeElement!;
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          text: element.textContent,
          covered: Boolean(hit?.closest("[data-slot=phone-bar]")) && !element.closest("[data-slot=phone-bar]"),
        };
      });
      expect(covered, String(text)).toBe(false);
      if (await last.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("The closing invitation was not reached.");
  });

  await test.step("what covers the page covers it", async () => {
    await services(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport();
    await page.getByRole("button", { name: site.labels.openMenu }).click();
    const covered = await bar(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(covered).toBe(true);
  });
});
