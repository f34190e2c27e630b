import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { NotFound } from "../../../../src/sections/not-found/not-found";
import { siteFrame } from "../../../fixtures/site-frame";

const texts: Queries.NotFoundFragment = {
  code: "404",
  headline: "Oops! Page not found",
  home: { label: "Return to Home", href: "/", planned: null },
  requested: "Asked for {path}",
  nearest: "Nearest:",
  pagesHeading: "Pages",
  consoleMessage: "no page at {path}",
};

const show = (path: string) => {
  window.history.replaceState(null, "", path);
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<NotFound {...texts} />);
  return log;
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFrame);
});

describe("NotFound", () => {
  it("writes the unknown path to the console as an error, once", () => {
    const log = show("/careers");
    expect(log.mock.calls).toEqual([["no page at /careers"]]);
  });

  it("names the path and the nearest real page", () => {
    show("/services/one/branch");
    expect(screen.getByText("Asked for /services/one/branch")).toBeInTheDocument();
    expect(screen.getByText(/Nearest:/).querySelector("a")).toHaveAttribute("href", "/services/one");
  });

  it("leads home", () => {
    show("/x");
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });
});
