import { tabFromHash, tabFromKey } from "../../../../src/sections/industry/tab-rules";

const IDS = ["overview", "solutions", "case-studies"];

describe("tabFromHash", () => {
  test.each([
    ["#solutions", "solutions"],
    ["#case-studies", "case-studies"],
    ["#case%2Dstudies", "case-studies"],
    ["#%73olutions", "solutions"],
    ["", undefined],
    ["#", undefined],
    ["#unknown", undefined],
    ["#Solutions", undefined],
    ["solutions", undefined],
    ["#%E0%A4%A", undefined],
  ])("%j names %s", (hash, id) => {
    expect(tabFromHash(hash, IDS)).toBe(id);
  });
});

describe("tabFromKey", () => {
  test.each([
    ["ArrowRight", "overview", "solutions"],
    ["ArrowRight", "case-studies", "overview"],
    ["ArrowLeft", "solutions", "overview"],
    ["ArrowLeft", "overview", "case-studies"],
    ["Home", "case-studies", "overview"],
    ["End", "overview", "case-studies"],
    ["ArrowDown", "overview", undefined],
    ["Tab", "overview", undefined],
  ])("%s on %s leads to %s", (key, active, id) => {
    expect(tabFromKey(key, active, IDS)).toBe(id);
  });
});
