import { findText, leadTo } from "../../../src/frame/lead-to";
import { focusHeading } from "../../../src/ui/focus-heading";

const marked = new Map<string, string[]>();

/** Which texts show; jsdom gives nothing a place. */
let isInSight: (range: Range) => boolean;

beforeEach(() => {
  jest.useFakeTimers();
  isInSight = () => true;
  marked.clear();
  const rects = (shows: boolean) => (shows ? [new DOMRect()] : []) as unknown as DOMRectList;
  Range.prototype.getClientRects = function () {
    return rects(isInSight(this));
  };
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 2000, 0, 20);
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue(rects(true));
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, {
    CSS: { highlights: { set: (name: string, ranges: Set<Range>) => marked.set(name, Array.from(ranges, String)) } },
    Highlight: class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  });
  document.body.innerHTML = `<main><h1>Page</h1>
    <section id=part><h2>Part</h2><p>Sensors <b>find gaps</b> in 50\u00a0ms. A person decides.</p>
    <h3>Further</h3><p>A person decides.</p></section></main>`;
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const main = () => document.querySelector("main")!;

describe("a text", () => {
  test("is found across elements, with the spaces that one types", () => {
    expect(String(findText(main(), "Sensors find gaps in 50 ms."))).toBe("Sensors find gaps in 50\u00a0ms.");
    expect(findText(main(), "Sensors find no gaps")).toBeUndefined();
    document.querySelector("#part p")!.textContent = "It takes 4–\u206016 weeks. The price is fixed. No more.";
    expect(String(findText(main(), "The price is fixed."))).toBe("The price is fixed.");
    expect(String(findText(main(), "It takes 4–16 weeks."))).toBe("It takes 4–\u206016 weeks.");
  });

  test("is found where it shows", () => {
    isInSight = (range) => range.startContainer.parentElement?.previousElementSibling?.textContent === "Further";
    expect(findText(main(), "A person decides.")?.startOffset).toBe(0);
    isInSight = () => false;
    expect(findText(main(), "A person decides.")).toBeUndefined();
  });
});

describe("a link that leads to sentences", () => {
  const arrive = (hash = "#part") => {
    focusHeading(hash);
    jest.advanceTimersByTime(100);
  };

  test("marks them on arrival, one without its last sign too, and shows the first under its heading", () => {
    leadTo("Part", ["A person decides.", "Nothing of the kind.", "Further."]);
    expect(marked.size).toBe(0);
    arrive();
    expect(marked.get("quoted")).toEqual(["A person decides.", "Further"]);
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(document.querySelector("p"));
    expect(document.querySelector("h2")).toHaveFocus();
  });

  test("moves the focus to the heading above them where the address names a whole page", () => {
    leadTo("Page", ["Sensors find gaps in 50 ms."]);
    arrive("");
    expect(document.querySelector("h2")).toHaveFocus();
  });

  test("scrolls and marks nothing where there are none", () => {
    leadTo("Part", ["Nothing of the kind."]);
    arrive();
    expect(marked.get("quoted")).toEqual([]);
    expect(document.querySelector("h2")).toHaveFocus();
  });

  test("goes without marks in a browser that has none", () => {
    Object.assign(globalThis, { CSS: {} });
    leadTo("Part", ["A person decides."]);
    expect(() => arrive()).not.toThrow();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });
});
