import { industryTabs, tabLabel } from "../../../src/lib/industry-tabs";

test.each([
  ["a workflow", { steps: [] }, ["overview", "solutions", "workflow", "case-studies", "sub-industries"]],
  ["none", null, ["overview", "solutions", "case-studies", "sub-industries"]],
])("an industry with %s has its tabs in their order", (_, workflow, tabs) => {
  expect(industryTabs({ workflow })).toEqual(tabs);
});

describe("tabLabel", () => {
  test.each([
    ["overview", "Overview"],
    ["case-studies", "Case Studies"],
    ["sub-industries", "Sub Industries"],
    ["a-b-c", "A B C"],
  ])("%s is shown as %s", (id, label) => {
    expect(tabLabel(id)).toBe(label);
  });
});
