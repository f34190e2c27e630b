import { render, screen, within } from "@testing-library/react";
import { keepValues } from "../../../../src/gatsby/content/keep-values";
import { Automation } from "../../../../src/sections/services/automation";
import { Consulting } from "../../../../src/sections/services/consulting";
import { ServicesHero } from "../../../../src/sections/services/hero";
import { ServicesIndustries } from "../../../../src/sections/services/industries";
import { ServiceOffers } from "../../../../src/sections/services/offers";
import { ProjectRun } from "../../../../src/sections/services/project-run";
import { ServicesTechnologies } from "../../../../src/sections/services/technologies";
import { servicesIndustry } from "../../../fixtures/industry";

const industries = (count: number) => Array.from({ length: count }, (_, index) => servicesIndustry(`i${index}`));

const hero = {
  eyebrow: "Eyebrow",
  headline: "Headline",
  intro: "Intro",
  primary: { label: "Primary", href: "/contact", planned: null },
  secondary: { label: "Secondary", href: "/contact", planned: null, topic: null },
  caption: "Where? As a guide.",
  paid: "by week {week}",
};

const phase = (weeks: number, guide: string | null = null) => ({
  title: `${weeks} weeks`,
  weeks,
  guide,
  result: "",
  stop: `Keep ${weeks}. More of it.`,
});

const run = {
  heading: "Heading",
  intro: "Intro",
  week: "Week {from}",
  weeks: "Weeks {from} to {to}",
  total: "in all",
  resultLabel: "Result",
  stopLabel: "Stop",
  phases: [phase(1, "$1"), phase(3, "$2"), phase(8, "$5"), phase(4, "$9")],
  footnote: "Footnote",
  stop: { heading: "Cost", text: "Nothing." },
};

describe("the hero", () => {
  test("has the page's h1 and two links", () => {
    render(<ServicesHero hero={hero} run={run} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Headline");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/contact", "/contact"]);
  });

  test("asks where to stop: after which phase, by its weeks and, where there is one, its guide price", () => {
    render(<ServicesHero hero={hero} run={{ ...run, phases: [...run.phases, phase(2)] }} />);
    const group = screen.getByRole("group", { name: hero.caption });
    const choices = within(group).getAllByRole<HTMLInputElement>("radio");
    const names = ["1 weeks Week 1 $1", "3 weeks Weeks 2 to 4 $2", "8 weeks Weeks 5 to 12 $5"];
    [...names, "4 weeks Weeks 13 to 16 $9", "2 weeks Weeks 17 to 18"].forEach((name, index) =>
      expect(choices[index]).toHaveAccessibleName(name),
    );
    expect(choices.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
  });

  test("describes each choice by the price by then and the first sentence of what one keeps", () => {
    render(<ServicesHero hero={hero} run={{ ...run, phases: [...run.phases, phase(2)] }} />);
    const results = ["$1 by week 1 Keep 1.", "$2 by week 4 Keep 3.", "$5 by week 12 Keep 8.", "$9 by week 16 Keep 4."];
    const choices = screen.getAllByRole("radio");
    [...results, "Keep 2."].forEach((result, index) => expect(choices[index]).toHaveAccessibleDescription(result));
  });

  test("has bars on one scale that ends with the last week, each with its number in its first week", () => {
    const { container } = render(<ServicesHero hero={hero} run={run} />);
    const bars = [...container.querySelectorAll("rect")].map((bar) => [
      bar.getAttribute("x"),
      bar.getAttribute("width"),
      bar.nextElementSibling?.getAttribute("x"),
      bar.nextElementSibling?.textContent,
    ]);
    expect(bars).toEqual([
      ["0%", "6.25%", "3.13%", "1"],
      ["6.25%", "18.75%", "9.38%", "2"],
      ["25%", "50%", "28.13%", "3"],
      ["75%", "25%", "78.13%", "4"],
    ]);
  });

  test("has each price on the side of the bar that has more room, that of half the project in it", () => {
    const { container } = render(<ServicesHero hero={hero} run={run} />);
    const prices = [...container.querySelectorAll("rect + text + text")].map((price) => [
      price.getAttribute("x"),
      price.getAttribute("text-anchor"),
    ]);
    expect(prices).toEqual([
      ["6.25%", "start"],
      ["25%", "start"],
      ["31.25%", "start"],
      ["75%", "end"],
    ]);
  });
});

