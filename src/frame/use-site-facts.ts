import { useSiteFrame, type SiteFrame } from "./use-site-frame";

/** Facts about the company and its site for structured data, calendar files and messages. */
export type SiteFacts = Pick<
  SiteFrame["settings"],
  "brand" | "legalName" | "email" | "phone" | "foundingYear" | "tagline"
> &
  Pick<SiteFrame, "siteUrl">;

export const useSiteFacts = (): SiteFacts => {
  const { settings, siteUrl } = useSiteFrame();
  return { ...settings, siteUrl };
};
