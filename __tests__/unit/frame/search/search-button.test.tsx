import { fireEvent, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { openOverlay } from "../../../../src/frame/overlays/overlay-store";
import { SearchButton } from "../../../../src/frame/search/search-button";
import { switchSlash } from "../../../../src/frame/search/slash-key";
import { siteFrame } from "../../../fixtures/site-frame";

jest.mock("../../../../src/frame/overlays/overlay-store", () => ({
  ...jest.requireActual<object>("../../../../src/frame/overlays/overlay-store"),
  openOverlay: jest.fn(),
}));

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFrame);
});

afterEach(() => switchSlash(true));

const show = () =>
  render(
    <>
      <SearchButton />
      <input aria-label="text" />
      <input type="radio" aria-label="radio" />
      <input type="range" aria-label="range" />
      <input type="checkbox" aria-label="checkbox" />
      <textarea aria-label="area" />
      <select aria-label="select" />
      <div contentEditable="true" data-testid="editable" />
    </>,
  );

const press = (target: Element, keys: KeyboardEventInit) => fireEvent.keyDown(target, keys);

const SHORTCUTS: KeyboardEventInit[] = [
  { key: "/" },
  { key: "/", shiftKey: true },
  { key: "k", ctrlKey: true },
  { key: "k", metaKey: true },
  { key: "K", ctrlKey: true },
];

test.each(SHORTCUTS)("%j opens the search, also from a control that takes no text", (keys) => {
  show();
  // Taken from the browser, which would search within the page.
  expect(press(document.body, keys)).toBe(false);
  for (const role of ["radio", "slider", "checkbox"]) expect(press(screen.getByRole(role), keys)).toBe(false);
  expect(openOverlay).toHaveBeenCalledTimes(4);
  expect(openOverlay).toHaveBeenCalledWith("search");
});

test("with Shift the key is the browser's, and a key without a name, as forms that are filled in tell of, is none", () => {
  show();
  expect(press(document.body, { key: "K", ctrlKey: true, shiftKey: true })).toBe(true);
  const nameless = new Event("keydown", { bubbles: true, cancelable: true });
  expect(() => screen.getByLabelText("text").dispatchEvent(nameless)).not.toThrow();
  expect(openOverlay).not.toHaveBeenCalled();
});

const textFields = () => [
  ...["text", "area", "select"].map((name) => screen.getByLabelText(name)),
  screen.getByTestId("editable"),
];

test("a character belongs to the field that is typed into, other shortcuts open the search from there, too", () => {
  show();
  for (const field of textFields()) {
    expect(press(field, { key: "/" })).toBe(true);
    expect(press(field, { key: "/", shiftKey: true })).toBe(true);
  }
  expect(openOverlay).not.toHaveBeenCalled();
  for (const field of textFields()) {
    expect(press(field, { key: "k", ctrlKey: true })).toBe(false);
    expect(press(field, { key: "k", metaKey: true })).toBe(false);
  }
  expect(openOverlay).toHaveBeenCalledTimes(8);
});

test("on a Mac, Ctrl K belongs to the field that is typed into", () => {
  jest.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  show();
  for (const field of textFields()) expect(press(field, { key: "k", ctrlKey: true })).toBe(true);
  expect(openOverlay).not.toHaveBeenCalled();
  for (const field of textFields()) expect(press(field, { key: "k", metaKey: true })).toBe(false);
  expect(press(document.body, { key: "k", ctrlKey: true })).toBe(false);
});

test.each([
  { key: "k" },
  { key: "/", ctrlKey: true },
  { key: "/", altKey: true },
  { key: "k", ctrlKey: true, metaKey: true },
  { key: "k", ctrlKey: true, altKey: true },
  { key: "j", ctrlKey: true },
])("%j does not", (keys) => {
  show();
  expect(press(document.body, keys)).toBe(true);
  expect(openOverlay).not.toHaveBeenCalled();
});

test("the single key can be switched off, the other shortcut stays", () => {
  show();
  switchSlash(false);
  press(document.body, { key: "/" });
  expect(openOverlay).not.toHaveBeenCalled();
  press(document.body, { key: "k", ctrlKey: true });
  expect(openOverlay).toHaveBeenCalledTimes(1);
});

test("a button that is gone hears nothing", () => {
  show().unmount();
  press(document.body, { key: "/" });
  expect(openOverlay).not.toHaveBeenCalled();
});
