import type { SiteFacts } from "./json-ld";
import { useSiteFrame } from "./use-site-frame";

/** What structured data tells of the site. */
export const useSiteFacts = (): SiteFacts => {
  const { settings, siteUrl } = useSiteFrame();
  const { brand, legalName, email, phone, foundingYear, tagline } = settings;
  return { brand, legalName, email, phone, foundingYear, tagline, siteUrl };
};
