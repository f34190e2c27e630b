import { render, screen, within } from "@testing-library/react";
import { IndustryHero } from "../../../../src/sections/industry/hero";
import { industry } from "../../../fixtures/industry";

beforeEach(() => {
  const trail = [
    { name: "Start", path: "/" },
    { name: "All of them", path: "/services" },
    { name: "This one", path: "/services/this" },
  ];
  render(<IndustryHero {...industry} breadcrumbs={{ label: "The way here", trail }} />);
});

test("the headline is the page's h1", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(industry.hero.headline);
});

test("the way to the page leads back, and ends at the page itself", () => {
  const way = within(screen.getByRole("navigation", { name: "The way here" }));
  expect(way.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/services"]);
  expect(way.getByText("This one")).toHaveAttribute("aria-current", "page");
});

test("two links lead where the content says", () => {
  const links = screen.getAllByRole("link").filter((link) => !link.closest("nav"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/contact", "#case-studies"]);
});

test("each figure is the definition of its label", () => {
  const figures = within(screen.getByText("First label").closest("dl") as HTMLElement).getAllByRole("definition");
  expect(figures.map((figure) => figure.textContent)).toEqual(["60%", "9 min", "4x"]);
});

test("phones get the small drawing, before the artwork", () => {
  const [first, second] = document.querySelectorAll("picture source");
  expect(first).toHaveAttribute("media");
  expect(second).not.toHaveAttribute("media");
});

test("the artwork is decoration, fetched at once but after what the text needs", () => {
  const artwork = document.querySelector("img");
  expect(artwork).toHaveAttribute("alt", "");
  expect(artwork).toHaveAttribute("loading", "eager");
  expect(artwork).toHaveAttribute("fetchpriority", "low");
});
