import { useEffect, useRef } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { bringToMessage } from "../../../frame/contact-message";
import { fillText } from "../../../lib/fill-text";
import { firstInteraction } from "../../../ui/first-interaction";
import { hasModifier } from "../../../ui/has-modifier";
import { keptSetting } from "./kept-setting";
import type { Threshold, ThresholdProps } from "./threshold";

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

let Prepared: typeof Threshold | undefined;

/**
 * Gives the build the panel's code (gatsby-ssr.tsx), which is no part of the page's own in a browser.
 *
 * @param panel the panel
 */
export const prepareThreshold = (panel: typeof Threshold): void => {
  Prepared = panel;
};

/** What stands there on the way from another page until the panel's code has come. */
const EMPTY = '<div class="threshold"></div>';

/**
 * Has the panel run: in a root of its own, since React gives up what was built where something above a part that it
 * still waits for changes, and every new address does.
 *
 * @param box what holds the panel
 * @param props the panel's
 * @returns ends it
 */
const runIn = (box: HTMLElement, props: ThresholdProps): (() => void) => {
  let root: Root | undefined;
  let isOver = false;
  const run = async (): Promise<void> => {
    // A built page holds the panel already, so its code can wait. On the way from another page it is not there yet.
    const built = box.querySelector('[data-slot="threshold"]');
    if (built) await isNeeded(built);
    const { Threshold: Panel } = await import("./threshold");
    if (isOver) return;
    if (built)
      root = hydrateRoot(box, <Panel {...props} />, {
        // To be ended before it had begun is none: the visitor went on at once.
        onRecoverableError: (error) => void (isOver || reportError(error)),
      });
    else {
      root = createRoot(box);
      root.render(<Panel {...props} />);
    }
  };
  // Without its code, what was built stays as it is; where nothing was built, no empty panel stays.
  run().catch(() => box.querySelector(".threshold:empty")?.remove());
  return () => {
    isOver = true;
    // Not while React still takes the page down.
    queueMicrotask(() => root?.unmount());
  };
};

type LateThresholdProps = ThresholdProps & { className: string };

/** The panel, whose code is fetched at the visitor's first interaction: until then the built page shows it. */
export const LateThreshold = ({ className, ...props }: LateThresholdProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { texts, industries, headingLevel } = props;
  const { message } = texts;

  useEffect(
    () => (box.current && !Prepared ? runIn(box.current, { texts, industries, headingLevel }) : undefined),
    [texts, industries, headingLevel],
  );

  // The sentence goes along with the panel's link, whether the panel's own code is there or not.
  useEffect(() => {
    const begin = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      if (hasModifier(event) || !link || !box.current?.contains(link)) return;
      const sentence = box.current.querySelector('[data-slot="sentence"]')?.textContent ?? "";
      bringToMessage(fillText(message, { sentence }));
    };
    // On the document, and on its way down: the page turns as soon as the link itself hears of it.
    document.addEventListener("click", begin, true);
    return () => document.removeEventListener("click", begin, true);
  }, [message]);

  return Prepared ? (
    <div ref={box} className={className}>
      <Prepared {...props} />
    </div>
  ) : (
    // React leaves what was built in it alone.
    <div ref={box} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EMPTY }} />
  );
};
