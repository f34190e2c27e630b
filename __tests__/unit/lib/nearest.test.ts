import { editDistance, nearestName } from "../../../src/lib/nearest";
import { detourFor, nearestPage } from "../../../src/sections/not-found/nearest-page";

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
    // Two neighbors are swapped only where both letters are there the other way round.
    ["ab", "bc", 2],
    ["ba", "cb", 2],
    ["xroel", "yrole", 2],
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

  it("finds the nearest of several, whatever their order, and the first of two that are as near", () => {
    expect(nearestName("role", ["rule", "role"])).toBe("role");
    expect(nearestName("role", ["role", "rule"])).toBe("role");
    expect(nearestName("rxle", ["rule", "role"])).toBe("rule");
  });

  it("takes a name for meant where two letters in five are others, or missing, and not where more are", () => {
    expect(nearestName("abxye", ["abcde"])).toBe("abcde");
    expect(nearestName("abc", ["abcde"])).toBe("abcde");
    expect(nearestName("axyze", ["abcde"])).toBeUndefined();
  });

  it("compares the beginning of a text without end", () => {
    const name = "a-name-of-sixty-letters-".repeat(3).slice(0, 60);
    expect(nearestName(name + "x".repeat(10_000), ["another", name])).toBe(name);
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
    ["/finance", "/services/finance"],
    ["/servces/retail", "/services/retail"],
  ])("%s was meant for %s", (path, expected) => {
    expect(nearestPage(path, pages)).toBe(expected);
  });

  it("names the longest page that an address like none lies below, whatever the order of the pages", () => {
    const below = "/services/finance/something-quite-different";
    expect(nearestPage(below, pages)).toBe("/services/finance");
    expect(nearestPage(below, [...pages].reverse())).toBe("/services/finance");
    expect(nearestPage("/aboutabcdefghijkl", pages)).toBeUndefined();
  });

  it.each(["energy", "banana", "logistics", "insurance", "legal"])(
    "names no industry for another one, such as %s",
    (other) => expect(nearestPage(`/services/${other}`, pages)).toBe("/services"),
  );

  it("names nothing for an address like none", () => {
    expect(nearestPage("/x7qk3-zzzz-000", pages)).toBeUndefined();
  });
});

describe("detourFor", () => {
  const detours = [
    { from: ["/careers", "/jobs"], link: "the team" },
    { from: ["/docs"], link: "the blog" },
  ];

  it.each(["/careers", "/jobs", "/Careers", "/careers/", "/careers//"])(
    "%s is led to what the content names",
    (path) => {
      expect(detourFor(path, detours)?.link).toBe("the team");
    },
  );

  it("leads nowhere from an address that the content does not name", () => {
    expect(detourFor("/career", detours)).toBeUndefined();
    expect(detourFor("/docs/start", detours)).toBeUndefined();
  });
});