describe("the industries", () => {
  const intro = { heading: "Heading", intro: "Intro" };

  test.each([1, 6, 100])("%d industries are as many links, in the order given", (count) => {
    render(<ServicesIndustries {...intro} industries={industries(count)} />);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      industries(count).map(({ path }) => path),
    );
  });

  test("a row is named by its industry and has its solutions", () => {
    render(<ServicesIndustries {...intro} industries={industries(1)} />);
    expect(screen.getByRole("link", { name: "Industry i0" })).toBeInTheDocument();
    for (const title of ["i0 solution", "i0 other solution"]) expect(screen.getByText(title)).toBeInTheDocument();
  });

  test("the address can lead to them", () => {
    const { container } = render(<ServicesIndustries {...intro} industries={industries(1)} />);
    expect(container.querySelector("#industries")).not.toBeNull();
  });
});

const link = { label: "More", href: "/contact", planned: null };

test("the technologies stand under their anchor in a table, each with its drawing and its uses, above a link to the report", () => {
  const items = ["A", "B"].map((title) => ({
    title,
    description: `${title} text`,
    uses: [`${title} use`],
  }));
  const { container } = render(
    <ServicesTechnologies
      heading="Heading"
      intro="Intro"
      caption="What each is for"
      head={["Technology", "For", "Examples"]}
      items={items}
      deliverables={{ heading: "With it", points: ["Point"], link: { ...link, href: "/ai-solutions#sample-report" } }}
    />,
  );
  const section = within(container.querySelector<HTMLElement>("#ml")!);
  const names = section.getAllByRole("rowheader");
  expect(names.map((name) => name.textContent)).toEqual(["A", "B"]);
  expect(new Set(names.map((name) => name.querySelector("svg")?.innerHTML)).size).toBe(2);
  expect(section.getByRole("heading", { level: 3, name: "With it" })).toBeInTheDocument();
  expect(section.getByText("B use")).toBeInTheDocument();
  expect(section.getByRole("link", { name: "More" })).toHaveAttribute("href", "/ai-solutions#sample-report");
});

test("each service says what one gets, and its link says of which service", () => {
  const items = ["A", "B"].map((title) => ({
    icon: "M0 0h24",
    title,
    description: `${title} text`,
    drawing: title === "A" ? ("FIT" as const) : ("ALERT" as const),
    gets: [`${title} result`],
    link,
  }));
  const { container } = render(
    <ServiceOffers
      services={{ heading: "Heading", intro: "Intro", getsLabel: "You get", items }}
      toned={[{ title: "B", tone: "ACCENT" }]}
    />,
  );
  expect(
    [...container.querySelectorAll("li svg")].map((icon) => /text-\w+/.exec(icon.getAttribute("class") ?? "")?.[0]),
  ).toEqual(expect.arrayContaining(["text-primary", "text-accent"]));
  expect(container.querySelector("#services")).not.toBeNull();
  expect(screen.getByText("B result")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^More ?: A$/ })).toBeInTheDocument();
  expect([...container.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
  expect([...container.querySelectorAll<SVGElement>("[data-drawing]")].map(({ dataset }) => dataset.drawing)).toEqual([
    "FIT",
    "ALERT",
  ]);
});

