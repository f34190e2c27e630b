/**
 * Overlays of the frame: what opens above any page at first use, and is fetched only then. Whoever opens one calls
 * `openOverlay` or spreads `overlayOpener` on a link or a button; the layout shows it.
 */
import type { ComponentType, MouseEvent } from "react";
import { MESSAGE_PATH } from "../../lib/paths";
import { hasModifier } from "../../ui/has-modifier";
import { entryState } from "../../ui/history-state";
import { noteVisitor } from "../../ui/note-visitor";
import { createStore } from "../../ui/store";
import { saveForTab, readForTab } from "../../ui/tab-storage";
import { whenStyled } from "../../ui/when-styled";

export type OverlayProps = {
  /** Path of the page below. */
  path: string;
  /** How often it was asked for since it opened: each time it takes the focus. 0 where a new document shows it again. */
  asked: number;
  /**
   * Takes the overlay away, and gives the focus back to what opened it, unless that is not wished; a modal dialog closes
   * itself before. Keeps its identity.
   */
  onClose: (givesBack?: boolean) => void;
  /** Opens the assistant, and says what takes the focus when that closes. */
  onAssistant: (opener: HTMLElement | null) => void;
};

type Overlay = ComponentType<OverlayProps>;

/** Each overlay, by the name that its history entries have, too: the code that it fetches, and whether it outlives a full load. */
const OVERLAYS = {
  assistant: {
    load: (): Promise<Overlay> => import("../assistant/assistant").then(({ Assistant }) => Assistant),
    stays: true,
  },
  search: {
    load: async (): Promise<Overlay> => {
      const { SearchDialog, prepareSearch } = await import("../search/search-dialog");
      prepareSearch();
      return SearchDialog;
    },
    // Its history entry alone says whether it is open.
    stays: false,
  },
} as const;

type OverlayName = keyof typeof OVERLAYS;

type OpenOverlay = Pick<OverlayProps, "asked" | "onClose"> & {
  name: OverlayName;
  Overlay: Overlay;
  opener: HTMLElement | null;
};

/** What the server renders. */
export const NO_OVERLAYS: readonly OpenOverlay[] = [];

const { get, set, subscribe } = createStore(NO_OVERLAYS);

/** Fetches an overlay's code ahead; without an answer nothing happens. */
const prefetchOverlay = (name: OverlayName): void => void OVERLAYS[name].load().catch(() => undefined);

const openKey = (name: OverlayName): string => `overlay ${name}`;

const load = async (name: OverlayName): Promise<Overlay> => {
  const Overlay = await OVERLAYS[name].load();
  await new Promise<void>((resolve) => whenStyled(resolve));
  return Overlay;
};

const show = (name: OverlayName, Overlay: Overlay, opener: HTMLElement | null, times: number): void => {
  const before = get().find((open) => open.name === name);
  const next = {
    name,
    Overlay,
    asked: (before?.asked ?? 0) + times,
    opener: opener ?? before?.opener ?? null,
    onClose: before?.onClose ?? ((givesBack) => closeOverlay(name, givesBack)),
  };
  // One that is open keeps its place.
  set(before ? get().map((open) => (open === before ? next : open)) : [...get(), next]);
  if (OVERLAYS[name].stays) saveForTab(openKey(name), "open");
};

let tellFailure = (): void => undefined;

/** Says how the visitor is told that an overlay did not load. */
export const onOverlayFailure = (tell: () => void): void => {
  tellFailure = tell;
};

/**
 * Opens an overlay, or gives the focus to one that is open; nothing happens where the visitor has gone on meanwhile. Where
 * its code does not come, a link leads to the message form, and otherwise, or offline, the page stays (`onOverlayFailure`).
 *
 * @param name which
 * @param opener what takes the focus when it closes
 */
export const openOverlay = async (name: OverlayName, opener: HTMLElement | null = null): Promise<void> => {
  const isWaiting = noteVisitor();
  try {
    const Overlay = await load(name);
    if (!isWaiting()) return;
    show(name, Overlay, opener, 1);
  } catch {
    if (!isWaiting()) return;
    if (opener?.matches("a") && navigator.onLine) location.assign(MESSAGE_PATH);
    else tellFailure();
  }
};

/**
 * Shows the overlays again that nobody asks for now: those that were open in this tab when the document before went, and
 * those whose history entry a reload or Forward leads to. They take no focus; one that is open hears of its entry itself.
 */
export const restoreOverlays = (): void => {
  for (const name of Object.keys(OVERLAYS) as OverlayName[]) {
    const isShown = get().some((open) => open.name === name);
    if (isShown || !(readForTab(openKey(name)) || entryState().dialog === name)) continue;
    load(name).then(
      (Overlay) => show(name, Overlay, null, 0),
      () => undefined,
    );
  }
};

/** Closes an overlay; what opened it takes the focus, unless that is not to be given back. */
export const closeOverlay = (name: OverlayName, givesBack = true): void => {
  const closed = get().find((open) => open.name === name);
  if (!closed) return;
  set(get().filter((open) => open !== closed));
  saveForTab(openKey(name), "");
  if (givesBack && closed.opener?.isConnected) closed.opener.focus();
};

/** The overlays that are open. */
export const getOverlays = get;

/** Calls the listener at every change; returns a function that ends it. */
export const subscribeToOverlays = subscribe;

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
    if (hasModifier(event)) return;
    event.preventDefault();
    // Safari focuses no button on a press; a dialog gives the focus back to what had it.
    event.currentTarget.focus();
    void openOverlay(name, event.currentTarget);
  },
});
