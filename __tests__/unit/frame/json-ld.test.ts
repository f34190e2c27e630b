import { blogJsonLd, organizationJsonLd, serializeJsonLd } from "../../../src/frame/json-ld";
import {
  breadcrumbJsonLd,
  faqJsonLd,
  industryListJsonLd,
  officesJsonLd,
  serviceJsonLd,
  webPageJsonLd,
  websiteJsonLd,
} from "../../../src/frame/page-json-ld";

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
    expect(websiteJsonLd(site).publisher).toEqual({ "@id": organization["@id"] });
    expect(organization.url).toBe("https://acme.example/");
  });

  it("numbers breadcrumbs from one, with full addresses", () => {
    const { itemListElement } = breadcrumbJsonLd(
      [
        { name: "Home", path: "/" },
        { name: "Blog", path: "/blog" },
      ],
      site.siteUrl,
    );
    expect(itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://acme.example/" },
      { "@type": "ListItem", position: 2, name: "Blog", item: "https://acme.example/blog" },
    ]);
  });

  it("lists industries in their order", () => {
    const { itemListElement } = industryListJsonLd([{ name: "A", path: "/services/a" }], site.siteUrl);
    expect(itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "A", url: "https://acme.example/services/a" },
    ]);
  });

  it("offers each solution of an industry", () => {
    const service = serviceJsonLd(
      { name: "A", description: "B", path: "/services/a", solutions: [{ title: "S", description: "T" }] },
      site.siteUrl,
    );
    expect(service.hasOfferCatalog).toMatchObject({
      itemListElement: [{ itemOffered: { name: "S", description: "T" } }],
    });
  });

  it("answers each question", () => {
    expect(faqJsonLd([{ question: "Q", answer: "A" }]).mainEntity).toEqual([
      { "@type": "Question", name: "Q", acceptedAnswer: { "@type": "Answer", text: "A" } },
    ]);
  });

  it("places each office", () => {
    const [office, abroad] = officesJsonLd(
      [
        { city: "C", address: "1 A St", region: "CA", zipCode: "1", country: "US", phone: "+1" },
        { city: "D", address: "2 B St", region: null, zipCode: "E1", country: "GB", phone: "+44" },
      ],
      site,
    ).map(({ address }) => address);
    expect(office).toEqual({
      "@type": "PostalAddress",
      streetAddress: "1 A St",
      addressLocality: "C",
      addressRegion: "CA",
      postalCode: "1",
      addressCountry: "US",
    });
    expect(abroad).toEqual({
      "@type": "PostalAddress",
      streetAddress: "2 B St",
      addressLocality: "D",
      postalCode: "E1",
      addressCountry: "GB",
    });
  });

  it("links each article to where it opens", () => {
    const blog = blogJsonLd([{ slug: "s", title: "T", excerpt: "E", date: "2026-01-02", author: "A" }], site.siteUrl);
    expect(blog.blogPost).toMatchObject([{ url: "https://acme.example/blog#s", datePublished: "2026-01-02" }]);
  });

  it("gives a page its own type and address", () => {
    expect(webPageJsonLd("AboutPage", { path: "/about", title: "T", description: "D" }, site.siteUrl)).toMatchObject({
      "@type": "AboutPage",
      url: "https://acme.example/about",
    });
  });
});

describe("serializeJsonLd", () => {
  it("lets no text close the script element, and stays the same JSON", () => {
    const hostile = { "@type": "Thing", name: "</script><script>alert(1)</script><!-- \u2028" };
    const text = serializeJsonLd([hostile]);
    expect(text).not.toMatch(/<|\u2028/);
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [hostile] });
  });
});
