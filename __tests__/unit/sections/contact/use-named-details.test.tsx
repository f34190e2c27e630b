import { render, renderHook } from "@testing-library/react";
import { useNamedDetails } from "../../../../src/sections/contact/use-named-details";

const Page = () => (
  <div ref={useNamedDetails()}>
    <details />
    <details id="how" />
    <details id="why" />
  </div>
);

const details = () => [...document.querySelectorAll("details")];
const opened = () =>
  details()
    .filter(({ open }) => open)
    .map(({ id }) => id);
const goTo = (address: string) => window.history.replaceState(null, "", address);

test.each([
  ["names one", "/contact#why", ["why"]],
  ["names something else", "/contact#elsewhere", []],
  ["names nothing", "/contact", []],
])("an address that %s", (_, address, expected) => {
  goTo(address);
  render(<Page />);
  expect(opened()).toEqual(expected);
});

test("what was closed by hand stays closed until the address changes", () => {
  goTo("/contact#why");
  const { rerender } = render(<Page />);
  for (const entry of details()) entry.open = false;
  rerender(<Page />);
  expect(opened()).toEqual([]);
  goTo("/contact#how");
  rerender(<Page />);
  expect(opened()).toEqual(["how"]);
});

test("without an element nothing opens, and nothing fails", () => {
  goTo("/contact#why");
  expect(renderHook(() => useNamedDetails()).result.current.current).toBeNull();
});
