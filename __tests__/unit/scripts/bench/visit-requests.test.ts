/** @jest-environment node */
import { returnVerdict, type Fetched } from "../../../../scripts/bench/visit-requests";

const fetched = (path: string, kind: string): Fetched => ({ address: `http://localhost:1${path}`, kind, bytes: 100 });

const PAGES = [
  fetched("/", "Document"),
  fetched("/page-data/contact/page-data.json", "Fetch"),
  fetched("/page-data/sq/d/1.json", "XHR"),
];

describe("returnVerdict", () => {
  it("takes documents and their data for pages", () => {
    expect(returnVerdict(PAGES)).toBe("The return visit fetches HTML alone.");
  });

  it.each([
    ["/logo.png?again", "Image", "/logo.png"],
    ["/app.js", "Script", "/app.js"],
    ["/data/page-data/x.json", "Fetch", "/data/page-data/x.json"],
  ])("names %s", (path, kind, name) => {
    expect(returnVerdict([...PAGES, fetched(path, kind), fetched(path, kind)])).toBe(
      `The return visit fetches more than HTML: ${name}.`,
    );
  });
});
