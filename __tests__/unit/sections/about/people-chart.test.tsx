import { render, screen } from "@testing-library/react";
import { PeopleChart } from "../../../../src/sections/about/people-chart";

const groups = [
  { people: 12, label: "engineers" },
  { people: 5, label: "consultants" },
  { people: 2, label: "operations" },
];

/** Places of a drawing's marks: each begins with a move to it. */
const placesOf = (drawing: Element): string[] =>
  drawing
    .querySelector("path")
    ?.getAttribute("d")
    ?.match(/M[^hm]+/g) ?? [];

/** What a drawing has at each of its places. */
const marksOf = (drawing: Element): string =>
  [...drawing.querySelectorAll("path")]
    .map((path) =>
      path
        .getAttribute("d")
        ?.split("M")[1]
        ?.replace(/^[^hm]+/, ""),
    )
    .join();

test("everyone is counted, and each group has its number, its name and a mark of its own for each person", () => {
  const { container } = render(<PeopleChart total="people in two offices" groups={groups} />);
  expect(screen.getAllByRole("definition").map((number) => number.textContent)).toEqual(["19", "12", "5", "2"]);
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual([
    "people in two offices",
    ...groups.map(({ label }) => label),
  ]);
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings.map((drawing) => new Set(placesOf(drawing)).size)).toEqual([12, 5, 2]);
  expect(new Set(drawings.map(marksOf)).size).toBe(3);
});
