import { saveForTab, readForTab } from "../../../ui/tab-storage";
import type { ThresholdProps } from "./threshold";

const KEY = "threshold";

/**
 * Keeps the panel's setting for the rest of the visit in this tab.
 *
 * @param industry slug of the chosen industry
 * @param threshold in hundredths
 */
export const keepSetting = (industry: string, threshold: number): void => saveForTab(KEY, `${industry} ${threshold}`);

/**
 * The panel's setting in this tab: the place of its industry in the list, and its threshold.
 *
 * @param industries the industries to choose from
 * @returns undefined if there is no setting, if its text is invalid, or if its industry is none of the list
 */
export const keptSetting = (
  industries: ThresholdProps["industries"],
): { chosen: number; threshold: number } | undefined => {
  const [, industry, threshold] = /^(\S+) (\d{1,2}|100)$/.exec(readForTab(KEY)) ?? [];
  const chosen = industries.findIndex(({ slug }) => slug === industry);
  return chosen < 0 ? undefined : { chosen, threshold: Number(threshold) };
};
