import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useArticleHash } from "../../../../src/sections/blog/use-article-hash";

// jsdom has the element without its methods, and no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

type PageProps = { navigationKey?: number; onOpen?: (slug: string) => void; onMissing?: (slug: string) => void };

const ignore = () => undefined;

/** A page with an article, one that cannot be closed by a link, and a heading. */
const Page = ({ navigationKey = 0, onOpen = ignore, onMissing }: PageProps) => {
  const { articlesRef } = useArticleHash<HTMLDivElement>(navigationKey, onOpen, onMissing);
  return (
    <>
      <h2 id="latest">Latest</h2>
      <a href="#one">open one</a>
      <div ref={articlesRef}>
        <dialog id="one" tabIndex={-1}>
          <a href="/blog" data-close="">
            close
          </a>
          <a href="#one--2">a heading</a>
        </dialog>
        <dialog id="bare" />
      </div>
    </>
  );
};

const visit = (hash: string, props: PageProps = {}) => {
  window.history.replaceState(null, "", `/blog${hash}`);
  return render(<Page {...props} />);
};
const opened = () => [...document.querySelectorAll("dialog")].filter(({ open }) => open).map(({ id }) => id);

test.each([
  ["", []],
  ["#one", []],
  ["#latest", []],
  ["#gone", ["gone"]],
])("a visit to /blog%s misses %j", (hash, expected) => {
  const missed = new Set<string>();
  visit(hash, { onMissing: (slug) => missed.add(slug) });
  expect([...missed]).toEqual(expected);
});

test("what is missed is told to who listens later too", () => {
  const { rerender } = visit("#gone");
  const onMissing = jest.fn();
  rerender(<Page onMissing={onMissing} />);
  expect(onMissing).toHaveBeenCalledWith("gone");
});

test("an article opens once, whatever the router does", () => {
  const showing = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  const onOpen = jest.fn();
  const { rerender } = visit("#one", { onOpen });
  rerender(<Page navigationKey={1} onOpen={onOpen} />);
  expect(showing).toHaveBeenCalledTimes(1);
  expect(onOpen.mock.calls).toEqual([["one"]]);
});

describe("the focus", () => {
  const close = () => screen.getByText("close");
  const dialog = () => document.getElementById("one")!;

  test("goes to what closes the article, and the page stands still", () => {
    const focusing = jest.spyOn(HTMLElement.prototype, "focus");
    visit("#one");
    expect(close()).toHaveFocus();
    expect(focusing.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test.each([
    ["goes there from the dialog itself", dialog, close],
    ["goes there from beside it", () => screen.getByText("open one"), close],
    ["stays within the article", () => screen.getByText("a heading"), () => screen.getByText("a heading")],
  ])("%s when the address is followed again", (_, from, to) => {
    const { rerender } = visit("#one");
    from().focus();
    expect(from()).toHaveFocus();
    rerender(<Page navigationKey={1} />);
    expect(to()).toHaveFocus();
  });

  test("stays where nothing closes the article", () => {
    visit("#bare");
    expect(opened()).toEqual(["bare"]);
    expect(document.body).toHaveFocus();
  });
});

test.each(["popstate", "hashchange"])("%s alone is enough to follow the address", (event) => {
  visit("");
  window.history.replaceState(null, "", "/blog#one");
  fireEvent(window, new Event(event));
  expect(opened()).toEqual(["one"]);
});

test("who listens for articles may change", () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const { rerender } = visit("", { onOpen: before });
  rerender(<Page onOpen={after} />);
  window.history.replaceState(null, "", "/blog#one");
  fireEvent.popState(window);
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledWith("one");
});

test("a click on no element at all is passed over", () => {
  const failing = jest.fn((event: Event) => event.preventDefault());
  visit("");
  window.addEventListener("error", failing);
  fireEvent.click(document);
  window.removeEventListener("error", failing);
  expect(failing).not.toHaveBeenCalled();
});

test("after leaving the page nothing listens", () => {
  const onMissing = jest.fn();
  const { unmount } = visit("#one", { onMissing });
  const [closing, link] = [screen.getByText("close"), screen.getByText("open one")];
  const showing = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  const reading = jest.spyOn(link, "closest");
  unmount();
  // The browser follows the link then.
  expect(fireEvent.click(closing)).toBe(true);
  document.body.append(link);
  fireEvent.click(link);
  link.remove();
  for (const event of ["popstate", "hashchange"]) fireEvent(window, new Event(event));
  expect(reading).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
  expect(showing).not.toHaveBeenCalled();
});

test("without an element that holds the dialogs nothing opens", () => {
  window.history.replaceState(null, "", "/blog#one");
  const onOpen = jest.fn();
  const { result } = renderHook(() => useArticleHash(0, onOpen));
  result.current.follow();
  expect(onOpen).not.toHaveBeenCalled();
});
