import {
  blogJsonLd,
  breadcrumbJsonLd,
  faqJsonLd,
  industryListJsonLd,
  officesJsonLd,
  organizationJsonLd,
  serializeJsonLd,
  serviceJsonLd,
  webPageJsonLd,
  websiteJsonLd,
} from "../../../src/frame/json-ld";
import { image } from "../../fixtures/posts";

const site = {
  brand: "Acme",
  legalName: "Acme, Inc.",
  siteUrl: "https://acme.example",
  email: "hello@acme.example",
  phone: "+1 415 555 0100",
  foundingYear: 2018,
  tagline: "Things",
};

describe("structured data", () => {
  it("names the company once and refers to it", () => {
    const organization = organizationJsonLd(site);
    expect(organization).toEqual({
      "@type": "Organization",
      "@id": "https://acme.example/#organization",
      name: "Acme",
      legalName: "Acme, Inc.",
      description: "Things",
      url: "https://acme.example/",
      logo: "https://acme.example/logo.png",
      email: "hello@acme.example",
      telephone: "+1 415 555 0100",
      foundingDate: "2018",
    });
    expect(websiteJsonLd(site)).toEqual({
      "@type": "WebSite",
      name: "Acme",
      url: "https://acme.example/",
      publisher: { "@id": organization["@id"] },
    });
  });

  it("numbers breadcrumbs from one, with full addresses", () => {
    const { itemListElement, "@type": type } = breadcrumbJsonLd(
      [
        { name: "Home", path: "/" },
        { name: "Blog", path: "/blog" },
      ],
      site.siteUrl,
    );
    expect(type).toBe("BreadcrumbList");
    expect(itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://acme.example/" },
      { "@type": "ListItem", position: 2, name: "Blog", item: "https://acme.example/blog" },
    ]);
  });

  it("lists industries in their order", () => {
    expect(industryListJsonLd([{ name: "A", path: "/services/a" }], site.siteUrl)).toEqual({
      "@type": "ItemList",
      url: "https://acme.example/services",
      itemListElement: [{ "@type": "ListItem", position: 1, name: "A", url: "https://acme.example/services/a" }],
    });
  });

  it("offers each solution of an industry", () => {
    const service = serviceJsonLd(
      { name: "A", description: "B", path: "/services/a", solutions: [{ title: "S", description: "T" }] },
      site.siteUrl,
    );
    expect(service).toEqual({
      "@type": "Service",
      name: "A",
      description: "B",
      url: "https://acme.example/services/a",
      provider: { "@id": "https://acme.example/#organization" },
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: "A",
        itemListElement: [{ "@type": "Offer", itemOffered: { "@type": "Service", name: "S", description: "T" } }],
      },
    });
  });

  it("answers each question", () => {
    expect(faqJsonLd([{ question: "Q", answer: "A" }])).toEqual({
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Q", acceptedAnswer: { "@type": "Answer", text: "A" } }],
    });
  });

  it("places each office", () => {
    const hours = [
      { day: "MONDAY", opens: "09:00", closes: "17:30" },
      { day: "FRIDAY", opens: "09:00", closes: "16:00" },
      { day: "WEDNESDAY", opens: "09:00", closes: "17:30" },
    ];
    const [place, otherPlace] = officesJsonLd(
      [
        { city: "C", address: "1 A St", region: "CA", zipCode: "1012 AB", country: "US", phone: "+1", hours },
        { city: "D", address: "2 B St", region: null, zipCode: "E1", country: "GB", phone: "+44", hours: [] },
      ],
      site,
    );
    expect(place).toMatchObject({
      "@type": "ProfessionalService",
      name: "Acme, C",
      url: "https://acme.example/contact",
      telephone: "+1",
      parentOrganization: { "@id": "https://acme.example/#organization" },
    });
    expect(place?.address).toEqual({
      "@type": "PostalAddress",
      streetAddress: "1 A St",
      addressLocality: "C",
      addressRegion: "CA",
      postalCode: "1012 AB",
      addressCountry: "US",
    });
    expect(place?.openingHoursSpecification).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Wednesday"], opens: "09:00", closes: "17:30" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Friday"], opens: "09:00", closes: "16:00" },
    ]);
    expect(otherPlace?.address).toEqual({
      "@type": "PostalAddress",
      streetAddress: "2 B St",
      addressLocality: "D",
      postalCode: "E1",
      addressCountry: "GB",
    });
  });

  it("links each article to where it opens", () => {
    const post = { slug: "s", title: "T", date: "2026-01-02", updated: null, author: "A", image };
    const blog = blogJsonLd([post], site);
    expect(blog).toEqual({
      "@type": "Blog",
      url: "https://acme.example/blog",
      publisher: { "@id": "https://acme.example/#organization" },
      blogPost: [
        {
          "@type": "BlogPosting",
          headline: "T",
          datePublished: "2026-01-02",
          author: { "@type": "Person", name: "A" },
          image: "https://acme.example/cover.webp",
          url: "https://acme.example/blog#s",
        },
      ],
    });
  });

  it("says of a corrected article alone when it was last changed", () => {
    const post = { slug: "s", title: "T", date: "2026-01-02", updated: null, author: "A", image };
    const blog = blogJsonLd([{ ...post, updated: "2026-01-03" }, post], site) as { blogPost?: unknown };
    expect(blog.blogPost).toEqual([
      expect.objectContaining({ datePublished: "2026-01-02", dateModified: "2026-01-03" }),
      expect.not.objectContaining({ dateModified: expect.anything() }),
    ]);
  });

  it("gives a page its own type and address", () => {
    expect(webPageJsonLd("AboutPage", { path: "/about", title: "T", description: "D" }, site.siteUrl)).toEqual({
      "@type": "AboutPage",
      name: "T",
      description: "D",
      url: "https://acme.example/about",
      isPartOf: { "@type": "WebSite", url: "https://acme.example/" },
    });
  });
});

describe("serializeJsonLd", () => {
  it("lets no text close the script element, and stays the same JSON", () => {
    const hostile = { "@type": "Thing", name: "</script><script>alert(1)</script><!-- \u2028\u2029" };
    const text = serializeJsonLd([hostile]);
    expect(text).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [hostile] });
  });

  it("has texts as somebody would type them", () => {
    const [phase, range] = ["Phase\u00a02", "4\u2013\u206016\u00a0weeks"];
    expect(serializeJsonLd([{ "@type": "Thing", name: phase, description: range }])).toContain(
      '"name":"Phase 2","description":"4\u201316 weeks"',
    );
  });
});
