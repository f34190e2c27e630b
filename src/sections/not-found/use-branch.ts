import { useEffect, useState } from "react";
import { fetchJson } from "../../lib/fetch-json";
import { industryPath, pageDataPath, subIndustryPath } from "../../lib/paths";
import { whenStyled } from "../../ui/when-styled";
import { normalizePath } from "./nearest-page";
import type { Branch, BranchIndustry, PlannedBranch } from "./planned-branch";

/** The part of an industry's page data that is used here. */
type IndustryData = { result: { data: { page: BranchIndustry & { subIndustries: { items: readonly Branch[] } } } } };

/**
 * The page of the industry above an address that looks like a branch. Only that page's data tells whether the branch
 * exists, since the page's frame names only some of them.
 *
 * @param path the address, without a trailing slash
 */
const industryAbove = (path: string): string | undefined => {
  const [branch = "", industry = ""] = path.split("/").reverse();
  return industry !== "" && path === subIndustryPath(industry, branch) ? industryPath(industry) : undefined;
};

/**
 * Fetches what the content says about a branch. It is part of the page data of its industry, to which one link of the
 * panel leads.
 *
 * @param industryAddress path of the industry's page
 * @param path path of the branch, without a trailing slash
 * @returns undefined if the industry has no such branch
 * @throws if the data cannot be loaded or has the shape of another version of the site
 */
const fetchBranch = async (industryAddress: string, path: string) => {
  const { result } = (await fetchJson(pageDataPath(industryAddress))) as IndustryData;
  const industry = result.data.page;
  const branch = industry.subIndustries.items.find((item) => item.path === path);
  return branch && { branch, industry };
};

/**
 * The branch that an unknown address names, and the panel that shows it. Both are fetched only for such an address: the
 * 404 page itself has neither.
 *
 * @param requested the address; undefined before it is known
 */
export const useBranch = (requested: string | undefined) => {
  const [found, setFound] = useState<{ Panel: typeof PlannedBranch; branch: Branch; industry: BranchIndustry }>();
  useEffect(() => {
    const path = normalizePath(requested ?? "");
    const industryAddress = industryAbove(path);
    if (industryAddress === undefined) return;
    Promise.all([
      import("./planned-branch"),
      fetchBranch(industryAddress, path),
      // The built page lacks the panel's styles.
      new Promise<void>((resolve) => whenStyled(resolve)),
    ])
      .then(([{ PlannedBranch: Panel }, known]) => {
        if (known) setFound({ Panel, ...known });
      })
      // The page is complete without it.
      .catch(() => undefined);
  }, [requested]);
  return found;
};
