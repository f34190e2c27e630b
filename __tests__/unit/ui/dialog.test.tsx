import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { Dialog } from "../../../src/ui/dialog";
import { useDialogEntry } from "../../../src/ui/use-dialog-entry";

const BOX = { left: 100, right: 300, top: 100, bottom: 300 };

// jsdom (26) has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  HTMLDialogElement.prototype.getBoundingClientRect = () => BOX as DOMRect;
});
afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, "");
});

const Page = ({ onClose }: { onClose: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <button onClick={() => setOpen(false)}>unmount</button>
      {isOpen && (
        <Dialog title="A choice" closeLabel="Close" onClose={onClose}>
          <button data-autofocus="">first</button>
        </Dialog>
      )}
    </>
  );
};

const openPage = () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  const opener = screen.getByText("open");
  opener.focus();
  fireEvent.click(opener);
  return { onClose, opener, dialog: document.querySelector("dialog")! };
};

/** jsdom has no pointer events with a place. */
const press = (element: Element, type: string, clientX: number, detail = 1) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY: 200, detail }));

test("it is named, takes the focus and keeps the page behind still while it is open", () => {
  const { dialog, opener, onClose } = openPage();
  expect(screen.getByRole("dialog", { name: "A choice" })).toBe(dialog);
  expect(screen.getByText("first")).toHaveFocus();
  expect(document.documentElement).toHaveClass("has-dialog");
  fireEvent.click(screen.getByText("unmount"));
  expect(opener).toHaveFocus();
  expect(document.documentElement).not.toHaveClass("has-dialog");
  expect(onClose).not.toHaveBeenCalled();
});

test("its button closes it", () => {
  const { onClose } = openPage();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ["a click beside it", 50, 50, 1, 1],
  ["the second click of a double click", 50, 50, 2, 0],
  ["a press inside that is let go outside", 200, 50, 1, 0],
  ["a press outside that is let go inside", 50, 200, 1, 0],
])("%s: from %d to %d, click %d, closes %d times", (_, from, to, detail, times) => {
  const { dialog, onClose } = openPage();
  press(dialog, "pointerdown", from);
  press(dialog, "click", to, detail);
  expect(onClose).toHaveBeenCalledTimes(times);
});

test.each([
  [100, 100, 0],
  [300, 300, 0],
  [99, 200, 1],
  [301, 200, 1],
  [200, 99, 1],
  [200, 301, 1],
])("a click at %d, %d closes a box from 100 to 300 %d times", (clientX, clientY, times) => {
  const { dialog, onClose } = openPage();
  for (const type of ["pointerdown", "click"])
    fireEvent(dialog, new MouseEvent(type, { bubbles: true, clientX, clientY, detail: 1 }));
  expect(onClose).toHaveBeenCalledTimes(times);
});

test("the closing of a dialog within its content is not its own", () => {
  const { dialog, onClose } = openPage();
  fireEvent(dialog.querySelector("button")!, new Event("close", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test("a focus that was sent elsewhere stays there", () => {
  openPage();
  const other = screen.getByText("unmount");
  other.focus();
  fireEvent.click(other);
  expect(other).toHaveFocus();
});

test.each(["load", "error"])("it waits for the style sheet of all pages: %s", (event) => {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet" });
  document.head.append(sheet);
  const { dialog } = openPage();
  expect(dialog.open).toBe(false);
  fireEvent(sheet, new Event(event));
  expect(dialog.open).toBe(true);
});

const Entry = ({ name = "choice" }: { name?: string }) => {
  const { isOpen, open, close } = useDialogEntry(name);
  return (
    <>
      <button onClick={({ currentTarget }) => open(currentTarget)}>{isOpen ? "is open" : "is closed"}</button>
      <button onClick={close}>close</button>
    </>
  );
};

test("it has an entry of its own, with the page's key; Back closes it, Forward opens it", async () => {
  history.replaceState({ key: "page" }, "");
  const { length } = history;
  render(<Entry />);
  fireEvent.click(screen.getByText("is closed"));
  fireEvent.click(screen.getByText("is open"));
  expect(history.length).toBe(length + 1);
  expect(history.state).toEqual({ key: "page", dialog: "choice" });
  history.back();
  await screen.findByText("is closed");
  history.forward();
  await screen.findByText("is open");
  fireEvent.click(screen.getByText("close"));
  await screen.findByText("is closed");
  expect(history.state).toEqual({ key: "page" });
});

test("a way back that leads further than to the page closes it", async () => {
  history.replaceState({ key: "earlier" }, "");
  history.pushState({ key: "page" }, "");
  render(<Entry />);
  fireEvent.click(screen.getByText("is closed"));
  history.go(-2);
  await screen.findByText("is closed");
  expect(history.state).toEqual({ key: "earlier" });
});

test("a reload opens it again", () => {
  history.replaceState({ dialog: "choice" }, "");
  render(<Entry />);
  expect(screen.getByText("is open")).toBeInTheDocument();
});

test("the entry of another dialog does not", () => {
  history.replaceState({ dialog: "other" }, "");
  render(<Entry />);
  expect(screen.getByText("is closed")).toBeInTheDocument();
});

test("the built page knows no entry: it is closed there, also where a reload will open it", () => {
  history.replaceState({ dialog: "choice" }, "");
  expect(renderToString(<Entry />)).toContain("is closed");
});

test.each<[string, (() => void) | undefined, string, object]>([
  ["it is closed", undefined, "", { key: "page" }],
  ["another address of the page comes", () => fireEvent.click(screen.getByText("is closed")), "#part", { key: "page" }],
  ["another visit to the page comes", () => fireEvent.click(screen.getByText("is closed")), "", { key: "other" }],
])("the router hears of Back and Forward where %s", (_, before, hash, state) => {
  history.replaceState({ key: "page" }, "", "/");
  const router = jest.fn();
  addEventListener("popstate", router);
  render(<Entry />);
  before?.();
  history.replaceState(state, "", `/${hash}`);
  fireEvent.popState(window);
  expect(router).toHaveBeenCalledTimes(1);
  removeEventListener("popstate", router);
});

test("the entry and its closing go by the last name", async () => {
  history.replaceState({ key: "page" }, "", "/");
  const { rerender } = render(<Entry />);
  rerender(<Entry name="second" />);
  fireEvent.click(screen.getByText("is closed"));
  expect(history.state).toEqual({ key: "page", dialog: "second" });
  fireEvent.click(screen.getByText("close"));
  await screen.findByText("is closed");
  expect(history.state).toEqual({ key: "page" });
});

test("where its entry is gone, it closes without a step back", () => {
  render(<Entry />);
  fireEvent.click(screen.getByText("is closed"));
  history.replaceState({ key: "page" }, "");
  const back = jest.spyOn(history, "back");
  fireEvent.click(screen.getByText("close"));
  expect(screen.getByText("is closed")).toBeInTheDocument();
  expect(back).not.toHaveBeenCalled();
});
