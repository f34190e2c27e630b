import { render, screen } from "@testing-library/react";
import { CallToAction } from "../../../../src/sections/shared/call-to-action";

const content: Queries.CallToActionFragment = {
  heading: "Heading",
  text: "Text",
  primary: { label: "Primary", href: "/contact", planned: null },
  secondary: { label: "Secondary", href: "/blog", planned: null },
};

describe.each(["panel", "band", "rail"] as const)("as a %s", (composition) => {
  test("it holds a heading, the text and two links", () => {
    render(<CallToAction {...content} composition={composition} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Heading");
    expect(screen.getByText("Text")).toBeInTheDocument();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/contact", "/blog"]);
  });

  test("the address can lead to it", () => {
    const { container } = render(<CallToAction {...content} composition={composition} id="closing" />);
    expect(container.querySelector("#closing")).toContainElement(screen.getByRole("heading"));
  });
});
