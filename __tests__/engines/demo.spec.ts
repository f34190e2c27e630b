import { aiSolutions } from "../support/site";
import { becomes, button, focused, hydrated, open, test, type Tab } from "./support/statement";

const { demo } = aiSolutions;

const announced = (tab: Tab, text: string) =>
  becomes(tab, () => document.querySelector("[data-slot=demo] [role=status]")?.textContent, null, text);

test("the demo runs by the keyboard: it is announced, reads, and hands the focus from button to button", async ({
  tab,
}) => {
  await open(tab, aiSolutions.path);
  await announced(tab, "");
  await tab.evaluate(() => document.querySelector<HTMLElement>("[data-slot=demo] button:enabled")?.focus(), null);
  await focused(tab, button(demo.start));
  await tab.press("Enter");
  await focused(tab, button(demo.stop));
  await announced(tab, demo.announceStart);
  // Each reading is drawn as a width, by springs or by the style sheet.
  await becomes(
    tab,
    () =>
      [...document.querySelectorAll("[data-slot=demo] [role=meter]")].map((meter) => {
        const fill = meter.querySelector(".demo-fill");
        const share = (fill?.getBoundingClientRect().width ?? 0) / (fill?.parentElement?.clientWidth ?? 1);
        return Math.abs(100 * share - parseFloat(meter.getAttribute("aria-valuetext") ?? "")) < 2;
      }),
    null,
    demo.classes.map(() => true),
  );
  await tab.press(" ");
  await focused(tab, button(demo.start));
  const [accuracy = "", time = ""] = await tab.evaluate(
    () => [...document.querySelectorAll("[data-slot=demo] dd")].map(({ textContent }) => textContent ?? ""),
    null,
  );
  await announced(tab, demo.announceStop.replace("{accuracy}", accuracy).replace("{time}", time));
});

test("a demo that was running when its page was loaded anew can be started again", async ({ tab }) => {
  const buttons = () =>
    [...document.querySelectorAll<HTMLButtonElement>("[data-slot=demo] button")].map(({ disabled }) => disabled);
  await open(tab, aiSolutions.path);
  await tab.click("[data-slot=demo] button");
  await becomes(tab, buttons, null, [true, false]);
  await tab.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }), null);
  await tab.reload();
  await hydrated(tab);
  await becomes(tab, buttons, null, [false, true]);
});
