/** @jest-environment node */
import { existsSync } from "node:fs";
import { industryTabs } from "../../src/lib/industry-tabs";
import { subIndustryPath } from "../../src/lib/paths";
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { PAGE_TYPES } from "../../src/gatsby/content/collections";
import type { Industry } from "../../src/gatsby/content/entity";
import { contentsOf, faultsOf, jsonOf, jsonsOf, realFiles } from "../support/content";

/** What docs/product.md fixes, sections 2, 3, 8 and 9. Editors may add to it: more industries, posts, people, offices, questions. */
const INDUSTRIES: Record<string, { name: string; branches: string[] }> = {
  healthcare: {
    name: "Healthcare & Life Sciences",
    branches: ["pharmaceuticals", "medical-devices", "hospitals", "telemedicine", "research-labs"],
  },
  finance: {
    name: "Financial Services",
    branches: ["banking", "insurance", "investment", "fintech", "credit-scoring"],
  },
  retail: { name: "Retail & E-commerce", branches: ["fashion", "electronics", "grocery", "luxury", "marketplaces"] },
  realestate: {
    name: "Real Estate & Construction",
    branches: ["residential", "commercial", "infrastructure", "property-management"],
  },
  technology: { name: "Technology & Software", branches: ["saas", "cloud-services", "cybersecurity", "devops"] },
  sporttech: {
    name: "Sport Tech",
    branches: ["professional-sports", "fitness-wellness", "sports-betting", "fan-experience"],
  },
};
const WITHOUT_WORKFLOW = ["healthcare", "retail"];

type Link = { label: string; href: string; planned?: boolean };
type Page = Record<string, unknown>;

let files: ContentFile[];
let industries: Industry[];

beforeAll(async () => {
  files = await realFiles();
  industries = contentsOf(files, "Industry").sort((a, b) => a.order - b.order);
});

it("meets its definitions and all rules between files", async () => {
  expect(await faultsOf(files)).toEqual([]);
});

it("names a schema file that exists in each file", () => {
  for (const { name } of files) {
    const { $schema } = jsonOf<{ $schema: string }>(files, name);
    expect(existsSync(`data/${name.split("/")[0]}/${$schema}`)).toBe(true);
  }
});

describe("industries", () => {
  it("hold the six of section 2, in its order", () => {
    const named = industries.filter(({ slug }) => slug in INDUSTRIES);
    expect(named.map(({ slug, name, path }) => [slug, name, path])).toEqual(
      Object.entries(INDUSTRIES).map(([slug, { name }]) => [slug, name, `/services/${slug}`]),
    );
  });

  it.each(Object.keys(INDUSTRIES))("%s has the tabs, solutions, case studies and branches it should", (slug) => {
    const industry = industries.find((candidate) => candidate.slug === slug)!;
    expect(industryTabs({ workflow: industry.workflow })).toHaveLength(WITHOUT_WORKFLOW.includes(slug) ? 4 : 5);
    expect(industry.solutions.items).toHaveLength(4);
    expect(industry.caseStudies.items).toHaveLength(3);
    expect(industry.subIndustries.items.map(({ path }) => path)).toEqual(
      INDUSTRIES[slug]!.branches.map((branch) => subIndustryPath(slug, branch)),
    );
    const proven = industry.solutions.items.every(({ metrics }) => metrics !== undefined);
    expect(proven).toBe(slug !== "healthcare");
  });

  it("number the four steps of their workflow 01 to 04", () => {
    const steps = industries.flatMap(({ workflow }) => (workflow ? [workflow.steps] : []));
    expect(steps.length).toBeGreaterThanOrEqual(4);
    for (const workflow of steps) {
      expect(workflow.map(({ step }) => step)).toEqual(["01", "02", "03", "04"]);
    }
  });

  it("healthcare offers the four solutions named", () => {
    expect(industries.find(({ slug }) => slug === "healthcare")!.solutions.items.map(({ title }) => title)).toEqual([
      "Medical Imaging AI",
      "Predictive Diagnostics",
      "Clinical Data Analytics",
      "Healthcare Automation",
    ]);
  });
});

describe("blog", () => {
  it("has six posts and more, one of them featured, in the four categories", () => {
    const posts = contentsOf(files, "Post");
    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(posts.filter(({ featured }) => featured)).toHaveLength(1);
    for (const { category } of posts) expect(["ai", "tech", "industry", "trends"]).toContain(category);
  });

  it("shows the fixed counts of the categories", () => {
    const counts = contentsOf(files, "Category")
      .sort((a, b) => a.order - b.order)
      .map(({ slug, count }) => [slug, count]);
    expect(counts).toEqual([
      ["all", 24],
      ["ai", 8],
      ["tech", 6],
      ["industry", 5],
      ["trends", 5],
    ]);
  });

  it("has the texts of section 2", () => {
    const { hero, search, featured, latest, empty } = jsonOf<Record<string, Record<string, string>>>(
      files,
      "pages/blog.json",
    );
    expect(hero?.["headline"]).toBe("AI Insights & Trends");
    expect(search?.["placeholder"]).toBe("Search articles, topics, or authors...");
    expect(featured).toEqual({ heading: "Featured Article", readLabel: "Read Full Article" });
    expect(latest).toEqual({
      heading: "Latest Articles",
      countLabel: "{n} articles found",
      readLabel: "Read More",
    });
    expect(empty).toEqual({
      title: "No articles found",
      text: "Try adjusting your search terms or category filter",
      button: "Clear Filters",
    });
  });
});

