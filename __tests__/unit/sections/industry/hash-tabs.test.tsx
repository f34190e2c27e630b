import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HashTabs } from "../../../../src/sections/industry/hash-tabs";

const TABS = ["one", "two", "three"].map((id) => ({ id, label: `Tab ${id}`, panel: <h2>Panel {id}</h2> }));

let renderAgain: () => void;
const renderTabs = () => {
  const result = render(<HashTabs label="Parts" nextLabel="Then {tab}" tabs={TABS} />);
  renderAgain = () => result.rerender(<HashTabs label="Parts" nextLabel="Then {tab}" tabs={TABS} />);
  return result;
};
const tab = (id: string) => screen.getByRole("tab", { name: `Tab ${id}` });
const panel = (id: string) => document.getElementById(id) as HTMLElement;
const isShown = (id: string) => !panel(id).hasAttribute("data-inactive");
const shown = () => TABS.map(({ id }) => id).filter(isShown);
/** Lets the browser change the hash, and renders the page again as the router then does. */
const moveAddress = (move: () => void) =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
    move();
    await moved;
    renderAgain();
  });
const goBack = () => moveAddress(() => window.history.back());
const follow = (hash: string) => moveAddress(() => (window.location.hash = hash));

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.pushState(null, "", "/page");
});

describe("roles and states", () => {
  test("the first tab is active", () => {
    renderTabs();
    expect(screen.getByRole("tablist", { name: "Parts" })).toBeInTheDocument();
    expect(tab("one")).toHaveAttribute("aria-selected", "true");
    expect(tab("two")).toHaveAttribute("aria-selected", "false");
    expect(shown()).toEqual(["one"]);
  });

  test("tab and panel name each other", () => {
    renderTabs();
    for (const { id, label } of TABS) {
      expect(screen.getByRole("tab", { name: label })).toHaveAttribute("aria-controls", id);
      expect(panel(id)).toHaveAttribute("aria-labelledby", tab(id).id);
      expect(panel(id)).toHaveAttribute("role", "tabpanel");
    }
  });

  test("only the active tab is in the tab order", async () => {
    renderTabs();
    await userEvent.click(tab("two"));
    expect(screen.getAllByRole("tab").map((element) => element.tabIndex)).toEqual([-1, 0, -1]);
  });
});

describe("choosing", () => {
  test("any tab, in any order; only one shows", async () => {
    renderTabs();
    for (const id of ["three", "one", "two"]) {
      await userEvent.click(tab(id));
      expect(shown()).toEqual([id]);
      expect(window.location.hash).toBe(`#${id}`);
    }
  });

  test("a click shows the panel from its start", async () => {
    renderTabs();
    await userEvent.click(tab("three"));
    expect(scrollIntoView.mock.contexts).toEqual([panel("three")]);
  });

  test("a key leaves the page where it is, but deep in a panel the next one shows from its start", async () => {
    renderTabs();
    tab("one").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(scrollIntoView).not.toHaveBeenCalled();
    jest.spyOn(panel("two"), "getBoundingClientRect").mockReturnValue(new DOMRect(0, -800, 0, 2000));
    await userEvent.keyboard("{ArrowRight}");
    expect(scrollIntoView.mock.contexts).toEqual([panel("three")]);
  });

  test("each panel but the last ends with a link to the next one, whose tab takes the focus", async () => {
    renderTabs();
    const links = TABS.map(({ id }) => within(panel(id)).queryByRole("link", { hidden: true })?.textContent);
    expect(links).toEqual(["Then Tab two", "Then Tab three", undefined]);
    await userEvent.click(within(panel("one")).getByRole("link"));
    expect(shown()).toEqual(["two"]);
    expect(tab("two")).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([panel("two")]);
  });

  test.each(["ctrlKey", "metaKey", "shiftKey"])("a click with %s is left to the browser", (modifier) => {
    renderTabs();
    const push = jest.spyOn(window.history, "pushState");
    expect(fireEvent.click(tab("two"), { [modifier]: true })).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });
});

