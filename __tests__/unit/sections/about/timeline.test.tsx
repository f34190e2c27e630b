import { render, screen } from "@testing-library/react";
import { Timeline } from "../../../../src/sections/about/timeline";

test("the years are an ordered list in the order of the content", () => {
  const entries = ["2001", "2002", "2003"].map((year) => ({
    year,
    title: `Title ${year}`,
    description: `What happened in ${year}.`,
  }));
  render(<Timeline timeline={{ heading: "History", intro: "Intro", entries }} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("time")?.dateTime)).toEqual(["2001", "2002", "2003"]);
  expect(items.map((item) => item.querySelector("h3")?.textContent)).toEqual([
    "Title 2001",
    "Title 2002",
    "Title 2003",
  ]);
});
