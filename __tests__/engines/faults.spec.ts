import { contact, navigation } from "../support/site";
import { arrived, becomes, hydrated, holds, link, open, shows, test, textbox, type Tab } from "./support/statement";

const about = navigation.header.find(({ href }) => href === "/about")?.label ?? "";

/** Waits until the page's heading and text show, and follows a link to the next page. */
const isUsable = async (tab: Tab) => {
  const isRead = () =>
    becomes(
      tab,
      () => [
        document.querySelector("main h1")?.checkVisibility(),
        (document.querySelector("main")?.innerText.length ?? 0) > 400,
        document.documentElement.scrollWidth <= innerWidth,
      ],
      null,
      [true, true, true],
    );
  await isRead();
  await tab.click(link(about));
  await arrived(tab, "/about");
  await isRead();
};

test.describe(() => {
  test.use({ allowed: /not loaded|page resources for|uncaught error|unhandled rejection/ });

  test("where the scripts do not come, pages can be read and led on from, and what is typed stays", async ({
    tab,
    host,
  }) => {
    host.replace(/\/app-[^/]*\.js$/, "cut");
    await tab.goto(`${host.address}/contact`);
    await tab.click(textbox(contact.form.name.label));
    await tab.type("Ada");
    await holds(tab, "#name", "Ada");
    await isUsable(tab);
  });

  for (const [what, pattern] of [
    ["data of the next page is an error", /\/page-data\/about\//],
    ["style sheet of all pages does not come", /\/styles\.[^/]*\.css$/],
  ] as const) {
    test(`where the ${what}, a link leads on by a full load`, async ({ tab, host }) => {
      host.replace(pattern, { status: 500, body: "" });
      await tab.goto(`${host.address}/`);
      await hydrated(tab);
      await tab.evaluate(() => void (document.documentElement.dataset.kept = ""), null);
      await isUsable(tab);
      await becomes(tab, () => "kept" in document.documentElement.dataset, null, false);
    });
  }

  test("without fonts and pictures pages can be read and led on from", async ({ tab, host }) => {
    host.replace(/\.(woff2|avif|webp|png|svg)$/, "cut");
    await tab.goto(`${host.address}/`);
    await hydrated(tab);
    await isUsable(tab);
  });
});

test("where the tab's memory is blocked, a draft stays as long as the document", async ({ tab, host }) => {
  host.runBefore(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(tab, `${host.address}/contact`);
  await tab.click(textbox(contact.form.name.label));
  await tab.type("Ada");
  await tab.click(link(about));
  await arrived(tab, "/about");
  await tab.back();
  await arrived(tab, "/contact");
  await shows(tab, "#name");
  await holds(tab, "#name", "Ada");
  // What this suite has noted is in that memory, too; a plain text runs no scripts.
  await tab.goto(`${host.address}/robots.txt`);
});
