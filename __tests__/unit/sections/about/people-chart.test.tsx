import { render, screen } from "@testing-library/react";
import { PeopleChart } from "../../../../src/sections/about/people-chart";

const groups = [
  { people: 12, label: "engineers" },
  { people: 5, label: "consultants" },
  { people: 2, label: "operations" },
];

/** Places of a drawing's dots: each begins with a move to it. */
const dotsOf = (drawing: Element): string[] =>
  drawing
    .querySelector("path")
    ?.getAttribute("d")
    ?.match(/M[^h]+/g) ?? [];

test("everyone is counted, and each group has its number, its name and a dot for each person in a color of its own", () => {
  const { container } = render(<PeopleChart total="people in two offices" groups={groups} />);
  expect(screen.getAllByRole("definition").map((number) => number.textContent)).toEqual(["19", "12", "5", "2"]);
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual([
    "people in two offices",
    ...groups.map(({ label }) => label),
  ]);
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings.map((drawing) => new Set(dotsOf(drawing)).size)).toEqual([12, 5, 2]);
  expect(new Set(drawings.map((drawing) => drawing.getAttribute("class"))).size).toBe(3);
});
