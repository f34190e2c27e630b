import { existsSync } from "node:fs";
import {
  absoluteUrl,
  articlePath,
  CONTACT_PATH,
  DEFAULT_SHARE_IMAGE_PATH,
  industryPath,
  NOT_FOUND_PATH,
  SERVICES_PATH,
  shareImagePath,
  subIndustryPath,
} from "../../../src/lib/paths";

describe("paths", () => {
  it("builds addresses from their parts", () => {
    expect(industryPath("finance")).toBe("/services/finance");
    expect(subIndustryPath("finance", "banking")).toBe("/services/finance/banking");
    expect(articlePath("a-post")).toBe("/blog#a-post");
    expect(absoluteUrl("https://a.example", "/")).toBe("https://a.example/");
    expect(absoluteUrl("https://a.example", "/about")).toBe("https://a.example/about");
  });

  it("names single pages as the route table does (docs/product.md, section 2)", () => {
    expect([SERVICES_PATH, CONTACT_PATH, NOT_FOUND_PATH]).toEqual(["/services", "/contact", "/404.html"]);
  });

  it("names a default share image that is there", () => {
    expect(DEFAULT_SHARE_IMAGE_PATH).toMatch(/^\/.+\.png$/);
    expect(existsSync(`static${DEFAULT_SHARE_IMAGE_PATH}`)).toBe(true);
  });

  it("gives every page a share image of its own", () => {
    expect(["/", "/about", "/services/finance"].map(shareImagePath)).toEqual([
      "/share/home.jpg",
      "/share/about.jpg",
      "/share/services-finance.jpg",
    ]);
  });
});