describe("keys", () => {
  test.each([
    ["{ArrowRight}", "two"],
    ["{ArrowLeft}", "three"],
    ["{End}", "three"],
    ["{End}{ArrowRight}", "one"],
    ["{End}{Home}", "one"],
    ["{ArrowDown}", "one"],
    ["{Control>}{ArrowRight}{/Control}", "one"],
  ])("%s leads to %s and focuses it", async (keys, id) => {
    renderTabs();
    tab("one").focus();
    await userEvent.keyboard(keys);
    expect(shown()).toEqual([id]);
    expect(tab(id)).toHaveFocus();
  });

  test("keys leave no trail in the history", async () => {
    renderTabs();
    const length = window.history.length;
    tab("one").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(window.location.hash).toBe("#three");
    expect(window.history).toHaveLength(length);
  });
});

describe("the address", () => {
  test.each([
    ["#two", "two"],
    ["#one", "one"],
    ["#unknown", "one"],
    ["", "one"],
  ])("arriving with %j shows %s", (hash, id) => {
    window.history.replaceState(null, "", `/page${hash}`);
    renderTabs();
    expect(shown()).toEqual([id]);
  });

  test("arriving from another page brings the panel into view", () => {
    window.history.replaceState(null, "", "/page#two");
    // jsdom takes :target from the address; browsers know none after pushState.
    jest.spyOn(document, "querySelector").mockReturnValue(null);
    renderTabs();
    expect(scrollIntoView.mock.contexts).toEqual([panel("two")]);
  });

  test("a full load with a hash leaves the page where the browser put it", () => {
    window.history.replaceState(null, "", "/page#two");
    renderTabs();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test("Back and Forward go through the tabs, and the browser places the page", async () => {
    renderTabs();
    await userEvent.click(tab("two"));
    await userEvent.click(tab("three"));
    scrollIntoView.mockClear();
    await goBack();
    expect(shown()).toEqual(["two"]);
    await goBack();
    expect(shown()).toEqual(["one"]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test("a link elsewhere on the page shows its tab and scrolls to it", async () => {
    renderTabs();
    await follow("#three");
    expect(shown()).toEqual(["three"]);
    expect(scrollIntoView.mock.contexts).toEqual([panel("three")]);
  });

  test("an anchor that is no tab changes nothing", async () => {
    renderTabs();
    await userEvent.click(tab("two"));
    await follow("#main");
    expect(shown()).toEqual(["two"]);
  });
});

describe("the history", () => {
  test("a browser that refuses more entries still shows each tab", async () => {
    renderTabs();
    for (const method of ["pushState", "replaceState"] as const)
      jest.spyOn(window.history, method).mockImplementation(() => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      });
    await userEvent.click(tab("two"));
    expect(shown()).toEqual(["two"]);
    await userEvent.keyboard("{ArrowRight}");
    expect(shown()).toEqual(["three"]);
    expect(window.location.hash).toBe("");
    await follow("#one");
    expect(shown()).toEqual(["one"]);
  });

  test("the entry of a tab that the address names remembers it, beside what the router keeps there", () => {
    window.history.replaceState({ key: "kept" }, "", "#two");
    renderTabs();
    expect(shown()).toEqual(["two"]);
    expect(window.history.state).toEqual({ key: "kept", tab: "two" });
  });

  test("a click on the tab that shows adds no entry", async () => {
    renderTabs();
    await userEvent.click(tab("two"));
    const entries = window.history.length;
    await userEvent.click(tab("two"));
    expect(window.history.length).toBe(entries);
  });

  test("an address of another page is not for these tabs, though its fragment has the name of one", () => {
    renderTabs();
    act(() => {
      window.history.pushState(null, "", "/another#two");
      renderAgain();
    });
    expect(shown()).toEqual(["one"]);
  });
});
