import { render, screen } from "@testing-library/react";
import { Phases } from "../../../../src/sections/home/phases";

test("the phases stand in their order with their weeks, and each bar begins where the one before it ends", () => {
  const phases = [
    { title: "Scope", weeks: 1 },
    { title: "Prototype", weeks: 3 },
    { title: "Build", weeks: 4 },
  ];
  const { container } = render(<Phases run={{ week: "Week {from}", weeks: "Weeks {from}–{to}", phases }} />);
  expect(screen.getAllByRole("listitem").map((phase) => phase.textContent)).toEqual([
    "ScopeWeek 1",
    "PrototypeWeeks 2–4",
    "BuildWeeks 5–8",
  ]);
  const bars = [...container.querySelectorAll("rect")];
  expect(bars.map((bar) => bar.getAttribute("x"))).toEqual(["0%", "12.5%", "50%"]);
  expect(bars.map((bar) => bar.getAttribute("width"))).toEqual(["12.5%", "37.5%", "50%"]);
});
