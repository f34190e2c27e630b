import { lazy, memo, Suspense, useEffect, useRef } from "react";
import { bringToMessage } from "../../frame/contact-message";
import { fillText } from "../../lib/fill-text";
import { firstInteraction } from "../../ui/first-interaction";
import { keptSetting } from "./kept-setting";
import type { Threshold, ThresholdProps } from "./threshold";

/** Stays unresolved: React then leaves the built panel as it is. */
const NEVER = new Promise<never>(() => undefined);

const isMoved = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

/** Resolves when the visitor does something, or has moved the gate already. Assistive technology shows no other sign. */
const isNeeded = async (panel: Element): Promise<void> => {
  if (keptSetting()) return;
  if (Array.from(panel.querySelectorAll("input")).some(isMoved)) return;
  const moved = new Promise<unknown>((resolve) => {
    addEventListener("input", resolve, { capture: true, once: true });
  });
  await Promise.race([firstInteraction(), moved]);
};

const load = async (): Promise<{ default: typeof Threshold }> => {
  // A built page holds the panel already, so its code can wait. On the way from another page it is not there yet.
  const built = typeof document === "undefined" ? null : document.querySelector('[data-slot="threshold"]');
  if (built) await isNeeded(built);
  const { Threshold: panel } = await import("./threshold");
  return { default: panel };
};

const Panel = lazy(() => load().catch(() => NEVER));

let Prepared: typeof Threshold | undefined;

/**
 * Has the build render the panel without a wait (gatsby-ssr.tsx): react-helmet keeps one head for whatever is being
 * rendered, so a page that waited would give its own to another one.
 */
export const prepareThreshold = (panel: typeof Threshold): void => {
  Prepared = panel;
};

/**
 * The panel, whose code is fetched at the visitor's first interaction: until then the built page shows it. Rendered
 * once only (`memo`), since React gives up what was built where a boundary that it still waits for is rendered anew.
 */
export const LateThreshold = memo((props: ThresholdProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { message } = props.texts;
  const Shown = Prepared ?? Panel;

  // The sentence goes along with the panel's link, whether the panel's own code is there or not.
  useEffect(() => {
    const begin = ({ target }: Event) => {
      const link = (target as Element).closest("a");
      if (!link || !box.current?.contains(link)) return;
      const sentence = box.current.querySelector('[data-slot="sentence"]')?.textContent ?? "";
      bringToMessage(fillText(message, { sentence }));
    };
    // On the document: React stops clicks within a part whose code has not come yet.
    document.addEventListener("click", begin, true);
    return () => document.removeEventListener("click", begin, true);
  }, [message]);

  return (
    <div ref={box} className="home-hero-panel">
      <Suspense fallback={<div className="threshold" />}>
        <Shown {...props} />
      </Suspense>
    </div>
  );
});
LateThreshold.displayName = "LateThreshold";
