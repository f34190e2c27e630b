import { arrived, expect, hydrated, open, scrollTo, test } from "../support/browser";
import { bar, barLink, industriesPanel } from "../support/page-parts";
import { industries, navigation, site } from "../support/site";

test("the bar leads to every main page and marks the one shown", async ({ page }) => {
  await open(page, "/");
  const paths = [...navigation.header.map(({ href }) => href), navigation.industries.link.href];
  for (const path of paths) {
    await barLink(page, path).click();
    await arrived(page, path);
    for (const other of paths)
      if (other === path) await expect(barLink(page, other)).toHaveAttribute("aria-current", "page");
      else await expect(barLink(page, other)).not.toHaveAttribute("aria-current");
  }
});

test("on an industry's page the menu marks the industry", async ({ page }) => {
  const path = industries[0]?.path ?? "";
  await open(page, path);
  await expect(industriesPanel(page).locator("a[aria-current=page]")).toHaveAttribute("href", path);
});

test("the logo leads home and Get Started to the contact page", async ({ page }) => {
  await open(page, "/about");
  await bar(page).getByRole("link", { name: navigation.action.label }).click();
  await arrived(page, navigation.action.href);
  await bar(page).getByRole("link", { name: site.labels.home }).click();
  await arrived(page, "/");
});

test("the bar turns translucent beyond 50 pixels, and back", async ({ page }) => {
  await open(page, "/about");
  const look = () =>
    bar(page).evaluate((header) => {
      const { backdropFilter, backgroundColor } = getComputedStyle(header);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return { blurred: backdropFilter.includes("blur"), alpha: canvas.getImageData(0, 0, 1, 1).data[3] };
    });
  // From 221 to 252 of 255: seen through, and never gray over a dark band.
  const translucent = { blurred: true, alpha: expect.closeTo(236.5, -1.5) };
  const plain = { blurred: false, alpha: 255 };
  await expect.poll(look).toEqual(plain);
  await scrollTo(page, 51);
  await expect.poll(look).toEqual(translucent);
  await scrollTo(page, 50);
  await expect.poll(look).toEqual(plain);
});

test("the bar is translucent at once on a page that is loaded scrolled", async ({ page }) => {
  await open(page, "/about#team");
  await expect(bar(page)).toHaveAttribute("data-scrolled", "true");
});

test("a new page is announced, and its heading has the focus", async ({ page }) => {
  await open(page, "/");
  await barLink(page, "/about").click();
  await arrived(page, "/about");
  const heading = page.locator("main h1");
  await expect(heading).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${await heading.innerText()}`);
});

test("the next Tab after a new page goes to the first control of its content", async ({ page }) => {
  await open(page, "/");
  await barLink(page, "/services").click();
  await arrived(page, "/services");
  await expect(page.locator("main h1")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main a").first()).toBeFocused();
});

test("the skip link is the first stop, shows, and leads to the content", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.locator("main, footer").locator("a, button, input, summary").filter({ visible: true }).first(),
  ).toBeFocused();
});

test("Back, while a link's page is still to come, is not overtaken by it", async ({ page }) => {
  await open(page, "/");
  await barLink(page, "/about").click();
  await arrived(page, "/about");
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  const path = industries.at(-1)?.path ?? "";
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().includes(`/page-data${path}/`));
  await industriesPanel(page).evaluate((panel) => (panel as HTMLElement).showPopover());
  await industriesPanel(page).locator(`a[href="${path}"]`).click();
  await asked;
  await page.goBack();
  await arrived(page, "/");
  const answered = page.waitForResponse((response) => response.url().includes(`/page-data${path}/`));
  letCome();
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(new URL(page.url()).pathname).toBe("/");
});

test(
  "a page whose link has been in view opens although the network is gone",
  { tag: "@nightly" },
  async ({ page, context, pageErrors }) => {
    // The pictures of that page cannot come.
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    // Gatsby prefetches some seconds later, while the browser is idle.
    const prefetched = page.waitForResponse("**/component---src-templates-about-*.js");
    await open(page, "/");
    await (await prefetched).finished();
    await context.setOffline(true);
    await barLink(page, "/about").click();
    await arrived(page, "/about");
  },
);
