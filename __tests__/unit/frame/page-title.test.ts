import { pageTitle, robotsContent } from "../../../src/frame/page-title";

describe("pageTitle", () => {
  it("puts the brand behind a title that does not name it", () => {
    expect(pageTitle("Services", "Acme")).toBe("Services | Acme");
  });

  it.each(["About Acme", "ACME services"])("leaves %s alone", (title) => {
    expect(pageTitle(title, "Acme")).toBe(title);
  });
});

describe("robotsContent", () => {
  it.each([
    [false, false, "index, follow"],
    [true, false, "noindex, follow"],
    [false, true, "index, nofollow"],
    [true, true, "noindex, nofollow"],
  ])("noindex %s and nofollow %s give %s", (noindex, nofollow, expected) => {
    expect(robotsContent(noindex, nofollow)).toBe(expected);
  });
});
