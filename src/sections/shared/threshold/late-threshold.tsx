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

/**
 * Resolves when the visitor interacts, or if the gate was moved already or has a setting to restore. Also listens for
 * input events: assistive technology may cause no others.
 */
const isNeeded = async (panel: Element, industries: ThresholdProps["industries"]): Promise<void> => {
  if (keptSetting(industries)) return;
  if (Array.from(panel.querySelectorAll("input")).some(isMoved)) return;
  const moved = new Promise<unknown>((resolve) => {
    addEventListener("input", resolve, { capture: true, once: true });
  });
  await Promise.race([firstInteraction(), moved]);
};

let Prepared: typeof Threshold | undefined;

/**
 * Gives the build the panel's code (gatsby-ssr.tsx). In a browser it is not part of the page's own bundle.
 *
 * @param panel the panel
 */
export const prepareThreshold = (panel: typeof Threshold): void => {
  Prepared = panel;
};

/** Placeholder after a client-side navigation, until the panel's code has loaded. */
const EMPTY = '<div class="threshold"></div>';

/**
 * Runs the panel in a root of its own. If it waited under Suspense in the page's root, React would discard the built
 * HTML as soon as anything above it changed, which happens with every new address.
 *
 * @param box element that holds the panel
 * @param props the panel's props
 * @returns a function that ends it
 */
const runIn = (box: HTMLElement, props: ThresholdProps): (() => void) => {
  let root: Root | undefined;
  let isOver = false;
  const run = async (): Promise<void> => {
    // A built page already holds the panel, so its code can wait. After a client-side navigation the panel is still
    // missing.
    const built = box.querySelector('[data-slot="threshold"]');
    if (built) await isNeeded(built, props.industries);
    const { Threshold: Panel } = await import("./threshold");
    if (isOver) return;
    if (built)
      root = hydrateRoot(box, <Panel {...props} />, {
        // Ending the root before hydration has finished is not an error: the visitor just left quickly.
        onRecoverableError: (error) => void (isOver || reportError(error)),
      });
    else {
      root = createRoot(box);
      root.render(<Panel {...props} />);
    }
  };
  // If the code cannot be loaded, the built panel stays as it is. An empty placeholder is removed.
  run().catch(() => box.querySelector(".threshold:empty")?.remove());
  return () => {
    isOver = true;
    // Wait until React has finished unmounting the page.
    queueMicrotask(() => root?.unmount());
  };
};

type LateThresholdProps = ThresholdProps & { className: string };

/** The threshold panel. The built page shows it, and its code is fetched at the visitor's first interaction. */
export const LateThreshold = ({ className, ...props }: LateThresholdProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { texts, industries, headingLevel } = props;
  const { message } = texts;

  useEffect(
    () => (box.current && !Prepared ? runIn(box.current, { texts, industries, headingLevel }) : undefined),
    [texts, industries, headingLevel],
  );

  // The panel's link carries its sentence to the message, even before the panel's own code has loaded.
  useEffect(() => {
    const begin = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      if (hasModifier(event) || !link || !box.current?.contains(link)) return;
      const sentence = box.current.querySelector('[data-slot="sentence"]')?.textContent ?? "";
      bringToMessage(fillText(message, { sentence }));
    };
    // Listen on the document in the capture phase: the link's own handler already navigates.
    document.addEventListener("click", begin, true);
    return () => document.removeEventListener("click", begin, true);
  }, [message]);

  return Prepared ? (
    <div ref={box} className={className}>
      <Prepared {...props} />
    </div>
  ) : (
    // React leaves the built HTML in it alone.
    <div ref={box} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EMPTY }} />
  );
};
