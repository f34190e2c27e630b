import { editDistance, nearestName } from "../../../src/lib/nearest";
import { nearestPage } from "../../../src/sections/not-found/nearest-page";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "", 3],
    ["abc", "abc", 0],
    ["heart-puls", "heart-pulse", 1],
    ["kitten", "sitting", 3],
    ["roel", "role", 1],
    ["abuot-us", "about", 4],
  ])("from %j to %j is %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe("nearestName", () => {
  it("finds the name that was meant", () => {
    expect(nearestName("heart-puls", ["activity", "heart-pulse", "heart"])).toBe("heart-pulse");
    expect(nearestName("Activity", ["activity"])).toBe("activity");
  });

  it("finds nothing where nothing is near", () => {
    expect(nearestName("zzzzzz", ["activity", "heart-pulse"])).toBeUndefined();
    expect(nearestName("x", [])).toBeUndefined();
  });
});

describe("nearestPage", () => {
  const pages = ["/", "/about", "/blog", "/contact", "/services", "/services/finance", "/services/retail"];

  it.each([
    ["/services/finance/banking", "/services/finance"],
    ["/services/finance/", "/services/finance"],
    ["/services/manufacturing", "/services"],
    ["/services/finanse", "/services/finance"],
    ["/abuot", "/about"],
    ["/BLOG", "/blog"],
    ["/contact-us", "/contact"],
  ])("%s was meant for %s", (path, expected) => {
    expect(nearestPage(path, pages)).toBe(expected);
  });

  it("names nothing for an address like none", () => {
    expect(nearestPage("/x7qk3-zzzz-000", pages)).toBeUndefined();
  });
});
