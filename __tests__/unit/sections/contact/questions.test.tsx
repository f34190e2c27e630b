import { render, screen } from "@testing-library/react";
import { Questions } from "../../../../src/sections/contact/questions";

const questions = {
  heading: "Questions",
  intro: "Intro",
  ask: { label: "Ask us", href: "#message", planned: null },
  askMessage: "My question is",
};

test("answers stand in the page, the first open, and the browser itself opens the others", () => {
  const entries = [
    { slug: "how", question: "How?", answer: "So." },
    { slug: "why", question: "Why?", answer: "Because." },
  ];
  const { container } = render(<Questions questions={questions} entries={entries} />);
  const details = [...container.querySelectorAll("details")];
  expect(details.map((entry) => entry.open)).toEqual([true, false]);
  expect(details.map((entry) => entry.querySelector("summary")?.textContent)).toEqual(["How?", "Why?"]);
  expect(screen.getByText("Because.")).toBeInTheDocument();
});
