import { render, screen, within } from "@testing-library/react";
import { IndustryHero } from "../../../../src/sections/industry/hero";
import { industry } from "../../../fixtures/industry";

beforeEach(() => {
  render(<IndustryHero {...industry} />);
});

test("the headline is the page's h1", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(industry.hero.headline);
});

test("two links lead where the content says", () => {
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/contact", "#case-studies"]);
});

test("each figure is the definition of its label", () => {
  const figures = within(screen.getByText("First label").closest("dl") as HTMLElement).getAllByRole("definition");
  expect(figures.map((figure) => figure.textContent)).toEqual(["60%", "9 min", "4x"]);
});

test("the artwork is decoration, fetched first", () => {
  const artwork = document.querySelector("img");
  expect(artwork).toHaveAttribute("alt", "");
  expect(artwork).toHaveAttribute("fetchpriority", "high");
});
