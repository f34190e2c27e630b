import { render, screen, within } from "@testing-library/react";
import { Team } from "../../../../src/sections/about/team";
import { image } from "../../../fixtures/image";

const team = {
  heading: "Team",
  intro: "Intro",
  careers: { text: "Write.", link: { label: "Apply", href: "mailto:jobs@example.com", planned: null } },
};

test("each person stands with name, role and bio in the section that the footer links to", () => {
  const people = [
    { slug: "ann", name: "Ann", role: "Lead", bio: "Ann leads.", image },
    { slug: "ben", name: "Ben", role: "Engineer", bio: "Ben builds.", image },
  ];
  const { container } = render(<Team team={team} people={people} />);
  expect(container.querySelector("section")).toHaveAttribute("id", "team");
  const [ann] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(within(ann).getByRole("heading", { level: 3, name: "Ann" })).toBeVisible();
  expect(within(ann).getByText("Lead")).toBeVisible();
  expect(within(ann).getByText("Ann leads.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Apply" })).toHaveAttribute("href", "mailto:jobs@example.com");
  expect(container.querySelectorAll("picture")).toHaveLength(2);
});

test("an address in the text that is no mail address stays text; the button leads there", () => {
  const link = { label: "Apply", href: "https://jobs.example.com/", planned: null };
  const text = `See ${link.href} for all jobs.`;
  render(<Team team={{ ...team, careers: { text, link } }} people={[]} />);
  expect(screen.getAllByRole("link").map((found) => found.getAttribute("href"))).toEqual([link.href]);
  expect(screen.getByText(text)).toBeVisible();
});

test("an address in the text is a link, also where the button's has a subject", () => {
  const link = { label: "Apply", href: "mailto:jobs@example.com?subject=Hello", planned: null };
  render(<Team team={{ ...team, careers: { text: "Write to jobs@example.com today.", link } }} people={[]} />);
  expect(screen.getByRole("link", { name: "jobs@example.com" })).toHaveAttribute("href", "mailto:jobs@example.com");
  expect(screen.getByRole("link", { name: "Apply" })).toHaveAttribute("href", link.href);
});
