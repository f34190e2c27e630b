import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ARTICLE_LIST, articleFile } from "../../../../src/lib/paths";
import * as archiveParts from "../../../../src/sections/blog/archive-parts";
import { BlogArticles } from "../../../../src/sections/blog/articles";
import { aPost, archiveTexts, blogTexts, image } from "../../../fixtures/posts";

const posts = [aPost({ slug: "one", title: "Alpha" }), aPost({ slug: "two", title: "Beta" })];

const people = [{ name: "Ada Author", role: "Head of tests", image }];

const articles = (navigationKey: unknown = 0) => (
  <>
    <a href="#one">open one</a>
    <a href="#two">open two</a>
    <BlogArticles {...blogTexts} posts={posts} people={people} navigationKey={navigationKey} />
  </>
);

const open = () => [...document.querySelectorAll("dialog")].filter((dialog) => dialog.open).map((dialog) => dialog.id);

/** Shows the blog; what an open article fetches is there then. */
const show = async () => {
  const shown = render(articles());
  await act(async () => Promise.resolve());
  return shown;
};

/** As the browser follows a link to a fragment. */
const follow = async (name: string) => {
  const link = screen.getByRole<HTMLAnchorElement>("link", { name });
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(window.location.hash).toBe(link.hash));
  await waitFor(() => expect(open()).toEqual([link.hash.slice(1)]));
};

beforeAll(() => {
  // jsdom lays nothing out, so there is nothing to observe, and nowhere to scroll.
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
});

beforeEach(() => window.history.replaceState(null, "", "/blog"));

test("every article stands closed in the page, named by its title", () => {
  render(articles());
  expect(open()).toEqual([]);
  const dialog = document.getElementById("one") as HTMLElement;
  expect(document.getElementById(dialog.getAttribute("aria-labelledby") as string)).toHaveTextContent("Alpha");
  expect(dialog.querySelector("time")).toHaveAttribute("datetime", "2025-03-14");
  expect(dialog.querySelectorAll("article li")).toHaveLength(2);
  expect(dialog).toHaveTextContent("Head of tests");
});

test("only a corrected article says when it was last changed", () => {
  const changed = aPost({ slug: "one", updated: "2025-04-02", updatedDay: "April 2, 2025" });
  render(<BlogArticles {...blogTexts} posts={[changed, aPost({ slug: "two" })]} people={people} navigationKey={0} />);
  const daysOf = (slug: string) =>
    [...document.querySelectorAll(`#${slug} time`)].map((time) => [time.getAttribute("datetime"), time.textContent]);
  expect(daysOf("one")).toEqual([
    ["2025-03-14", "March 14, 2025"],
    ["2025-04-02", "Changed April 2, 2025"],
  ]);
  expect(daysOf("two")).toEqual([["2025-03-14", "March 14, 2025"]]);
});

test("its contents lead to its headings", async () => {
  window.history.replaceState(null, "", "/blog#one");
  render(articles());
  await screen.findByRole("navigation");
  const dialog = document.getElementById("one") as HTMLElement;
  const targets = [...dialog.querySelectorAll<HTMLAnchorElement>("nav a")].map(({ hash, textContent }) => [
    textContent,
    document.getElementById(hash.slice(1))?.textContent,
  ]);
  expect(targets).toEqual([["A heading", "A heading"]]);
});

test("an open article has its chart, its tags and the next one; a closed one has none of them", async () => {
  window.history.replaceState(null, "", "/blog#one");
  render(articles());
  const next = await screen.findByRole("link", { name: /Next Beta/ });
  expect(next).toHaveAttribute("href", "#two");
  expect(document.querySelectorAll("dialog:not([open]) :is(figure, footer)")).toHaveLength(0);
  expect(document.querySelector("#one figure")).toHaveTextContent("A chart");
});

