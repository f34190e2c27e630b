import { render, screen } from "@testing-library/react";
import { CompanySize } from "../../../../src/sections/about/size";

const size = {
  heading: "People",
  intro: "Intro",
  groups: [
    { people: 5, label: "engineers" },
    { people: 2, label: "consultants" },
  ],
  footnote: "Footnote",
};

/** How many figures a drawing has: each begins with a move to its place. */
const figuresOf = (drawing: Element): number =>
  drawing.querySelector("path")?.getAttribute("d")?.match(/M/g)?.length ?? 0;

test("each group has its number, its name and a figure for each person, in a color of its own", () => {
  const { container } = render(<CompanySize size={size} />);
  expect(screen.getAllByRole("definition").map((number) => number.textContent)).toEqual(["5", "2"]);
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual(["engineers", "consultants"]);
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings.map(figuresOf)).toEqual([5, 2]);
  expect(new Set(drawings.map((drawing) => drawing.getAttribute("class"))).size).toBe(2);
});
