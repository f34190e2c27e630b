import { startChangingHost } from "./support/changing-host";
import { becomes, expect, hydrated, test } from "./support/statement";

/** What a request takes on a network, in milliseconds: without it a preloaded font is there before it is asked for. */
const LATENCY = 60;

const widthIn = (family: string): number => {
  const text = document.createElement("span");
  text.style.cssText = `position:absolute;white-space:nowrap;font:600 40px ${family}`;
  text.textContent = document.title;
  document.body.append(text);
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width;
};

test("the font is fetched once and shows at the first view", async ({ tab }) => {
  // The site as it is: a script before the page's own would hold up the text until the font is there.
  const host = await startChangingHost(process.env.SITE_ADDRESS ?? "", LATENCY);
  await tab.goto(`${host.address}/`);
  await hydrated(tab);
  await becomes(tab, () => document.fonts.status, null, "loaded");
  expect(host.asked.filter((url) => url.includes("instrument-sans-core"))).toHaveLength(1);
  const fallback = await tab.evaluate(widthIn, '"Instrument Sans Fallback"');
  expect(await tab.evaluate(widthIn, '"Instrument Sans","Instrument Sans Fallback"')).not.toBe(fallback);
  await tab.goto("/");
  await host.close();
});
