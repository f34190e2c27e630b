import { pageTitle } from "../../../src/frame/page-title";

describe("pageTitle", () => {
  it("puts the brand behind a title that does not name it", () => {
    expect(pageTitle("Services", "Acme")).toBe("Services | Acme");
  });

  it.each(["About Acme", "ACME services"])("leaves %s alone", (title) => {
    expect(pageTitle(title, "Acme")).toBe(title);
  });
});
