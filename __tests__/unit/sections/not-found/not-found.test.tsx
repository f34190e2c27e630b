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
  detours: [{ from: ["/jobs"], link: { label: "The team", href: "/about#team", planned: null } }],
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

  it("takes signs in the path as they are", () => {
    const log = show("/a$&b");
    expect(log).toHaveBeenCalledWith("no page at /a$&b");
    expect(screen.getByText("Asked for /a$&b")).toBeInTheDocument();
  });

  it("shows letters of any language as they are read", () => {
    const log = show("/caf%C3%A9");
    expect(screen.getByText("Asked for /café")).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith("no page at /caf%C3%A9");
  });

  it("names the path and the nearest real page", () => {
    show("/services/one/branch");
    expect(screen.getByText("Asked for /services/one/branch")).toBeInTheDocument();
    expect(screen.getByText(/Nearest:/).querySelector("a")).toHaveAttribute("href", "/services/one");
  });

  it("offers what the content has for an address, before what is spelled alike", () => {
    show("/Jobs/");
    expect(screen.getByRole("link", { name: "The team" })).toHaveAttribute("href", "/about#team");
  });

  it("leads home", () => {
    show("/x");
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });
});
