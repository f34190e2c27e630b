import { render, screen } from "@testing-library/react";
import { CallToAction } from "../../../../src/sections/shared/call-to-action";

const content: Queries.CallToActionFragment = {
  heading: "Heading",
  text: "Text",
  primary: { label: "Primary", href: "/contact", planned: null },
  secondary: { label: "Secondary", href: "/blog", planned: null },
};

test("it holds a heading, the text and two links", () => {
  render(<CallToAction {...content} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Heading");
  expect(screen.getByText("Text")).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/contact", "/blog"]);
});
