import { navigation } from "../support/site";
import { arrived, becomes, link, open, test, type Tab } from "./support/statement";

const chooseDark = async (tab: Tab) => {
  await tab.click("[popovertarget=theme-panel]");
  await tab.click('.theme-panel label:has([value="dark"])');
};

/** Waits until the ground of the page is dark, as the colors of `light-dark()` make it. */
const isDark = (tab: Tab) =>
  becomes(
    tab,
    () => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]) < 40,
    null,
    true,
  );

const about = navigation.header.find(({ href }) => href === "/about")?.label ?? "";

test("a remembered theme stands before anything is painted", async ({ tab, host }) => {
  host.runBefore(() => {
    const watch = new MutationObserver(() => {
      const { documentElement: root, body } = document;
      // The types know of no document without a body; while it is being read there is none yet.
      if (!(body as HTMLElement | null)) return;
      root.dataset.atBody = root.dataset.theme ?? "none";
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await open(tab, `${host.address}/`);
  await becomes(tab, () => document.documentElement.dataset.atBody, null, "none");
  await chooseDark(tab);
  await isDark(tab);
  await tab.reload();
  await becomes(tab, () => document.documentElement.dataset.atBody, null, "dark");
  await isDark(tab);
});

test("where the memory is blocked, a theme holds as long as the document", async ({ tab, host }) => {
  host.runBefore(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(tab, `${host.address}/`);
  await chooseDark(tab);
  await isDark(tab);
  await tab.click(link(about));
  await arrived(tab, "/about");
  await isDark(tab);
});
