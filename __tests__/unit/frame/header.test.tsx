import { act, render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Header } from "../../../src/frame/header/header";
import { siteFrame } from "../../fixtures/site-frame";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFrame);
});

const panel = () => document.getElementById("industry-panel")!;
const mobileMenu = () => document.getElementById("mobile-menu")!;

describe("Header", () => {
  it("marks the link of the page shown, and no other", () => {
    render(<Header path="/about" />);
    const current = Array.from(document.querySelectorAll("[aria-current]"), (link) => link.getAttribute("href"));
    expect(new Set(current)).toEqual(new Set(["/about"]));
  });

  it("marks an industry inside the menus on its own page", () => {
    render(<Header path="/services/two" />);
    expect(panel().querySelector("[aria-current]")).toHaveAttribute("href", "/services/two");
    expect(mobileMenu().querySelector("[aria-current]")).toHaveAttribute("href", "/services/two");
  });

  it("lists every industry with its solutions, then the link to all services", () => {
    render(<Header path="/" />);
    const hrefs = Array.from(panel().querySelectorAll("a"), (link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/services/one", "/services/two", "/services"]);
    for (const { title } of siteFrame.allIndustry.nodes[0]!.solutions.items) expect(panel()).toHaveTextContent(title);
  });

  it("lists what only phones show", () => {
    render(<Header path="/" />);
    expect(mobileMenu().querySelector('a[href="/services/manufacturing"]')).not.toBeNull();
    expect(panel().querySelector('a[href="/services/manufacturing"]')).toBeNull();
  });

  it.each([0, 2])("lets %i links stand before that to the services, in the bar and in the menu", (position) => {
    const industries = { ...siteFrame.navigation.industries, position };
    jest.mocked(useStaticQuery).mockReturnValue({ ...siteFrame, navigation: { ...siteFrame.navigation, industries } });
    render(<Header path="/" />);
    const expected = siteFrame.navigation.header.map(({ href }) => href).toSpliced(position, 0, "/services");
    for (const menu of [".site-header nav", ".mobile-menu"]) {
      const hrefs = Array.from(document.querySelector(menu)?.querySelectorAll(".nav-link") ?? [], (link) =>
        link.getAttribute("href"),
      );
      expect(hrefs).toEqual(expected);
    }
  });

  it("shows the icons that content names for what only phones show", () => {
    const industries = { ...siteFrame.navigation.industries };
    industries.extra = industries.extra.map((entry) => ({ ...entry, icon: "M1 2h3" }));
    jest.mocked(useStaticQuery).mockReturnValue({ ...siteFrame, navigation: { ...siteFrame.navigation, industries } });
    render(<Header path="/" />);
    expect(mobileMenu().querySelector('a[href="/services/manufacturing"] path')).toHaveAttribute("d", "M1 2h3");
  });

  it("names its buttons and says whether their menus are open", () => {
    render(<Header path="/" />);
    for (const name of ["Show industries", "Open menu", /^Theme/]) {
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-expanded", "false");
    }
  });

  it("is plain at the top and marked once the page is scrolled past 50 pixels", () => {
    render(<Header path="/" />);
    const bar = screen.getByRole("banner");
    const scrollTo = (y: number) => {
      Object.defineProperty(window, "scrollY", { value: y, configurable: true });
      act(() => void window.dispatchEvent(new Event("scroll")));
    };
    scrollTo(50);
    expect(bar).toHaveAttribute("data-scrolled", "false");
    scrollTo(51);
    expect(bar).toHaveAttribute("data-scrolled", "true");
    scrollTo(0);
    expect(bar).toHaveAttribute("data-scrolled", "false");
  });

  it("offers three themes in each of its switches", () => {
    render(<Header path="/" />);
    const groups = screen.getAllByRole("group", { name: "Theme", hidden: true });
    expect(groups).toHaveLength(2);
    for (const group of groups) expect(within(group).getAllByRole("radio", { hidden: true })).toHaveLength(3);
  });
});
