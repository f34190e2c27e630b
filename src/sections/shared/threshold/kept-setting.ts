import { saveForTab, readForTab } from "../../../ui/tab-storage";

const KEY = "threshold";

/**
 * Keeps how the panel was set, for the visitor's way back to it in this tab.
 *
 * @param industry slug of the chosen industry
 * @param threshold in hundredths
 */
export const keepSetting = (industry: string, threshold: number): void => saveForTab(KEY, `${industry} ${threshold}`);

/** How the panel was set in this tab; undefined where it was not, or where what is kept makes no sense. */
export const keptSetting = (): { industry: string; threshold: number } | undefined => {
  const [, industry, threshold] = /^(\S+) (\d{1,2}|100)$/.exec(readForTab(KEY)) ?? [];
  return industry && threshold ? { industry, threshold: Number(threshold) } : undefined;
};
