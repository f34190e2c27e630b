import { saveForTab, readForTab } from "../../../ui/tab-storage";

const KEY = "threshold";

/**
 * Keeps the panel's setting for the rest of the visit in this tab.
 *
 * @param industry slug of the chosen industry
 * @param threshold in hundredths
 */
export const keepSetting = (industry: string, threshold: number): void => saveForTab(KEY, `${industry} ${threshold}`);

/** The panel's setting in this tab; undefined if there is none or if the stored text is invalid. */
export const keptSetting = (): { industry: string; threshold: number } | undefined => {
  const [, industry, threshold] = /^(\S+) (\d{1,2}|100)$/.exec(readForTab(KEY)) ?? [];
  return industry && threshold ? { industry, threshold: Number(threshold) } : undefined;
};