describe("the phases of a project", () => {
  test("are in order, each with its weeks, what one gets and what one keeps", () => {
    const phases = [phase(1), { ...phase(5), result: "A model", stop: "The model" }];
    render(<ProjectRun run={{ ...run, phases }} />);
    const [first, second] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
    expect(within(first).getByText("Week 1")).toBeInTheDocument();
    expect(within(second).getByText("Weeks 2 to 6")).toBeInTheDocument();
    expect(
      within(second)
        .getAllByRole("definition")
        .map((part) => part.textContent),
    ).toEqual(["A model", "The model"]);
  });

  test("say of each price that it is that of all up to then", () => {
    render(<ProjectRun run={run} />);
    const [first, second] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
    expect(within(first).getByText("$1")).toHaveTextContent(/^\$1 ?in all$/);
    expect(within(second).getByText("$2")).toHaveTextContent(/^\$2 ?in all$/);
  });

  test("have steps as high, and bars as wide, as the cost by their end, with or without words before it", () => {
    const guides = ["$4,500", null, "Under $36,000", "Up to $45,000"].map((guide) => guide && keepValues(guide));
    const phases = [1, 3, 8, 4].map((weeks, index) => phase(weeks, guides[index]));
    const { container } = render(<ProjectRun run={{ ...run, phases }} />);
    const steps = [...container.querySelectorAll(".phase-step")].map((step) => [
      step.getAttribute("height"),
      step.firstElementChild?.getAttribute("width"),
    ]);
    expect(steps).toEqual([
      ["10%", "10%"],
      ["0%", "0%"],
      ["80%", "80%"],
      ["100%", "100%"],
    ]);
  });

  test("have no steps where no price is known", () => {
    const { container } = render(<ProjectRun run={{ ...run, phases: [phase(1), phase(3)] }} />);
    const sizes = [...container.querySelectorAll(".phase-step")].map((step) => [
      step.getAttribute("height"),
      step.firstElementChild?.getAttribute("width"),
    ]);
    expect(sizes).toEqual([
      ["0%", "0%"],
      ["0%", "0%"],
    ]);
  });

  test("end with what it costs to stop: one sentence large, the rest as text", () => {
    const { rerender } = render(
      <ProjectRun run={{ ...run, stop: { heading: "Cost", text: "Nothing more. Clouds have prices." } }} />,
    );
    expect(screen.getByText("Nothing more.").tagName).toBe("P");
    expect(screen.getByText("Clouds have prices.").tagName).toBe("P");
    rerender(<ProjectRun run={run} />);
    expect(screen.getByText("Nothing.").nextElementSibling).toBeNull();
  });
});

test("a level of automation is named by its row and has a drawing of its own, as far as there are drawings", () => {
  const table = {
    caption: "Levels",
    head: ["Level", "Who checks"],
    rows: [
      ["Rules", "Tests"],
      ["Model", "Staff"],
      ["Agent", "Staff"],
      ["Other", "Nobody"],
    ],
  };
  const { container } = render(<Automation automation={{ heading: "H", intro: "I", table, footnote: "F", link }} />);
  expect(container.querySelector("#automation")).not.toBeNull();
  const drawings = table.rows.map(([name]) => screen.getByRole("rowheader", { name: name! }).querySelector("svg"));
  expect(drawings.map(Boolean)).toEqual([true, true, true, false]);
  expect(new Set(drawings.map((drawing) => drawing?.innerHTML)).size).toBe(4);
});

test("the assignments stand under their anchor, each with its length and its document", () => {
  const items = ["A", "B"].map((title) => ({
    title,
    description: "Text",
    duration: `${title} weeks`,
    gets: [`${title} document`],
  }));
  const { container } = render(
    <Consulting consulting={{ heading: "Heading", intro: "Intro", getsLabel: "You receive", items, link }} />,
  );
  const section = within(container.querySelector<HTMLElement>("#consulting")!);
  expect(section.getByText("B document")).toBeInTheDocument();
  expect(section.getByText("B weeks")).toBeInTheDocument();
});