describe("pages", () => {
  const page = (name: string): Page => jsonOf<Page>(files, `pages/${name}.json`);

  it("have the addresses of the route table", () => {
    expect(PAGE_TYPES.flatMap(({ type }) => contentsOf(files, type)).map(({ path }) => path)).toEqual([
      "/",
      "/about",
      "/contact",
      "/ai-solutions",
      "/services",
      "/blog",
      "/404.html",
      ...contentsOf(files, "Industry").map(({ path }) => path),
    ]);
  });

  it("About tells of 2018 to 2023, four values and four people", () => {
    const { timeline, values } = page("about") as unknown as {
      timeline: { entries: { year: string }[] };
      values: { items: unknown[] };
    };
    expect(timeline.entries.map(({ year }) => year)).toEqual(["2018", "2019", "2020", "2021", "2022", "2023"]);
    expect(values.items).toHaveLength(4);
    expect(jsonsOf(files, "people").length).toBeGreaterThanOrEqual(4);
  });

  it("Contact has the three offices, four questions and more and the fixed messages", () => {
    const { form, meeting } = page("contact") as unknown as {
      form: Record<"name" | "email" | "message", { error: string }> & { success: unknown; analyzing: string };
      meeting: Record<"schedule" | "chat", Link>;
    };
    expect(jsonsOf<{ city: string }>(files, "offices").map(({ city }) => city)).toEqual(
      expect.arrayContaining(["London", "New York", "San Francisco"]),
    );
    expect(jsonsOf(files, "questions").length).toBeGreaterThanOrEqual(4);
    expect([form.name.error, form.email.error, form.message.error]).toEqual([
      "Name should be at least 2 characters long",
      "Please enter a valid email address",
      "Message should be at least 10 characters long",
    ]);
    expect(form.analyzing).toBe("AI is analyzing your message...");
    expect(form.success).toEqual({ title: "Message Sent!", text: "We'll get back to you within 24 hours." });
    expect([meeting.schedule.label, meeting.chat.label]).toEqual(["Schedule Free Consultation", "Start Live Chat"]);
  });

  it("the questions and contact options state durations and hours", () => {
    const answers = jsonsOf<{ answer: string }>(files, "questions").map(({ answer }) => answer);
    expect(answers.join(" ")).toMatch(/4–16 weeks/);
    const contact = JSON.stringify(page("contact"));
    expect(contact).toMatch(/30–60/);
    expect(contact).toMatch(/24\/7/);
  });

  it("Home has the headline and the cards of section 2", () => {
    const { hero, services } = page("home") as unknown as {
      hero: { headline: string; primary: Link; secondary: Link; features: { title: string }[] };
      services: { items: { link: Link }[] };
    };
    expect(hero.headline).toBe("The Future of AI-Powered Digital Solutions");
    expect([hero.primary, hero.secondary]).toEqual([
      { label: "Explore AI Solutions", href: "/ai-solutions" },
      { label: "Watch Our Story", href: "/about" },
    ]);
    expect(hero.features.map(({ title }) => title)).toEqual(["Machine Learning", "Automation", "Innovation"]);
    expect(services.items.map(({ link }) => link)).toEqual(Array(6).fill({ label: "Learn More", href: "/services" }));
  });

  it("AI Solutions has the buttons and the states of the demo of section 4", () => {
    expect(page("ai-solutions")).toMatchObject({
      demo: { start: "Start Demo", stop: "Stop", running: "Running", idle: "Idle" },
    });
  });

  it("Services names the four core technologies", () => {
    const { technologies } = page("services") as unknown as { technologies: { items: { title: string }[] } };
    expect(technologies.items.map(({ title }) => title)).toEqual([
      "Machine Learning",
      "Computer Vision",
      "Natural Language Processing",
      "Predictive Analytics",
    ]);
  });

  it("the 404 page has the texts of section 8", () => {
    expect(page("not-found")).toMatchObject({
      code: "404",
      headline: "Oops! Page not found",
      home: { label: "Return to Home", href: "/" },
    });
  });
});

describe("links", () => {
  type Navigation = {
    header: Link[];
    action: Link;
    industries: { extra: Link[]; viewAll: Link };
    footer: { columns: { links: Link[] }[]; legal: Link[] };
  };

  it("of the footer are those of section 2, the pages to come marked as planned", () => {
    const { footer } = jsonOf<Navigation>(files, "navigation/navigation.json");
    const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal];
    const live = ["/about", "/about#team", "/contact", "/ai-solutions", "/services#ml", "/services#automation"];
    const planned = ["/careers", "/case-studies", "/docs", "/support", "/privacy", "/terms", "/cookies"];
    expect(links.map(({ href }) => href).sort()).toEqual([...live, "/services#consulting", "/blog", ...planned].sort());
    expect(
      links
        .filter((link) => link.planned)
        .map(({ href }) => href)
        .sort(),
    ).toEqual(planned.sort());
  });

  it("of the menus are those of section 2", () => {
    const { header, action, industries: menu } = jsonOf<Navigation>(files, "navigation/navigation.json");
    expect(header.map(({ href }) => href)).toEqual(["/", "/about", "/ai-solutions", "/blog", "/contact"]);
    // No section names its target; buttons lead to the contact page (docs/product.md, section 1).
    expect(action).toEqual({ label: "Get Started", href: "/contact" });
    expect(menu.viewAll).toEqual({ label: "View All Services", href: "/services" });
    expect(menu.extra.map(({ href, planned }) => [href, planned])).toEqual([["/services/manufacturing", true]]);
  });
});

it("names the footer's Subscribe button and the theme color of section 9", () => {
  const { footer } = jsonOf<{ footer: { newsletter: { button: string } } }>(files, "navigation/navigation.json");
  expect(footer.newsletter.button).toBe("Subscribe");
  expect(jsonOf(files, "site/site.json")["themeColor"]).toBe("#3B82F6");
});
