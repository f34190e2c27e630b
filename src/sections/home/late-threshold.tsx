import { lazy, memo, Suspense } from "react";
import { firstInteraction } from "../../ui/first-interaction";
import type { Threshold, ThresholdProps } from "./threshold";

/** Stays unresolved: React then leaves the built panel as it is. */
const NEVER = new Promise<never>(() => undefined);

const load = async (): Promise<{ default: typeof Threshold }> => {
  // A built page holds the panel already, so its code can wait. On the way from another page it is not there yet.
  if (typeof document !== "undefined" && document.querySelector('[data-slot="threshold"]')) await firstInteraction();
  const { Threshold: panel } = await import("./threshold");
  return { default: panel };
};

const Panel = lazy(() => load().catch(() => NEVER));

/**
 * The panel, whose code is fetched at the visitor's first interaction: until then the built page shows it. Rendered
 * once only (`memo`), since React gives up what was built where a boundary that it still waits for is rendered anew.
 */
export const LateThreshold = memo((props: ThresholdProps) => (
  <Suspense fallback={<div className="threshold" />}>
    <Panel {...props} />
  </Suspense>
));
LateThreshold.displayName = "LateThreshold";
