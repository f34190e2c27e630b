import { render, screen, within } from "@testing-library/react";
import { ServicesHero } from "../../../../src/sections/services/hero";
import { ServicesIndustries } from "../../../../src/sections/services/industries";
import { ServicesTechnologies } from "../../../../src/sections/services/technologies";
import { industryCell } from "../../../fixtures/industry";

const industries = (count: number) => Array.from({ length: count }, (_, index) => industryCell(`i${index}`));

const hero = {
  eyebrow: "Eyebrow",
  headline: "Headline",
  intro: "Intro",
  primary: { label: "Primary", href: "/contact", planned: null },
  secondary: { label: "Secondary", href: "/contact", planned: null },
};

describe("the hero", () => {
  test("has the page's h1 and two links", () => {
    render(<ServicesHero hero={hero} industries={industries(2)} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Headline");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/contact", "/contact"]);
  });

  test.each([
    [0, 0],
    [3, 3],
    [100, 6],
  ])("%d industries draw %d channels", (count, channels) => {
    const { container } = render(<ServicesHero hero={hero} industries={industries(count)} />);
    expect(container.querySelectorAll("path[vector-effect]")).toHaveLength(channels);
  });
});

describe("the industries", () => {
  const intro = { heading: "Heading", intro: "Intro", anchor: "automation", linkLabel: "View" };

  test.each([1, 6, 100])("%d industries are as many links, in the order given", (count) => {
    render(<ServicesIndustries {...intro} industries={industries(count)} />);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      industries(count).map(({ path }) => path),
    );
  });

  test("a card is named by its industry and lists its solutions", () => {
    render(<ServicesIndustries {...intro} industries={industries(1)} />);
    expect(screen.getByRole("link", { name: "Industry i0" })).toBeInTheDocument();
    expect(screen.getByText("i0 four")).toBeInTheDocument();
  });

  test("the address can lead to them", () => {
    const { container } = render(<ServicesIndustries {...intro} industries={industries(1)} />);
    expect(container.querySelector("#automation")).not.toBeNull();
  });
});

test("the technologies stand under their anchor, each with its uses", () => {
  const items = ["A", "B"].map((title) => ({
    icon: "CPU" as const,
    title,
    description: `${title} text`,
    uses: [`${title} use`],
  }));
  const { container } = render(<ServicesTechnologies heading="Heading" intro="Intro" anchor="ml" items={items} />);
  const section = within(container.querySelector<HTMLElement>("#ml")!);
  expect(section.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(["A", "B"]);
  expect(section.getByText("B use")).toBeInTheDocument();
});
