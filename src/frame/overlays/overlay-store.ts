/**
 * Overlays of the frame: what opens above any page at first use, and is fetched only then. Whoever opens one calls
 * `openOverlay` or spreads `overlayOpener` on a link or a button; the layout shows it.
 */
import type { ComponentType, MouseEvent } from "react";
import { CONTACT_PATH } from "../../lib/paths";
import { MESSAGE_ANCHOR } from "../../lib/page-ids";

export type OverlayProps = {
  /** Path of the page below. */
  path: string;
  /** Counts how often it was asked for: where it grows while the overlay is open, the overlay takes the focus. */
  asked: number;
  /** Takes the overlay away and gives the focus back; a modal dialog closes itself before. */
  onClose: () => void;
};

type Overlay = ComponentType<OverlayProps>;

/** Each overlay with the code that it fetches, and where a visitor is led when that does not come. */
const OVERLAYS = {
  assistant: {
    load: (): Promise<Overlay> => import("../assistant/assistant").then(({ Assistant }) => Assistant),
    instead: `${CONTACT_PATH}#${MESSAGE_ANCHOR}`,
  },
} as const;

export type OverlayName = keyof typeof OVERLAYS;

type OpenOverlay = { name: OverlayName; Overlay: Overlay; asked: number; opener: HTMLElement | null };

/** What the server renders. */
export const NO_OVERLAYS: readonly OpenOverlay[] = [];

let current = NO_OVERLAYS;
const listeners = new Set<() => void>();

const set = (next: readonly OpenOverlay[]): void => {
  current = next;
  for (const listener of listeners) listener();
};

/** Fetches an overlay's code ahead; without an answer nothing happens. */
export const prefetchOverlay = (name: OverlayName): void => void OVERLAYS[name].load().catch(() => undefined);

/**
 * Opens an overlay, or gives the focus to one that is open.
 *
 * @param name which
 * @param opener what takes the focus when it closes
 */
export const openOverlay = async (name: OverlayName, opener: HTMLElement | null = null): Promise<void> => {
  const { load, instead } = OVERLAYS[name];
  try {
    const Overlay = await load();
    const before = current.find((open) => open.name === name);
    const next = { name, Overlay, asked: (before?.asked ?? 0) + 1, opener: opener ?? before?.opener ?? null };
    set([...current.filter((open) => open !== before), next]);
  } catch {
    location.assign(instead);
  }
};

/** Closes an overlay; what opened it takes the focus. */
export const closeOverlay = (name: OverlayName): void => {
  const closed = current.find((open) => open.name === name);
  if (!closed) return;
  set(current.filter((open) => open !== closed));
  if (closed.opener?.isConnected) closed.opener.focus();
};

/** The overlays that are open. */
export const getOverlays = (): readonly OpenOverlay[] => current;

/** Calls the listener at every change; returns a function that ends it. */
export const subscribeToOverlays = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * What a link or a button needs to open an overlay: its code is fetched ahead under the pointer or the focus, and a
 * click before the scripts run is replayed. Without scripts a link leads where it leads.
 */
export const overlayOpener = (name: OverlayName) => ({
  "data-replay": "",
  "aria-haspopup": "dialog" as const,
  onPointerEnter: () => prefetchOverlay(name),
  onFocus: () => prefetchOverlay(name),
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openOverlay(name, event.currentTarget);
  },
});
