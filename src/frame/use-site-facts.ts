import type { SiteFacts } from "./json-ld";
import { useSiteFrame } from "./use-site-frame";

/** What structured data tells of the site. */
export const useSiteFacts = (): SiteFacts => {
  const { settings, siteUrl } = useSiteFrame();
  return { ...settings, siteUrl };
};
