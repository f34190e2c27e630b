import { focusHeading, seekHeading } from "../../../src/ui/focus-heading";

const heading = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("h1, h2, h3")].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`no heading "${text}"`);
  return found;
};

beforeEach(() => {
  jest.useFakeTimers();
  // In jsdom nothing has a place, and nothing scrolls.
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML =
    "<main><h1>Page</h1><section id=part><h2>Part</h2><h3>First</h3><h3>In 50\u00a0ms</h3></section></main>";
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test("the focus goes to the page's heading, or to that of the part", () => {
  focusHeading();
  expect(heading("Page")).toHaveFocus();
  focusHeading("#part");
  expect(heading("Part")).toHaveFocus();
});

test("a heading that was named takes it, also where a value of its text is kept on one line", () => {
  seekHeading("First");
  focusHeading("#part");
  expect(heading("First")).toHaveFocus();
  seekHeading("In 50 ms");
  focusHeading("#part");
  expect(heading("In 50\u00a0ms")).toHaveFocus();
});

test("a name counts for a moment, whether its heading was found or not", () => {
  seekHeading("First");
  focusHeading();
  jest.advanceTimersByTime(1000);
  focusHeading("#part");
  expect(heading("Part")).toHaveFocus();
});

test("a part that is not in sight yet is waited for where a heading was named", () => {
  const rects = jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  seekHeading("First");
  focusHeading("#part");
  expect(heading("First")).not.toHaveFocus();
  rects.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  jest.runAllTimers();
  expect(heading("First")).toHaveFocus();
});

test("one that never comes into sight takes no later navigation along", () => {
  const rects = jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  seekHeading("First");
  focusHeading("#part");
  jest.runAllTimers();
  rects.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  focusHeading("#part");
  expect(heading("Part")).toHaveFocus();
});
