import { useSiteFrame } from "./use-site-frame";

/** The company and its site, as structured data, calendar files and messages name them. */
export type SiteFacts = {
  brand: string;
  legalName: string;
  siteUrl: string;
  email: string;
  phone: string;
  foundingYear: number;
  tagline: string;
};

export const useSiteFacts = (): SiteFacts => {
  const { settings, siteUrl } = useSiteFrame();
  return { ...settings, siteUrl };
};
