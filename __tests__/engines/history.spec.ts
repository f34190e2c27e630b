import { arrived, becomes, hydrated, open, test, type Tab } from "./support/statement";

const scrollTo = (tab: Tab, top: number) =>
  tab.evaluate((distance) => window.scrollTo({ top: distance, behavior: "instant" }), top);
const isAt = (tab: Tab, top: number) => becomes(tab, () => Math.round(scrollY), null, top);

test("Back and Forward between pages return to where the visitor was", async ({ tab }) => {
  await open(tab, "/about");
  await scrollTo(tab, 900);
  await isAt(tab, 900);
  await tab.click('.site-header .nav-link[href="/blog"]');
  await arrived(tab, "/blog");
  await isAt(tab, 0);
  await scrollTo(tab, 400);
  await isAt(tab, 400);
  await tab.back();
  await arrived(tab, "/about");
  await isAt(tab, 900);
  await tab.forward();
  await arrived(tab, "/blog");
  await isAt(tab, 400);
});

test("Back from another document returns to where the visitor was", async ({ tab }) => {
  await open(tab, "/about");
  await scrollTo(tab, 1300);
  await isAt(tab, 1300);
  await tab.goto("/robots.txt");
  await tab.back();
  await arrived(tab, "/about");
  await isAt(tab, 1300);
});

test("Back at once after a reload shows the page that the address names", async ({ tab }) => {
  await open(tab, "/");
  await tab.click('.site-header .nav-link[href="/services"]');
  await arrived(tab, "/services");
  // Both in one go: the scripts have not taken over by then.
  await tab.evaluate(() => {
    location.reload();
    window.addEventListener("pagehide", () => sessionStorage.setItem("back", ""));
  }, null);
  await becomes(tab, () => document.readyState !== "loading" && sessionStorage.getItem("back"), null, "");
  await tab.back();
  await arrived(tab, "/");
  await hydrated(tab);
});

test("a link leads to its page by a full load while the styles of all pages are missing", async ({ tab }) => {
  await open(tab, "/about");
  await becomes(tab, () => document.documentElement.dataset.styled, null, "");
  await tab.evaluate(() => {
    delete document.documentElement.dataset.styled;
    document.documentElement.dataset.kept = "";
  }, null);
  await tab.click('.site-header .nav-link[href="/blog"]');
  await arrived(tab, "/blog");
  await becomes(tab, () => "kept" in document.documentElement.dataset, null, false);
});
