const TABS = ["overview", "solutions", "workflow", "case-studies", "sub-industries"] as const;

/** Id of a tab on an industry page; the address has it after the #. */
export type IndustryTab = (typeof TABS)[number];

/**
 * The tabs of an industry page (docs/product.md, section 2). The workflow tab only exists if the content has a
 * workflow. The first tab is the default.
 *
 * @param industry an industry; `workflow` is null if it has none
 * @returns ids, in order
 */
export const industryTabs = (industry: { workflow: unknown }): IndustryTab[] =>
  TABS.filter((tab) => tab !== "workflow" || Boolean(industry.workflow));

/**
 * The label of a tab: its id with spaces for hyphens, and each word capitalized (docs/product.md, section 2).
 *
 * @param id lower-case words joined by hyphens, such as "case-studies"
 */
export const tabLabel = (id: string): string =>
  id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
