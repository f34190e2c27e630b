import { useEffect, useState } from "react";
import { fetchJson } from "../../lib/fetch-json";
import { pageDataPath } from "../../lib/paths";
import { whenStyled } from "../../ui/when-styled";
import { normalizePath } from "./nearest-page";
import type { Branch, PlannedBranch } from "./planned-branch";

/** The part of an industry's page data that is read here. */
type IndustryData = { result: { data: { page: { subIndustries: { items: readonly Branch[] } } } } };

/**
 * Asks for what the content says of a branch: it stands in the data of its industry's page, which one link of the panel
 * leads to.
 *
 * @param industry path of the industry's page
 * @param path path of the branch, without a slash at its end
 * @returns undefined where the industry has no such branch
 * @throws where the data does not come, or is that of another version of the site
 */
const fetchBranch = async (industry: string, path: string): Promise<Branch | undefined> => {
  const { result } = (await fetchJson(pageDataPath(industry))) as IndustryData;
  return result.data.page.subIndustries.items.find((branch) => branch.path === path);
};

/**
 * The branch of an industry that an unknown address names, and the panel that shows it. Both are fetched when such an
 * address was asked for: the 404 page itself holds neither.
 *
 * @param industry path of the industry that the address lies below; undefined for any other address
 * @param path the address; undefined before it is known
 */
export const useBranch = (industry: string | undefined, path: string | undefined) => {
  const [found, setFound] = useState<{ Panel: typeof PlannedBranch; branch: Branch }>();
  useEffect(() => {
    if (industry === undefined || path === undefined) return;
    Promise.all([
      import("./planned-branch"),
      fetchBranch(industry, normalizePath(path)),
      // The built page has none of the panel's styles.
      new Promise<void>((resolve) => whenStyled(resolve)),
    ])
      .then(([{ PlannedBranch: Panel }, branch]) => {
        if (branch) setFound({ Panel, branch });
      })
      // The page is whole without it.
      .catch(() => undefined);
  }, [industry, path]);
  return found;
};
