import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LateThreshold } from "../../../../../src/sections/shared/threshold/late-threshold";
// Evaluated ahead: the panel's late import then takes no longer than a tick.
import { Threshold } from "../../../../../src/sections/shared/threshold/threshold";
import { wordsAt } from "../../../../../src/sections/shared/threshold/threshold-words";
import { restoreDraft } from "../../../../../src/ui/form/draft";
import { saveForTab } from "../../../../../src/ui/tab-storage";
import { decisionOf, thresholdTexts } from "../../../../fixtures/decision";

jest.mock("../../../../../src/sections/shared/threshold/threshold-canvas", () => ({
  drawOn: () => ({ show: jest.fn(), stop: jest.fn() }),
}));

test("its link begins the message with the sentence that stands there", async () => {
  const first = decisionOf("one");
  // Nothing is drawn here.
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { unmount } = render(<LateThreshold className="" texts={thresholdTexts} industries={[first]} />);
  fireEvent.input(await screen.findByRole("slider"), { target: { value: "0.4" } });
  const link = screen.getByRole("link", { name: thresholdTexts.link.label });
  expect(link).toHaveAttribute("href", thresholdTexts.link.href);
  link.addEventListener("click", (event) => event.preventDefault());
  act(() => link.click());
  document.body.innerHTML = '<form data-draft="contact"><textarea name="message"></textarea></form>';
  restoreDraft(document.forms[0]!);
  const { sentence } = wordsAt(thresholdTexts, first.decision, 40);
  expect(document.querySelector("textarea")).toHaveValue(`${sentence} Our decision is `);
  // Its root ends a moment after the page's.
  await act(async () => {
    unmount();
    await Promise.resolve();
  });
});

test.each([
  ["one 40", true],
  ["gone 40", false],
])("a built panel with the kept setting %j needs its code at once: %p", async (kept, isNeeded) => {
  saveForTab("threshold", kept);
  const begun = jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const props = { texts: thresholdTexts, industries: [decisionOf("one")] } as const;
  const container = document.createElement("div");
  container.innerHTML = `<div class="">${renderToString(<Threshold {...props} />)}</div>`;
  document.body.append(container);
  const { unmount } = render(<LateThreshold className="" {...props} />, { container, hydrate: true });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(begun.mock.calls.length > 0).toBe(isNeeded);
  expect(screen.getByRole("slider")).toHaveValue(isNeeded ? "0.4" : "0.72");
  await act(async () => {
    unmount();
    await Promise.resolve();
  });
});
