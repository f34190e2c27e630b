import { act, fireEvent, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { NotFound } from "../../../../src/sections/not-found/not-found";
import { saveForTab, readForTab } from "../../../../src/ui/tab-storage";
import { siteFrame } from "../../../fixtures/site-frame";

const texts: Queries.NotFoundFragment = {
  code: "404",
  headline: "Oops! Page not found",
  home: { label: "Return to Home", href: "/", planned: null },
  requested: "Asked for {path}",
  nearest: "Nearest:",
  elsewhere: "None near.",
  detours: [
    { from: ["/jobs"], note: "No list of jobs.", link: { label: "The team", href: "/about#team", planned: null } },
  ],
  branch: {
    note: "Known so far:",
    solutions: "Solutions",
    ask: "Ask about {branch}",
    message: "We write about {branch}.",
    see: "See under {industry}",
  },
  pagesHeading: "Pages",
  consoleMessage: "no page at {path}",
};

const show = (path: string) => {
  window.history.replaceState(null, "", path);
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<NotFound {...texts} tiles={[]} />);
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

  it("says what to do where no page is near", () => {
    show("/qqqq");
    expect(screen.getByText("None near.", { ignore: "noscript p" })).toBeInTheDocument();
    expect(screen.queryByText(/Nearest:/)).not.toBeInTheDocument();
  });

  it("says what is missing where the content does", () => {
    show("/jobs");
    expect(screen.getByText("No list of jobs.")).toBeVisible();
  });

  describe("at the address of a branch", () => {
    const branch = {
      name: "Two Words",
      path: "/services/one/branch",
      description: "What it needs",
      solutions: ["First fit", "Second fit"],
      tone: "PRIMARY",
    };
    const answer = jest.fn();
    const industry = { name: "Industry One", path: "/services/one", gradient: "HEALTHCARE" };
    const data = { result: { data: { page: { ...industry, subIndustries: { items: [branch] } } } } };
    beforeEach(() => {
      answer.mockResolvedValue({ ok: true, json: () => Promise.resolve(data) });
      window.fetch = answer;
    });
    afterEach(() => saveForTab("draft contact message", ""));
    const panel = () => screen.findByRole("region", { name: branch.name });

    it("shows what its industry's data say of it", async () => {
      show(`${branch.path}/`);
      expect(await panel()).toHaveTextContent(branch.description);
      expect(answer.mock.calls.map(([address]) => address)).toEqual(["/page-data/services/one/page-data.json"]);
      for (const solution of branch.solutions) expect(screen.getByText(solution)).toBeVisible();
      const see = screen.getByRole("link", { name: "See under Industry One" });
      expect(see).toHaveAttribute("href", "/services/one#sub-industries");
    });

    it("begins the message to the company", async () => {
      show(branch.path);
      await panel();
      const ask = screen.getByRole("link", { name: "Ask about two words" });
      expect(ask).toHaveAttribute("href", "/contact");
      fireEvent.click(ask);
      expect(readForTab("draft contact message")).toBe("We write about two words. ");
    });

    it("adds its line to a message that was begun already", async () => {
      saveForTab("draft contact message", "Dear company");
      show(branch.path);
      await panel();
      fireEvent.click(screen.getByRole("link", { name: "Ask about two words" }));
      expect(readForTab("draft contact message")).toBe("Dear company\n\nWe write about two words.");
    });

    it.each([
      ["another branch", "/services/one/other", () => undefined],
      ["no answer", branch.path, () => answer.mockRejectedValue(new TypeError("offline"))],
      [
        "an error of the host",
        branch.path,
        () => answer.mockResolvedValue({ ok: false, json: () => Promise.resolve(data) }),
      ],
      [
        "data of another shape",
        branch.path,
        () => answer.mockResolvedValue({ ok: true, json: () => Promise.resolve({}) }),
      ],
    ])("stays as it is with %s", async (_, path, prepare) => {
      prepare();
      show(path);
      // Whatever was asked for has come, or failed, when a timer runs.
      await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
      expect(answer).toHaveBeenCalled();
      expect(screen.queryByRole("region")).not.toBeInTheDocument();
      expect(screen.getByText(/Nearest:/)).toBeVisible();
    });

    it("shows a branch of an industry that the page's frame does not name", async () => {
      const path = "/services/thirteenth/branch";
      const page = { ...industry, path: "/services/thirteenth", subIndustries: { items: [{ ...branch, path }] } };
      answer.mockResolvedValue({ ok: true, json: () => Promise.resolve({ result: { data: { page } } }) });
      show(path);
      expect(await panel()).toHaveTextContent(branch.description);
    });

    it.each(["/services/one", "/services/one/branch/deeper", "/services//branch", "/elsewhere/one/branch"])(
      "asks for nothing at any other address: %s",
      (path) => {
        show(path);
        expect(answer).not.toHaveBeenCalled();
      },
    );
  });

  it("leads home", () => {
    show("/x");
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });
});
