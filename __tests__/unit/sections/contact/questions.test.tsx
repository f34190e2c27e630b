import { render, screen } from "@testing-library/react";
import { Questions } from "../../../../src/sections/contact/questions";

test("answers stand in the page, closed, and the browser itself opens them", () => {
  const entries = [
    { question: "How?", answer: "So." },
    { question: "Why?", answer: "Because." },
  ];
  const { container } = render(<Questions questions={{ heading: "Questions", intro: "Intro" }} entries={entries} />);
  const details = [...container.querySelectorAll("details")];
  expect(details.map((entry) => entry.open)).toEqual([false, false]);
  expect(details.map((entry) => entry.querySelector("summary")?.textContent)).toEqual(["How?", "Why?"]);
  expect(screen.getByText("Because.")).toBeInTheDocument();
});
