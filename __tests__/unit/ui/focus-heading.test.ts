import { focusHeading, openNamedRow, targetHeading } from "../../../src/ui/focus-heading";

const heading = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("h1, h2, h3")].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`no heading "${text}"`);
  return found;
};

/** Edges of the named heading in the window, in pixels; jsdom's window is 768 high. */
const place = (top: number, bottom: number): void => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 0, bottom - top));
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
  targetHeading("First");
  focusHeading("#part");
  expect(heading("First")).toHaveFocus();
  targetHeading("In 50 ms");
  focusHeading("#part");
  expect(heading("In 50\u00a0ms")).toHaveFocus();
});

test("a name counts for a moment, whether its heading was found or not", () => {
  targetHeading("First");
  focusHeading();
  jest.advanceTimersByTime(1100);
  focusHeading("#part");
  expect(heading("Part")).toHaveFocus();
});

test("the time of a name that was found ends that name alone", () => {
  targetHeading("First");
  focusHeading("#part");
  jest.advanceTimersByTime(900);
  targetHeading("In 50 ms");
  jest.advanceTimersByTime(900);
  focusHeading("#part");
  expect(heading("In 50\u00a0ms")).toHaveFocus();
});

test("a step back ends a name at once", () => {
  targetHeading("First");
  focusHeading("#part");
  dispatchEvent(new PopStateEvent("popstate"));
  focusHeading("#part");
  expect(heading("Part")).toHaveFocus();
});

test.each(["#part", ""])("who named it hears of the part that shows (%j)", (hash) => {
  const onShow = jest.fn();
  targetHeading("First", [], onShow);
  focusHeading(hash);
  expect(onShow).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(onShow.mock.calls).toEqual([[document.querySelector(hash || "main")]]);
  jest.advanceTimersByTime(1000);
  focusHeading(hash);
  jest.runAllTimers();
  expect(onShow).toHaveBeenCalledTimes(1);
});

test("a part that is not in sight yet is waited for where a heading was named", () => {
  const rects = jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  targetHeading("First");
  focusHeading("#part");
  expect(heading("First")).not.toHaveFocus();
  rects.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  jest.runAllTimers();
  expect(heading("First")).toHaveFocus();
});

test("one that never comes into sight takes no later navigation along", () => {
  const rects = jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  targetHeading("First");
  focusHeading("#part");
  jest.runAllTimers();
  rects.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  focusHeading("#part");
  expect(heading("Part")).toHaveFocus();
});

test.each([
  ["above the window", -1, 20, true],
  ["at its upper edge", 0, 20, false],
  ["at the end of its upper three quarters", 500, 576, false],
  ["below them", 500, 577, true],
])("a named heading %s: it scrolls into the middle where it has to", (_, top, bottom, scrolls) => {
  place(top, bottom);
  targetHeading("First");
  focusHeading("#part");
  jest.advanceTimersByTime(100);
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.calls).toEqual(scrolls ? [[{ block: "center" }]] : []);
});

test("a heading that was not named does not scroll", () => {
  place(-1, 20);
  focusHeading("#part");
  jest.runAllTimers();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test("focus never scrolls; a heading stays out of the keyboard's way, a field in it", () => {
  const focusing = jest.spyOn(HTMLElement.prototype, "focus");
  focusHeading("#part");
  expect(heading("Part")).toHaveAttribute("tabindex", "-1");
  expect(focusing).toHaveBeenCalledWith({ preventScroll: true });
  document.body.insertAdjacentHTML("beforeend", "<input id=field>");
  focusHeading("#field");
  expect(document.getElementById("field")).toHaveFocus();
  expect(document.getElementById("field")).not.toHaveAttribute("tabindex");
});

test("nothing in a dialog takes the focus from it", () => {
  document.body.insertAdjacentHTML("beforeend", "<dialog open><h2 id=inside tabindex=-1>Inside</h2></dialog>");
  focusHeading("#inside");
  expect(document.body).toHaveFocus();
});

describe("a row that is closed", () => {
  const isOpen = () => document.querySelector("details")!.open;
  beforeEach(() => {
    document.querySelector("main")!.innerHTML =
      "<section id=rows><h2>Rows</h2><div id=row><div class=fold-head><h3>Row</h3><details></details></div></div></section>";
  });

  test("opens for its own address, or where its heading was named, and not for the part that it stands in", () => {
    openNamedRow("#rows");
    focusHeading("#rows");
    expect(isOpen()).toBe(false);
    openNamedRow("#row");
    expect(isOpen()).toBe(true);
    document.querySelector("details")!.open = false;
    targetHeading("Row");
    focusHeading("#rows");
    expect(isOpen()).toBe(true);
  });
});

test("a question that the address names opens, also where it was closed by hand before; others stay closed", () => {
  document.body.innerHTML = "<details id=how></details><details id=why></details>";
  const isOpen = () => [...document.querySelectorAll("details")].map(({ open }) => open);
  openNamedRow("#why");
  expect(isOpen()).toEqual([false, true]);
  document.querySelectorAll("details")[1]!.open = false;
  openNamedRow("#elsewhere");
  openNamedRow("");
  expect(isOpen()).toEqual([false, false]);
  openNamedRow("#why");
  expect(isOpen()).toEqual([false, true]);
});

describe("the row that holds a sentence that was shown", () => {
  beforeEach(() => {
    document.body.innerHTML = `<main><section id=part><h2>Part</h2>
      <div class=fold-head><h3>Rest</h3><details><summary></summary></details></div>
      <div class=fold-body><p><span>Sensors</span> are plenty in 50\u00a0ms. More.</p></div></section></main>`;
  });

  test("opens and takes the focus, before the heading that was named", () => {
    targetHeading("Part", ["Nothing.", "Sensors are plenty in 50 ms."]);
    focusHeading("#part");
    expect(heading("Rest")).toHaveFocus();
    expect(document.querySelector("details")).toHaveAttribute("open");
  });

  test("stays closed where it holds none of them", () => {
    targetHeading("Part", ["Sensors are few."]);
    focusHeading("#part");
    expect(heading("Part")).toHaveFocus();
    expect(document.querySelector("details")).not.toHaveAttribute("open");
  });

  test("is none where all of it shows", () => {
    jest.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
      return (this.tagName === "DETAILS" ? [] : [new DOMRect()]) as unknown as DOMRectList;
    });
    targetHeading("Part", ["Sensors are plenty in 50 ms."]);
    focusHeading("#part");
    expect(heading("Part")).toHaveFocus();
  });
});
