import { render, screen, within } from "@testing-library/react";
import { Timeline } from "../../../../src/sections/about/timeline";

test("the years are an ordered list in the order of the content, and those that follow stand apart", () => {
  const entries = ["2001", "2002", "2003"].map((year) => ({
    year,
    title: `Title ${year}`,
    description: `What happened in ${year}.`,
  }));
  const later = { heading: "Later", intro: "Intro", entries: [{ year: "2004", text: "What came after." }] };
  const outcome = { value: "3", label: "offices" };
  render(<Timeline timeline={{ heading: "History", intro: "Intro", entries, outcome, later }} />);
  const [years, after] = screen.getAllByRole("list") as [HTMLElement, HTMLElement];
  expect(years.tagName).toBe("OL");
  expect(years.nextElementSibling).toHaveTextContent("3 offices");
  expect(within(after).getByText("2004")).toHaveAttribute("datetime", "2004");
  const items = within(years).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("time")?.dateTime)).toEqual(["2001", "2002", "2003"]);
  expect(items.map((item) => item.querySelector("h3")?.textContent)).toEqual([
    "Title 2001",
    "Title 2002",
    "Title 2003",
  ]);
});
