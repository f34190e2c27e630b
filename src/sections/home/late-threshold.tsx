import { lazy, memo, Suspense, useEffect, useRef } from "react";
import { fillText } from "../../lib/fill-text";
import { CONTACT_FORM } from "../../lib/page-ids";
import { firstInteraction } from "../../ui/first-interaction";
import { beginDraft } from "../../ui/form/draft";
import type { Threshold, ThresholdProps } from "./threshold";

/** Stays unresolved: React then leaves the built panel as it is. */
const NEVER = new Promise<never>(() => undefined);

/** Resolves when the visitor does something. Assistive technology may move the gate with no other sign of it. */
const isNeeded = (panel: Element): Promise<unknown> =>
  Promise.race([
    firstInteraction(),
    new Promise((resolve) => {
      for (const name of ["input", "focusin"]) panel.addEventListener(name, resolve, { once: true });
    }),
  ]);

const load = async (): Promise<{ default: typeof Threshold }> => {
  // A built page holds the panel already, so its code can wait. On the way from another page it is not there yet.
  const built = typeof document === "undefined" ? null : document.querySelector('[data-slot="threshold"]');
  if (built) await isNeeded(built);
  const { Threshold: panel } = await import("./threshold");
  return { default: panel };
};

const Panel = lazy(() => load().catch(() => NEVER));

/**
 * The panel, whose code is fetched at the visitor's first interaction: until then the built page shows it. Rendered
 * once only (`memo`), since React gives up what was built where a boundary that it still waits for is rendered anew.
 */
export const LateThreshold = memo((props: ThresholdProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { message } = props.texts;

  // The sentence goes along with the panel's link, whether the panel's own code is there or not.
  useEffect(() => {
    const element = box.current;
    const begin = ({ target }: Event) => {
      if (!(target as Element).closest("a")) return;
      const sentence = element?.querySelector('[data-slot="sentence"]')?.textContent ?? "";
      beginDraft(CONTACT_FORM, "message", fillText(message, { sentence }));
    };
    element?.addEventListener("click", begin, true);
    return () => element?.removeEventListener("click", begin, true);
  }, [message]);

  return (
    <div ref={box} className="home-hero-panel">
      <Suspense fallback={<div className="threshold" />}>
        <Panel {...props} />
      </Suspense>
    </div>
  );
});
LateThreshold.displayName = "LateThreshold";
