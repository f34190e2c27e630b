/**
 * Overlays of the frame: what opens above any page at first use, and is fetched only then. Whoever opens one calls
 * `openOverlay` or spreads `overlayOpener` on a link or a button; the layout shows it.
 */
import type { ComponentType, MouseEvent } from "react";
import { MESSAGE_ANCHOR } from "../../lib/page-ids";
import { CONTACT_PATH } from "../../lib/paths";
import { keepForTab, keptForTab } from "../../ui/tab-storage";

export type OverlayProps = {
  /** Path of the page below. */
  path: string;
  /** How often it was asked for since it opened: each time it takes the focus. 0 where a new document shows it again. */
  asked: number;
  /** Takes the overlay away and gives the focus back; a modal dialog closes itself before. */
  onClose: () => void;
  /** Opens the assistant, and says what takes the focus when that closes. */
  onAssistant: (opener: HTMLElement | null) => void;
};

type Overlay = ComponentType<OverlayProps>;

/** Each overlay: the code that it fetches, where a visitor is led when that does not come, and whether it outlives a full load. */
const OVERLAYS = {
  assistant: {
    load: (): Promise<Overlay> => import("../assistant/assistant").then(({ Assistant }) => Assistant),
    instead: `${CONTACT_PATH}#${MESSAGE_ANCHOR}`,
    stays: true,
  },
  search: {
    load: async (): Promise<Overlay> => {
      const { SearchDialog, prepareSearch } = await import("../search/search-dialog");
      prepareSearch();
      return SearchDialog;
    },
    instead: `${CONTACT_PATH}#${MESSAGE_ANCHOR}`,
    // Its history entry says whether it is open.
    stays: false,
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
const prefetchOverlay = (name: OverlayName): void => void OVERLAYS[name].load().catch(() => undefined);

/** Waits for the styles of all pages, which come after the first paint (browser/late-links.ts). */
const styled = (): Promise<unknown> => {
  const sheet = document.querySelector("link[rel=stylesheet]");
  if (!sheet || document.documentElement.dataset.styled !== undefined) return Promise.resolve();
  return new Promise((resolve) => ["load", "error"].forEach((name) => sheet.addEventListener(name, resolve)));
};

const openKey = (name: OverlayName): string => `overlay ${name}`;

const show = async (name: OverlayName, opener: HTMLElement | null, times: number): Promise<void> => {
  const Overlay = await OVERLAYS[name].load();
  await styled();
  const before = current.find((open) => open.name === name);
  const next = { name, Overlay, asked: (before?.asked ?? 0) + times, opener: opener ?? before?.opener ?? null };
  // One that is open keeps its place.
  set(before ? current.map((open) => (open === before ? next : open)) : [...current, next]);
};

/**
 * Opens an overlay, or gives the focus to one that is open.
 *
 * @param name which
 * @param opener what takes the focus when it closes
 */
export const openOverlay = async (name: OverlayName, opener: HTMLElement | null = null): Promise<void> => {
  const { instead, stays } = OVERLAYS[name];
  try {
    await show(name, opener, 1);
    if (stays) keepForTab(openKey(name), "open");
  } catch {
    location.assign(instead);
  }
};

/** Shows the overlays again that were open in this tab when the document before went. They take no focus. */
export const restoreOverlays = (): void => {
  for (const name of Object.keys(OVERLAYS) as OverlayName[])
    if (keptForTab(openKey(name))) void show(name, null, 0).catch(() => undefined);
};

/** Closes an overlay; what opened it takes the focus. */
export const closeOverlay = (name: OverlayName): void => {
  const closed = current.find((open) => open.name === name);
  if (!closed) return;
  set(current.filter((open) => open !== closed));
  keepForTab(openKey(name), "");
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
