import { act, fireEvent, render, screen } from "@testing-library/react";
// Evaluated ahead: the panel's late import then takes no longer than a tick.
import "../../../../../src/sections/shared/threshold/threshold";
import { LateThreshold } from "../../../../../src/sections/shared/threshold/late-threshold";
import { wordsAt } from "../../../../../src/sections/shared/threshold/threshold-words";
import { restoreDraft } from "../../../../../src/ui/form/draft";
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
