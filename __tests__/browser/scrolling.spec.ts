import { arrived, expect, expectBelowHeader, hydrated, open, readTo, scrollY, test } from "../support/browser";
import { nightlyUnless } from "../support/nightly";
import { barLink } from "../support/page-parts";

const ANCHORS = ["/about#team", "/services#ml", "/services#automation", "/services#consulting"];

test("a new page starts at its top", async ({ page }) => {
  await open(page, "/about");
  await page.locator('footer a[href="/blog"]').click();
  await arrived(page, "/blog");
  await expect.poll(() => scrollY(page)).toBe(0);
});

for (const [index, address] of ANCHORS.entries()) {
  const tag = nightlyUnless(index === 0);
  const [path = "", hash = ""] = address.split("#");

  test(
    `a visit to ${address} shows that part below the header, and so does a click on the page itself, again and again`,
    { tag },
    async ({ page }) => {
      await open(page, address);
      await expectBelowHeader(page, `#${hash}`);
      await barLink(page, path).click();
      await expect.poll(() => new URL(page.url()).hash).toBe("");
      await expect.poll(() => scrollY(page)).toBe(0);
      const entries = await page.evaluate(() => history.length);
      for (const visit of ["first", "second"]) {
        await page.locator(`footer a[href="${address}"]`).click();
        await test.step(`${visit} click`, () => expectBelowHeader(page, `#${hash}`));
        await expect(page.locator(`#${hash}:focus-within`)).toBeAttached();
      }
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${hash}`);
    },
  );

  test(`a click to ${address} on another page shows that part below the header`, { tag }, async ({ page }) => {
    await open(page, "/contact");
    await page.locator(`footer a[href="${address}"]`).click();
    await arrived(page, path);
    await expectBelowHeader(page, `#${hash}`);
  });
}

test(
  "the first screens of a new page are laid out a frame before the rest; on the way back all are at once",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    await page.evaluate(() => {
      const seen = ["visible"];
      const last = () => {
        const section = document.querySelector("main section:nth-of-type(n + 4)");
        const visibility = section ? getComputedStyle(section).contentVisibility : "none";
        if (visibility !== seen.at(-1)) seen.push(visibility);
      };
      new MutationObserver(last).observe(document.documentElement, { attributeFilter: ["class"] });
      Object.assign(window, { seen });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await page.locator('footer a[href="/contact"]').first().click();
    await arrived(page, "/contact");
    await expect.poll(seen).toEqual(["visible", "auto", "visible"]);
    await page.goBack();
    await arrived(page, "/about");
    await page.locator('footer a[href="/services#ml"]').click();
    await arrived(page, "/services");
    expect(await seen()).toHaveLength(3);
  },
);

test("Back and Forward return to where the visitor was", async ({ page }) => {
  await open(page, "/about");
  await readTo(page, 900);
  await barLink(page, "/blog").click();
  await arrived(page, "/blog");
  await expect.poll(() => scrollY(page)).toBe(0);
  await readTo(page, 400);
  await page.goBack();
  await arrived(page, "/about");
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await arrived(page, "/blog");
  await expect.poll(() => scrollY(page)).toBe(400);
});

test("Back to an address with a part returns to where the visitor was, its top too", async ({ page }) => {
  await open(page, "/about#team");
  await expectBelowHeader(page, "#team");
  await readTo(page, 0);
  await barLink(page, "/blog").click();
  await arrived(page, "/blog");
  await page.goBack();
  await arrived(page, "/about");
  await expect(page.locator("#team")).toBeAttached();
  await readTo(page, await scrollY(page));
  expect(await scrollY(page)).toBe(0);
});

test(
  "a reload stays where the visitor was, also after a way through the site",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    await barLink(page, "/blog").click();
    await arrived(page, "/blog");
    await readTo(page, 400);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page)).toBe(400);
    await page.goBack();
    await arrived(page, "/about");
    await expect.poll(() => scrollY(page)).toBe(0);
  },
);

test(
  "Back to a page that was visited before in the tab forgets that earlier visit",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    await readTo(page, 900);
    await page.goto("/services");
    await open(page, "/about");
    await barLink(page, "/blog").click();
    await arrived(page, "/blog");
    await page.goBack();
    await arrived(page, "/about");
    await expect.poll(() => scrollY(page)).toBe(0);
  },
);

test(
  "Back after a full load of another address returns to where the visitor was",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    await readTo(page, 700);
    await expect.poll(() => scrollY(page)).toBe(700);
    await page.goto("/services");
    await page.goBack();
    await arrived(page, "/about");
    await expect.poll(() => scrollY(page)).toBe(700);
  },
);

for (const fragment of ["#50%", "#%zz"]) {
  test(`a fragment that cannot be read, ${fragment}, leaves the page whole`, { tag: "@nightly" }, async ({ page }) => {
    await open(page, `/about${fragment}`);
    await expect(page.locator("main h1")).toBeVisible();
    await page.evaluate((hash) => void (location.hash = hash), fragment);
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await expect(page.locator("main h1")).toBeVisible();
  });
}
