/** What a visitor does before the site's scripts have arrived: nothing of it is lost. */
import { aiSolutions, blog, contact, industries, posts } from "../support/site";
import type { ChangingHost } from "./support/changing-host";
import { becomes, button, expect, holds, hydrated, shows, test, textbox, type Tab } from "./support/statement";

test.use({ waits: false });

/** The site's scripts, but not those by which this suite watches a page. */
const SCRIPTS = /\/(?!watch-page|before-page)[^/]+\.js$/;

/** How long a browser may take until it asks for a page's scripts, and for how long it is told anew, in milliseconds. */
const NAVIGATION = { wait: { timeout: 4_000 }, tries: { timeout: 20_000 } };

/**
 * Visits a page whose scripts wait.
 *
 * @returns a function that lets them come and waits until they have taken over
 */
const openEarly = async (tab: Tab, host: ChangingHost, path: string): Promise<() => Promise<void>> => {
  const release = host.hold(SCRIPTS);
  // WebKit, whose session does not wait for pages here, now and then drops the first address that it is told.
  await expect(async () => {
    await tab.goto(host.address + path);
    await expect.poll(() => host.asked.some((asked) => SCRIPTS.test(asked)), NAVIGATION.wait).toBe(true);
  }).toPass(NAVIGATION.tries);
  await becomes(
    tab,
    () => [location.pathname, document.readyState, "hydrated" in document.documentElement.dataset],
    null,
    [path, "complete", false],
  );
  return async () => {
    release();
    await hydrated(tab);
  };
};

test("a message that was typed and sent early is confirmed once the scripts are there", async ({ tab, host }) => {
  const { form } = contact;
  const letScriptsCome = await openEarly(tab, host, "/contact");
  for (const [{ label }, text] of [
    [form.name, "Ada"],
    [form.email, "ada@analytical.example"],
    [form.message, "Count faster."],
  ] as const) {
    await tab.click(textbox(label));
    await tab.type(text);
  }
  await tab.click(button(form.submit));
  await holds(tab, "#message", "Count faster.");
  await letScriptsCome();
  await becomes(
    tab,
    (title) => document.querySelector(".notification")?.textContent?.includes(title),
    form.success.title,
    true,
  );
  await holds(tab, "#message", "");
});

test("the menu of small windows and a theme in it are open to an early visitor, and stay", async ({ tab, host }) => {
  await tab.resize(390, 800);
  const letScriptsCome = await openEarly(tab, host, "/");
  await tab.click("[popovertarget=mobile-menu]");
  await shows(tab, ".mobile-menu nav");
  await tab.click('.mobile-menu label:has([value="dark"])');
  await becomes(tab, () => document.documentElement.dataset.theme, null, "dark");
  await letScriptsCome();
  await becomes(
    tab,
    () => [
      document.querySelector("[popovertarget=mobile-menu]")?.ariaExpanded,
      document.querySelectorAll('[value="dark"]:checked').length,
    ],
    null,
    ["true", 2],
  );
  await shows(tab, ".mobile-menu nav");
});

test("an article that was opened early becomes a dialog, which Escape closes", async ({ tab, host }) => {
  const slug = posts[1]?.slug ?? "";
  const letScriptsCome = await openEarly(tab, host, blog.path);
  await tab.click(`.post-card a[href="#${slug}"]`);
  await shows(tab, `dialog#${slug}`);
  await letScriptsCome();
  await becomes(tab, (id) => document.getElementById(id)?.matches(":modal"), slug, true);
  await tab.press("Escape");
  await shows(tab, "dialog", false);
});

test("a tab that was opened early shows at once and stays chosen", async ({ tab, host }) => {
  const letScriptsCome = await openEarly(tab, host, industries[0]?.path ?? "");
  const shown = (expected: string[]) =>
    becomes(
      tab,
      () => [...document.querySelectorAll(".tab-panel")].filter((panel) => panel.checkVisibility()).map(({ id }) => id),
      null,
      expected,
    );
  await shown(["overview"]);
  await tab.click("#tab-case-studies");
  await shown(["case-studies"]);
  await letScriptsCome();
  await shown(["case-studies"]);
  await becomes(tab, () => document.getElementById("tab-case-studies")?.ariaSelected, null, "true");
});

test("a demo that was started early runs once the scripts are there", async ({ tab, host }) => {
  const { demo } = aiSolutions;
  const letScriptsCome = await openEarly(tab, host, aiSolutions.path);
  await tab.click(button(demo.start));
  await letScriptsCome();
  await becomes(
    tab,
    () => document.querySelector("[data-slot=demo] [role=status]")?.textContent,
    null,
    demo.announceStart,
  );
});
