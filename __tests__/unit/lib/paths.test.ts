import { absoluteUrl, articlePath, industryPath, shareImagePath, subIndustryPath } from "../../../src/lib/paths";

describe("paths", () => {
  it("builds addresses from their parts", () => {
    expect(industryPath("finance")).toBe("/services/finance");
    expect(subIndustryPath("finance", "banking")).toBe("/services/finance/banking");
    expect(articlePath("a-post")).toBe("/blog#a-post");
    expect(absoluteUrl("https://a.example", "/")).toBe("https://a.example/");
    expect(absoluteUrl("https://a.example", "/about")).toBe("https://a.example/about");
  });

  it("gives every page a share image of its own", () => {
    expect(["/", "/about", "/services/finance"].map(shareImagePath)).toEqual([
      "/share/home.jpg",
      "/share/about.jpg",
      "/share/services-finance.jpg",
    ]);
  });
});
