import { useSiteFrame, type SiteFrame } from "./use-site-frame";

/** The company and its site, as structured data, calendar files and messages name them. */
export type SiteFacts = Pick<
  SiteFrame["settings"],
  "brand" | "legalName" | "email" | "phone" | "foundingYear" | "tagline"
> &
  Pick<SiteFrame, "siteUrl">;

export const useSiteFacts = (): SiteFacts => {
  const { settings, siteUrl } = useSiteFrame();
  return { ...settings, siteUrl };
};
