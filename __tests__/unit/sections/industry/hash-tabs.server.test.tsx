/** @jest-environment node */
import { JSDOM } from "jsdom";
import { renderToString } from "react-dom/server";
import { HashTabs } from "../../../../src/sections/industry/hash-tabs";

const TABS = ["one", "two"].map((id) => ({ id, label: `Tab ${id}`, panel: <h2>Panel {id}</h2> }));
const { document } = new JSDOM(renderToString(<HashTabs label="Parts" nextLabel="Then {tab}" tabs={TABS} />)).window;

test("without scripts the bar is a navigation of plain links", () => {
  expect(document.querySelector("nav")?.getAttribute("aria-label")).toBe("Parts");
  expect([...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"))).toEqual(["#one", "#two"]);
  expect(document.querySelectorAll("[role], [tabindex], [aria-controls], [aria-selected]")).toHaveLength(0);
  expect(document.querySelectorAll("[data-ready], [data-moved]")).toHaveLength(0);
});

test("every panel is there, with its title", () => {
  for (const { id, label } of TABS) {
    const panel = document.getElementById(id);
    expect(panel?.hasAttribute("data-inactive")).toBe(false);
    expect(panel?.textContent).toMatch(new RegExp(`^${label}Panel ${id}`));
  }
});
