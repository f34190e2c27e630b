import { appendLateLinks } from "../../../src/browser/late-links";

const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];

beforeEach(() => {
  document.head.innerHTML = '<style data-href="/all.css">p{color:red}</style>';
  delete document.documentElement.dataset.styled;
});

test("asks for the whole style sheet, which the page names, and for the manifest", () => {
  appendLateLinks();
  expect(links("stylesheet").map((link) => link.getAttribute("href"))).toEqual(["/all.css"]);
  expect(links("manifest").map((link) => link.getAttribute("href"))).toEqual(["/site.webmanifest"]);
});

test("asks for nothing where the page holds no part of a sheet", () => {
  document.head.innerHTML = "";
  appendLateLinks();
  expect(document.head.children).toHaveLength(0);
});

test.each([
  ["is there", "load", 1, ""],
  ["holds no rule", "load", 0, undefined],
  ["does not come", "error", 1, undefined],
])("says whether the styles of all pages are there where the sheet %s", (_name, event, length, styled) => {
  appendLateLinks();
  for (const sheet of links("stylesheet")) {
    Object.defineProperty(sheet, "sheet", { value: { cssRules: { length } } });
    sheet.dispatchEvent(new Event(event));
  }
  expect(document.documentElement.dataset.styled).toBe(styled);
});
