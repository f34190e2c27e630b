const TABS = ["overview", "solutions", "workflow", "case-studies", "sub-industries"] as const;

/** Id of a tab of an industry page; it stands in the address after the #. */
export type IndustryTab = (typeof TABS)[number];

/**
 * The tabs of an industry page (docs/product.md, section 2): the workflow has one
 * only where the content has a workflow. The first is the default.
 *
 * @param industry an industry; `workflow` is null where there is none
 * @returns ids, in order
 */
export const industryTabs = (industry: { workflow: unknown }): IndustryTab[] =>
  TABS.filter((tab) => tab !== "workflow" || Boolean(industry.workflow));

/**
 * Label of a tab: its id with hyphens as spaces, each word capitalized
 * (docs/product.md, section 2).
 *
 * @param id lower-case words joined by hyphens, such as "case-studies"
 */
export const tabLabel = (id: string): string =>
  id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
