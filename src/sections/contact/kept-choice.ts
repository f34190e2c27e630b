/** The choice of a time, kept for the tab. */
import { readForTab, saveForTab } from "../../ui/tab-storage";
import type { Day } from "./zoned-time";

/** The visitor's choice. Each value is kept for the tab as plain text, so a stored value cannot fail to parse. */
export type Choice = { length: string; office: string; day: Day; start: string };

const keyOf = (name: keyof Choice): string => `consultation ${name}`;

export const keptChoice = (): Choice => ({
  length: readForTab(keyOf("length")),
  office: readForTab(keyOf("office")),
  day: readForTab(keyOf("day")),
  start: readForTab(keyOf("start")),
});

export const keepChoice = (choice: Partial<Choice>): void => {
  for (const [name, value] of Object.entries(choice)) saveForTab(keyOf(name as keyof Choice), value);
};

/** Once a time was requested, the next request begins without one, but with the same length and office. */
export const forgetTime = (): void => keepChoice({ day: "", start: "" });
