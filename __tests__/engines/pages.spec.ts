import { HARD_ADDRESSES } from "../support/odd-addresses";
import { ALL_PATHS, industries } from "../support/site";
import { becomes, hydrated, open, test } from "./support/statement";
import { COMPLAINTS } from "./support/watch-page";

test("every page is taken over by the scripts, in silence, and is not wider than the window", async ({ tab }) => {
  for (const path of ALL_PATHS) {
    await test.step(path, async () => {
      await open(tab, path);
      await becomes(tab, () => document.querySelectorAll("main h1").length, null, 1);
      // Scroll bars take room.
      await becomes(tab, () => document.documentElement.scrollWidth - document.documentElement.clientWidth, null, 0);
    });
  }
});

test("the suite notices what goes wrong in a page", async ({ tab }) => {
  await open(tab, "/");
  await tab.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "0";
    document.body.append(script);
    console.error("noticed");
    setTimeout(() => {
      throw new Error("noticed");
    });
  }, null);
  await becomes(
    tab,
    (key) =>
      ["violation of script-src-elem", "console error: noticed", "uncaught error"].map((text) =>
        sessionStorage.getItem(key)?.includes(text),
      ),
    COMPLAINTS,
    [true, true, true],
  );
  await tab.evaluate((key) => sessionStorage.removeItem(key), COMPLAINTS);
});

test("the scripts start on a page that is opened at one of its parts", async ({ tab }) => {
  for (const address of ["/about#team", `${industries[0]!.path}#solutions`, "/blog#latest"])
    await test.step(address, () => open(tab, address));
});

test("the scripts start on a page that is loaded anew in its middle", async ({ tab }) => {
  await open(tab, "/about");
  await tab.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }), null);
  await tab.reload();
  await hydrated(tab);
});

test("what the next pages need is fetched ahead, and the policy allows it", async ({ tab }) => {
  await open(tab, "/");
  await becomes(
    tab,
    () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/page-data/about/")),
    null,
    true,
  );
});

test("the page that the host sent stays, whatever its address", async ({ tab }) => {
  for (const address of HARD_ADDRESSES) {
    await test.step(address, async () => {
      await open(tab, address);
      await becomes(tab, () => document.querySelectorAll("main h1").length, null, 1);
    });
  }
});
