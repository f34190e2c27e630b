import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { Seo } from "../../../src/frame/seo";
import { siteFrame } from "../../fixtures/site-frame";

const page = (overrides: Partial<Queries.PageSeoFragment["seo"]> = {}, path = "/about"): Queries.PageSeoFragment => ({
  path,
  seo: {
    title: "About",
    description: "A page.",
    keywords: ["a", "b"],
    ogType: null,
    noindex: null,
    nofollow: null,
    ...overrides,
  },
});

const head = () => {
  const { title, metaTags, linkTags, scriptTags } = Helmet.peek();
  const meta = Object.fromEntries(
    metaTags.map((tag) => [tag.name ?? (tag as { property?: string }).property, tag.content]),
  );
  return { title: String(title), meta, links: linkTags, scripts: scriptTags as unknown as { innerHTML: string }[] };
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFrame);
});

describe("Seo", () => {
  it("writes the head of a page", () => {
    render(<Seo page={page()} />);
    const { title, meta, links } = head();
    expect(title).toBe("About | Acme");
    expect(meta).toMatchObject({
      description: "A page.",
      keywords: "a, b",
      robots: "index, follow",
      "theme-color": "#3B82F6",
      "og:type": "website",
      "og:url": "https://acme.example/about",
      "og:image": "https://acme.example/share/about.jpg",
      "og:image:width": "1200",
      "og:image:height": "630",
    });
    expect(links).toEqual([expect.objectContaining({ rel: "canonical", href: "https://acme.example/about" })]);
  });

  it("cuts a long description, everywhere in the same way", () => {
    render(<Seo page={page({ description: "x".repeat(200) })} />);
    const { meta } = head();
    expect(meta.description).toHaveLength(158);
    expect(meta["og:description"]).toBe(meta.description);
  });

  it.each([
    [{}, "index, follow"],
    [{ noindex: true }, "noindex, follow"],
    [{ nofollow: true }, "index, nofollow"],
    [{ noindex: true, nofollow: true }, "noindex, nofollow"],
  ])("with %j asks robots for %s", (seo, robots) => {
    render(<Seo page={page(seo)} />);
    expect(head().meta.robots).toBe(robots);
  });

  it("says of what kind the page is", () => {
    render(<Seo page={page({ ogType: "ARTICLE" })} />);
    expect(head().meta["og:type"]).toBe("article");
  });

  it("gives the 404 page no address of its own and the default share image", () => {
    render(<Seo page={page({ noindex: true }, "/404.html")} />);
    const { meta, links } = head();
    expect(links).toEqual([]);
    expect(meta["og:url"]).toBeUndefined();
    expect(meta["og:image"]).toBe("https://acme.example/og-image.png");
  });

  it("has no script where there is no structured data", () => {
    render(<Seo page={page()} />);
    expect(head().scripts).toEqual([]);
  });

  it("leaves structured data out of the browser's bundle", () => {
    process.env.BUILD_STAGE = "build-javascript";
    const structuredData = jest.fn(() => []);
    render(<Seo page={page()} structuredData={structuredData} />);
    delete process.env.BUILD_STAGE;
    expect(structuredData).not.toHaveBeenCalled();
  });

  it("tells the structured data about the company and the site", () => {
    const structuredData = jest.fn(() => []);
    render(<Seo page={page()} structuredData={structuredData} />);
    const { brand, legalName } = siteFrame.settings;
    const site = expect.objectContaining({ brand, legalName, siteUrl: "https://acme.example" }) as unknown;
    expect(structuredData).toHaveBeenCalledWith(site);
  });

  it("carries structured data that no text can break out of", () => {
    render(<Seo page={page()} structuredData={() => [{ "@type": "Thing", name: "</script>" }]} />);
    const [script] = head().scripts;
    expect(script?.innerHTML).not.toContain("<");
    expect(JSON.parse(script!.innerHTML)).toMatchObject({ "@graph": [{ name: "</script>" }] });
  });
});