test("closing an article that another one led to goes back to the page that the first was opened from", async () => {
  render(articles());
  const back = jest.spyOn(window.history, "go");
  await follow("open one");
  const next = await screen.findByRole<HTMLAnchorElement>("link", { name: /Next Beta/ });
  fireEvent.click(next);
  await waitFor(() => expect(open()).toEqual(["two"]));
  await userEvent.click(screen.getByRole("link", { name: "Close" }));
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(back.mock.calls).toEqual([[-2]]);
  expect(screen.getByRole("link", { name: "open one" })).toHaveFocus();
});

test("an address that names a heading opens its article there", async () => {
  window.history.replaceState(null, "", "/blog#two--1");
  await show();
  expect(open()).toEqual(["two"]);
  const { instances } = jest.mocked(Element.prototype.scrollIntoView).mock;
  expect(instances).toEqual([document.getElementById("two--1")]);
});

test("a direct visit opens the article; closing takes the # away and keeps the rest", async () => {
  window.history.replaceState({ key: "kept" }, "", "/blog?q=x#two");
  const back = jest.spyOn(window.history, "go");
  await show();
  expect(open()).toEqual(["two"]);
  await userEvent.click(screen.getByRole("link", { name: "Close" }));
  await waitFor(() => expect(window.location.href).toMatch(/\/blog\?q=x$/));
  expect(open()).toEqual([]);
  expect(back).not.toHaveBeenCalled();
  expect(window.history.state).toEqual({ key: "kept" });
  expect(screen.getByRole("link", { name: "open two" })).toHaveFocus();
});

test("a link opens its article; closing goes back to where it was opened, and focus returns", async () => {
  render(articles());
  const back = jest.spyOn(window.history, "go");
  await follow("open one");
  await userEvent.click(screen.getByRole("link", { name: "Close" }));
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(back.mock.calls).toEqual([[-1]]);
  expect(screen.getByRole("link", { name: "open one" })).toHaveFocus();
});

test("Back closes, Forward opens again, and closing then still goes back", async () => {
  render(articles());
  await follow("open one");
  window.history.back();
  await waitFor(() => expect(open()).toEqual([]));
  window.history.forward();
  await waitFor(() => expect(open()).toEqual(["one"]));
  const back = jest.spyOn(window.history, "go");
  (document.getElementById("one") as HTMLDialogElement).close();
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(back.mock.calls).toEqual([[-1]]);
});

test("another # changes the article; one that is none closes it", async () => {
  render(articles());
  await follow("open one");
  window.location.hash = "#two";
  await waitFor(() => expect(open()).toEqual(["two"]));
  window.location.hash = "#elsewhere";
  await waitFor(() => expect(open()).toEqual([]));
  expect(window.location.hash).toBe("#elsewhere");
});

test("a navigation of the router opens without the browser's events", async () => {
  const { rerender } = await show();
  window.history.pushState(null, "", "/blog#one");
  rerender(articles(1));
  await act(async () => Promise.resolve());
  expect(open()).toEqual(["one"]);
});

describe("beside the sheet", () => {
  const WIDTH = 1265;
  const press = (down: Element, up: Element, clientX: number) => {
    fireEvent(down, new MouseEvent("pointerdown", { bubbles: true, clientX }));
    fireEvent.click(up, { clientX });
  };
  let dialog: HTMLDialogElement;

  beforeEach(async () => {
    window.history.replaceState(null, "", "/blog#one");
    await show();
    dialog = document.getElementById("one") as HTMLDialogElement;
    jest.spyOn(dialog, "clientWidth", "get").mockReturnValue(WIDTH);
  });

  test("a press closes the article", async () => {
    press(dialog, dialog, 20);
    await waitFor(() => expect(open()).toEqual([]));
  });

  test.each<[string, (dialog: HTMLDialogElement) => [Element, Element, number]]>([
    ["a press that began within the sheet", (at) => [at.querySelector("article")!, at, 20]],
    ["a press on the scroll bar", (at) => [at, at, WIDTH]],
  ])("%s does not", (_, where) => {
    press(...where(dialog));
    expect(open()).toEqual(["one"]);
  });
});

test("once it listens, the style for the time before gives way", () => {
  render(articles());
  expect(document.querySelector("[data-slot=articles]")).toHaveAttribute("data-live");
});

