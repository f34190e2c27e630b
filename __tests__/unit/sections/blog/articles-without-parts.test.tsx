import { act, render } from "@testing-library/react";
import { BlogArticles } from "../../../../src/sections/blog/articles";
import { isHeadingNamed, targetHeading } from "../../../../src/ui/focus-heading";
import { aPost, blogTexts } from "../../../fixtures/posts";

jest.mock("../../../../src/sections/blog/article-parts", () => {
  throw new Error("loading chunk failed");
});

test("an article whose late parts cannot be loaded is still read on where it was left, and its target is forgotten", async () => {
  jest.useFakeTimers();
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  window.history.replaceState({ scrolled: 300 }, "", "/blog#one");
  const onShow = jest.fn();
  targetHeading("Alpha", [], onShow);
  render(
    <BlogArticles {...blogTexts} posts={[aPost({ slug: "one", title: "Alpha" })]} people={[]} navigationKey={0} />,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  const dialog = document.getElementById("one") as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  expect(dialog.scrollTop).toBe(300);
  expect(onShow.mock.calls).toEqual([[dialog]]);
  jest.advanceTimersByTime(1100);
  expect(isHeadingNamed()).toBe(false);
  jest.useRealTimers();
});
