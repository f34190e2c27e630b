import { useEffect, useState } from "react";
import { fetchJson } from "../../lib/fetch-json";
import { industryPath, pageDataPath, subIndustryPath } from "../../lib/paths";
import { whenStyled } from "../../ui/when-styled";
import { normalizePath } from "./nearest-page";
import type { Branch, BranchIndustry, PlannedBranch } from "./planned-branch";

/** The part of an industry's page data that is read here. */
type IndustryData = { result: { data: { page: BranchIndustry & { subIndustries: { items: readonly Branch[] } } } } };

/**
 * The industry that an address lies below, if it is that of a branch. Whether there is one, its data says: the frame of
 * the page names only some of them.
 *
 * @param path the address, without a slash at its end
 */
const industryAbove = (path: string): string | undefined => {
  const [branch = "", industry = ""] = path.split("/").reverse();
  return industry !== "" && path === subIndustryPath(industry, branch) ? industryPath(industry) : undefined;
};

/**
 * Asks for what the content says of a branch: it stands in the data of its industry's page, which one link of the panel
 * leads to.
 *
 * @param industryAddress path of the industry's page
 * @param path path of the branch, without a slash at its end
 * @returns undefined where the industry has no such branch
 * @throws where the data does not come, or is that of another version of the site
 */
const fetchBranch = async (industryAddress: string, path: string) => {
  const { result } = (await fetchJson(pageDataPath(industryAddress))) as IndustryData;
  const industry = result.data.page;
  const branch = industry.subIndustries.items.find((item) => item.path === path);
  return branch && { branch, industry };
};

/**
 * The branch of an industry that an unknown address names, and the panel that shows it. Both are fetched when such an
 * address was asked for: the 404 page itself holds neither.
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
      // The built page has none of the panel's styles.
      new Promise<void>((resolve) => whenStyled(resolve)),
    ])
      .then(([{ PlannedBranch: Panel }, known]) => {
        if (known) setFound({ Panel, ...known });
      })
      // The page is whole without it.
      .catch(() => undefined);
  }, [requested]);
  return found;
};
