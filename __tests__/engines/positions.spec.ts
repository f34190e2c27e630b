import { navigation } from "../support/site";
import { arrived, becomes, hydrated, isAt, link, open, readTo, test, type Tab } from "./support/statement";

const blog = navigation.header.find(({ href }) => href === "/blog")?.label ?? "";

/** Waits until a part of the page begins below the bar, and in the upper half of the window. */
const isBelowBar = (tab: Tab, id: string) =>
  becomes(
    tab,
    (part) => {
      const bar = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(part)?.getBoundingClientRect().top ?? 0;
      return top >= bar - 1 && top < 400;
    },
    id,
    true,
  );

test("a link to a part of a page shows it below the bar, from another page, from its own, and by a visit", async ({
  tab,
}) => {
  const follow = async () => {
    await tab.click('footer a[href="/about#team"]');
    await arrived(tab, "/about");
    await isBelowBar(tab, "team");
  };
  await open(tab, "/contact");
  await follow();
  await readTo(tab, 0);
  await follow();
  await open(tab, "/services#consulting");
  await isBelowBar(tab, "consulting");
});

test("a reload stays where the visitor was, also after a way through the site", async ({ tab }) => {
  await open(tab, "/about");
  await tab.click(link(blog));
  await arrived(tab, "/blog");
  await readTo(tab, 400);
  await tab.reload();
  await hydrated(tab);
  await isAt(tab, 400);
});
