import { useEffect, useRef, useState } from "react";
import { keepSetting, keptSetting } from "./kept-setting";
import type { ThresholdProps } from "./threshold";
import { scoreOf, START, wordsAt } from "./threshold-words";

/** What screen readers announce when an industry is chosen. */
const announcementOf = (texts: ThresholdProps["texts"], { decision }: Queries.DecisionFragment, threshold: number) =>
  `${scoreOf(decision)}. ${wordsAt(texts, decision, threshold).sentence}`;

const industryAt = (industries: ThresholdProps["industries"], index: number) => industries[index] ?? industries[0];

const hundredths = ({ value }: HTMLInputElement): number => Math.round(Number(value) * 100);

/**
 * The panel's setting: an industry and a threshold, kept for the tab.
 *
 * @param texts the panel's texts
 * @param industries the industries to choose from; keep the list's identity
 * @returns the panel's ref; the chosen industry; the threshold in hundredths; what to announce; and functions that
 *   change the setting
 */
export const useThresholdSetting = (texts: ThresholdProps["texts"], industries: ThresholdProps["industries"]) => {
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(0);
  const [threshold, setThreshold] = useState(START);
  const [announced, announce] = useState("");
  const industry = industryAt(industries, chosen);

  // The visitor may have moved both before the scripts ran. Otherwise restore the setting kept in this tab.
  useEffect(() => {
    const gate = panel.current?.querySelector<HTMLInputElement>("[type=range]");
    if (!gate) return;
    const radios = [...(panel.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
    // A single industry has no radio button.
    const checkedOne = () => Number(radios.find(({ checked }) => checked)?.value ?? 0);
    const isMoved = gate.value !== gate.defaultValue || checkedOne() > 0;
    const kept = keptSetting(industries);
    if (kept && !isMoved) {
      gate.value = String(kept.threshold / 100);
      const radio = radios[kept.chosen];
      if (radio) radio.checked = true;
    }
    const moved = hundredths(gate);
    const now = checkedOne();
    setThreshold(moved);
    choose(now);
    if (!isMoved) return;
    const shown = industryAt(industries, now);
    keepSetting(shown.slug, moved);
    if (now > 0) announce(announcementOf(texts, shown, moved));
  }, [industries, texts]);

  const moveGate = (gate: HTMLInputElement): void => {
    const moved = hundredths(gate);
    setThreshold(moved);
    keepSetting(industry.slug, moved);
  };

  const chooseIndustry = (index: number): void => {
    const next = industryAt(industries, index);
    choose(index);
    keepSetting(next.slug, threshold);
    announce(announcementOf(texts, next, threshold));
  };

  return { panel, industry, threshold, announced, moveGate, chooseIndustry };
};
