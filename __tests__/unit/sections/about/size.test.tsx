import { render, screen } from "@testing-library/react";
import { AboutHero } from "../../../../src/sections/about/hero";
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
  expect(new Set(drawings.map((drawing) => drawing.querySelector("path")?.getAttribute("class"))).size).toBe(2);
});

test("the figure of all people stands with a dot for each of them, in the groups' colors; other figures have none", () => {
  const metrics = [
    { value: "6", label: "industries" },
    { value: "7", label: "people" },
  ];
  const { container } = render(<AboutHero hero={{ eyebrow: "E", headline: "H", intro: "I", metrics }} size={size} />);
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings).toHaveLength(1);
  expect(drawings[0]?.closest("div")).toHaveTextContent("people7");
  const paths = [...(drawings[0]?.querySelectorAll("path") ?? [])];
  expect(paths.map((path) => path.getAttribute("d")?.match(/M/g)?.length)).toEqual([5, 2]);
});