test("after leaving the page nothing listens", () => {
  const { unmount } = render(articles());
  const show = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  unmount();
  window.history.replaceState(null, "", "/blog#one");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(show).not.toHaveBeenCalled();
});

describe("an article that the page does not hold", () => {
  const old = aPost({ slug: "old", title: "Gamma" });
  const older = aPost({ slug: "older", title: "Delta" });
  /** What the host has, by address. */
  let host: Record<string, unknown>;
  const asked: string[] = [];

  const archived = (navigationKey: unknown = 0) => (
    <>
      <a href="#old">open old</a>
      <h2 id="latest">Latest</h2>
      <BlogArticles
        {...blogTexts}
        archive={archiveTexts}
        total={4}
        firstOlder={old}
        archiveCode={archiveParts}
        posts={posts}
        people={people}
        navigationKey={navigationKey}
      />
    </>
  );

  beforeEach(() => {
    host = { [ARTICLE_LIST]: [old, older], [articleFile("old")]: old, [articleFile("older")]: older };
    asked.length = 0;
    jest.spyOn(globalThis, "fetch").mockImplementation((address) => {
      asked.push(String(address));
      const file = host[String(address)];
      return file ? Promise.resolve({ ok: true, json: () => Promise.resolve(file) } as Response) : Promise.reject();
    });
  });

  beforeAll(() => {
    // jsdom has none.
    globalThis.fetch ??= () => Promise.reject();
  });

  test("the list that does not come is said, and can be tried again; so can the text", async () => {
    const { [ARTICLE_LIST]: list, [articleFile("old")]: text } = host;
    host = {};
    window.history.replaceState(null, "", "/blog#old");
    render(archived());
    expect(await screen.findByText(archiveTexts.openFailed)).toBeInTheDocument();
    expect(open()).toEqual(["old"]);
    host = { [ARTICLE_LIST]: list };
    await userEvent.click(screen.getByRole("button", { name: archiveTexts.retry }));
    expect(await screen.findByRole("heading", { name: "Gamma" })).toBeInTheDocument();
    expect(await screen.findByText(archiveTexts.openFailed)).toBeInTheDocument();
    host = { [articleFile("old")]: text };
    await userEvent.click(screen.getByRole("button", { name: archiveTexts.retry }));
    expect(await screen.findByRole("dialog", { name: "Gamma" })).toHaveTextContent("First paragraph.");
    expect(screen.queryByText(archiveTexts.openFailed)).not.toBeInTheDocument();
    expect(document.activeElement?.closest("dialog")?.id).toBe("old");
  });

  test("the page's last one leads on to it", async () => {
    window.history.replaceState(null, "", "/blog#two");
    render(archived());
    expect(await screen.findByRole("link", { name: /Next Gamma/ })).toHaveAttribute("href", "#old");
  });

  test("it opens like the others, is fetched once, leads to the next one, and closing goes back to the list", async () => {
    render(archived());
    const back = jest.spyOn(window.history, "go");
    await follow("open old");
    const next = await screen.findByRole<HTMLAnchorElement>("link", { name: /Next Delta/ });
    // Both were fetched in the test before, and are kept.
    expect(asked).toEqual([]);
    fireEvent.click(next);
    await waitFor(() => expect(open()).toEqual(["older"]));
    expect(await screen.findByRole("link", { name: /Next Alpha/ })).toHaveAttribute("href", "#one");
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("link", { name: "Close" }));
    await waitFor(() => expect(window.location.hash).toBe(""));
    expect(back.mock.calls).toEqual([[-2]]);
    expect(asked).toEqual([articleFile("older")]);
  });

  test("an address that names none asks for nothing, and one that names a part of the page neither", async () => {
    window.history.replaceState(null, "", "/blog#latest");
    const { rerender } = render(archived());
    window.history.pushState(null, "", "/blog#no-such-article");
    rerender(archived(1));
    await act(async () => Promise.resolve());
    expect(open()).toEqual([]);
    expect(asked).toEqual([]);
  });
});
