import { industries, navigation, tabsOf } from "../support/site";
import { arrived, becomes, focused, isAt, link, open, readTo, settled, test, type Tab } from "./support/statement";

const industry = industries.find(({ workflow }) => workflow);
if (!industry) throw new Error("the content has no industry with a workflow");
const { path } = industry;
const ids = tabsOf(industry);
const about = navigation.header.find(({ href }) => href === "/about")?.label ?? "";

/** What a tab is called (docs/product.md, section 2.10). */
const called = (id: string) => ({
  role: "tab" as const,
  name: id.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
});

/** Waits until a tab is the chosen one, its panel the one that shows, and the address names it. */
const chosen = (tab: Tab, id: string, hash = `#${id}`) =>
  becomes(
    tab,
    () => [
      [...document.querySelectorAll("[role=tab][aria-selected=true]")].map((entry) => entry.getAttribute("href")),
      [...document.querySelectorAll("[role=tabpanel]")].filter((panel) => panel.checkVisibility()).map(({ id }) => id),
      location.hash,
    ],
    null,
    [[`#${id}`], [id], hash],
  );

test("Back and Forward go through the tabs that were clicked, and the page stays where it is", async ({ tab }) => {
  await open(tab, path);
  await readTo(tab, 300);
  await tab.click(called("solutions"));
  await chosen(tab, "solutions");
  await tab.click(called("case-studies"));
  await chosen(tab, "case-studies");
  const place = await tab.evaluate(() => Math.round(scrollY), null);
  await tab.back();
  await chosen(tab, "solutions");
  await tab.back();
  await chosen(tab, "overview", "");
  await isAt(tab, place);
  await tab.forward();
  await chosen(tab, "solutions");
});

test("arrows, Home and End choose a tab, and Tab goes on into the panel", async ({ tab }) => {
  await open(tab, path);
  await tab.evaluate(() => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus(), null);
  await tab.press("ArrowRight");
  await chosen(tab, ids[1] ?? "");
  await tab.press("ArrowLeft", "ArrowLeft");
  await chosen(tab, ids.at(-1) ?? "");
  await tab.press("Home", "End");
  await chosen(tab, ids.at(-1) ?? "");
  await focused(tab, called(ids.at(-1) ?? ""));
  await tab.press("Home");
  await chosen(tab, "overview");
  await tab.press("Tab");
  await focused(tab, "#overview");
});

test("a tab that the address names shows below the bar, stays after a reload, and is there again after Back", async ({
  tab,
}) => {
  await open(tab, `${path}#case-studies`);
  await chosen(tab, "case-studies");
  await becomes(
    tab,
    () => {
      const bar = document.querySelector(".tab-bar")?.getBoundingClientRect().bottom ?? 0;
      const panel = document.getElementById("case-studies")?.getBoundingClientRect().top ?? 0;
      return panel >= bar - 2 && panel < 400;
    },
    null,
    true,
  );
  // To the place on the page WebKit does not return: on a reload it goes to the fragment again, on every site.
  await tab.reload();
  await settled(tab);
  await chosen(tab, "case-studies");
  await readTo(tab, 1_300);
  await tab.click(link(about));
  await arrived(tab, "/about");
  await tab.back();
  await arrived(tab, path);
  await chosen(tab, "case-studies");
  await isAt(tab, 1_300);
});
