import { render, screen } from "@testing-library/react";
import { CallToAction } from "../../../../src/sections/shared/call-to-action";
import { CLOSING_BAND } from "../../../../src/sections/shared/closing-band";
import { CLOSING_PANEL } from "../../../../src/sections/shared/closing-panel";

const content: Queries.CallToActionFragment = {
  heading: "Heading",
  text: "Text",
  primary: { label: "Primary", href: "/contact", planned: null },
  secondary: { label: "Secondary", href: "/blog", planned: null },
};

describe.each([
  ["panel", CLOSING_PANEL],
  ["band", CLOSING_BAND],
])("as a %s", (_name, composition) => {
  test("it holds a heading, the text and two links", () => {
    render(<CallToAction {...content} composition={composition} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Heading");
    expect(screen.getByText("Text")).toBeInTheDocument();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/contact", "/blog"]);
  });
});
