import { keepValues } from "../../src/gatsby/content/keep-values";
import { hiddenText } from "../support/page-reading";
import {
  aiSolutions,
  ALL_PATHS,
  blog,
  contact,
  industries,
  navigation,
  posts,
  questions,
  tabsOf,
} from "../support/site";
import { arrived, becomes, button, expect, heading, link, shows, test, textbox } from "./support/statement";

test.use({ scripts: false });

const industry = industries.find(({ workflow }) => workflow);
if (!industry) throw new Error("the content has no industry with a workflow");

/** A page of each template. */
const PATHS = ALL_PATHS.filter((path) => path === industry.path || !industries.some((other) => other.path === path));

test("without scripts every page shows all its text, and offers nothing that would do nothing", async ({ tab }) => {
  for (const path of PATHS) {
    await test.step(path, async () => {
      await tab.goto(path);
      await becomes(tab, () => document.documentElement.classList.contains("js"), null, false);
      expect(await tab.evaluate(hiddenText, null)).toEqual([]);
      await shows(tab, ".scripted", false);
    });
  }
  for (const [path, selector] of [
    ["/", ".theme-switch"],
    [blog.path, "[role=search]"],
    [aiSolutions.path, "[data-slot=demo] button"],
  ] as const) {
    await tab.goto(path);
    await becomes(tab, (searched) => document.querySelectorAll(searched).length > 0, selector, true);
    await shows(tab, selector, false);
  }
});

test("without scripts both menus open, and lead to a page", async ({ tab }) => {
  await tab.goto("/");
  await tab.click(button(navigation.industries.toggleLabel));
  await tab.click(`.mega-panel a[href="${industry.path}"]`);
  await arrived(tab, industry.path);
  await tab.resize(390, 800);
  await tab.click("[popovertarget=mobile-menu]");
  await tab.click('.mobile-menu a[href="/about"]');
  await arrived(tab, "/about");
});

test("without scripts all panels of an industry show, and its tabs are links to them", async ({ tab }) => {
  await tab.goto(industry.path);
  await becomes(
    tab,
    () => [...document.querySelectorAll(".tab-panel")].filter((panel) => panel.checkVisibility()).map(({ id }) => id),
    null,
    tabsOf(industry),
  );
  await tab.click(".tab-bar a[href='#case-studies']");
  await becomes(
    tab,
    () => {
      const top = document.getElementById("case-studies")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    },
    null,
    true,
  );
});

test("without scripts articles and answers open and close", async ({ tab }) => {
  const [, post] = posts;
  await tab.goto(blog.path);
  await tab.click(`.post-card a[href="#${post?.slug}"]`);
  await shows(tab, heading(post?.title ?? ""));
  await shows(tab, `dialog#${post?.slug}`);
  await tab.click(link(blog.reader.close));
  await shows(tab, "dialog", false);
  await tab.goto("/contact");
  // The first answer stands open.
  await becomes(tab, () => document.querySelectorAll("details > p")[1]?.checkVisibility(), null, false);
  await tab.click("details:nth-child(2) summary");
  await becomes(tab, () => document.querySelectorAll("details > p")[1]?.checkVisibility(), null, true);
  await becomes(
    tab,
    () => document.querySelectorAll("details > p")[1]?.textContent,
    null,
    keepValues(questions[1]?.answer ?? ""),
  );
});

test("without scripts the browser itself checks the message, and says that it goes nowhere", async ({ tab }) => {
  const { form } = contact;
  await tab.goto("/contact");
  await becomes(tab, () => document.querySelector("noscript p")?.textContent, null, form.noScript);
  const refused = (expected: string[]) =>
    becomes(tab, () => [...document.querySelectorAll("form :user-invalid")].map(({ id }) => id), null, expected);
  await refused([]);
  await tab.click(textbox(form.name.label));
  await tab.type("Ada");
  await tab.click(button(form.submit));
  await refused(["email", "message"]);
});
