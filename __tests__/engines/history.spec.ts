import { arrived, becomes, open, test, type Tab } from "./support/statement";

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
