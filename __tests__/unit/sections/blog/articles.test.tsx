import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BlogArticles } from "../../../../src/sections/blog/articles";
import { aPost, blogTexts } from "../../../fixtures/posts";

const posts = [aPost({ slug: "one", title: "Alpha" }), aPost({ slug: "two", title: "Beta" })];

const articles = (navigationKey: unknown = 0) => (
  <>
    <a href="#one">open one</a>
    <a href="#two">open two</a>
    <BlogArticles {...blogTexts} posts={posts} navigationKey={navigationKey} />
  </>
);

const open = () => [...document.querySelectorAll("dialog")].filter((dialog) => dialog.open).map((dialog) => dialog.id);

/** As the browser follows a link to a fragment. */
const follow = async (name: string) => {
  const link = screen.getByRole<HTMLAnchorElement>("link", { name });
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(window.location.hash).toBe(link.hash));
  await waitFor(() => expect(open()).toEqual([link.hash.slice(1)]));
};

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
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
});

test("a direct visit opens the article; closing takes the # away and keeps the rest", async () => {
  window.history.replaceState({ key: "kept" }, "", "/blog?q=x#two");
  const back = jest.spyOn(window.history, "back");
  render(articles());
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
  const back = jest.spyOn(window.history, "back");
  await follow("open one");
  await userEvent.click(screen.getByRole("link", { name: "Close" }));
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(back).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "open one" })).toHaveFocus();
});

test("Back closes, Forward opens again, and closing then still goes back", async () => {
  render(articles());
  await follow("open one");
  window.history.back();
  await waitFor(() => expect(open()).toEqual([]));
  window.history.forward();
  await waitFor(() => expect(open()).toEqual(["one"]));
  const back = jest.spyOn(window.history, "back");
  (document.getElementById("one") as HTMLDialogElement).close();
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(back).toHaveBeenCalledTimes(1);
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

test("a navigation of the router opens without the browser's events", () => {
  const { rerender } = render(articles(0));
  window.history.pushState(null, "", "/blog#one");
  rerender(articles(1));
  expect(open()).toEqual(["one"]);
});

describe("beside the sheet", () => {
  const WIDTH = 1265;
  const press = (down: Element, up: Element, clientX: number) => {
    fireEvent(down, new MouseEvent("pointerdown", { bubbles: true, clientX }));
    fireEvent.click(up, { clientX });
  };
  let dialog: HTMLDialogElement;

  beforeEach(() => {
    window.history.replaceState(null, "", "/blog#one");
    render(articles());
    dialog = document.getElementById("one") as HTMLDialogElement;
    jest.spyOn(dialog, "clientWidth", "get").mockReturnValue(WIDTH);
  });

  test("a press closes the article", async () => {
    press(dialog, dialog, 20);
    await waitFor(() => expect(open()).toEqual([]));
  });

  test.each<[string, (dialog: HTMLDialogElement) => [Element, Element, number]]>([
    ["a press that began within the sheet", (at) => [at.querySelector("article")!, at, 20]],
    ["a press on the scroll bar", (at) => [at, at, WIDTH + 5]],
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
