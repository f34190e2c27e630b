/**
 * Overlays of the frame. They open above any page, and their code is fetched on first use. Call `openOverlay` to open
 * one, or spread `overlayOpener` on a link or a button. The layout renders them.
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
  /** Path of the current page. */
  path: string;
  /**
   * How often the overlay was requested since it opened; it takes the focus each time. 0 if a new document restored it.
   */
  asked: number;
  /**
   * Removes the overlay and returns the focus to its opener, unless `givesBack` is false. A modal dialog closes itself
   * first. The function keeps its identity.
   */
  onClose: (givesBack?: boolean) => void;
  /** Opens the assistant; `opener` receives the focus when the assistant closes. */
  onAssistant: (opener: HTMLElement | null) => void;
};

type Overlay = ComponentType<OverlayProps>;

/**
 * Each overlay with the function that fetches its code, and whether it survives a full page load. Its history entries
 * have the same name.
 */
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
    // Only its history entry determines whether it is open.
    stays: false,
  },
} as const;

export type OverlayName = keyof typeof OVERLAYS;

type OpenOverlay = Pick<OverlayProps, "asked" | "onClose"> & {
  name: OverlayName;
  Overlay: Overlay;
  opener: HTMLElement | null;
};

/** The state on the server. */
export const NO_OVERLAYS: readonly OpenOverlay[] = [];

const { get, set, subscribe } = createStore(NO_OVERLAYS);

/** Prefetches an overlay's code. Errors are ignored. */
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
  // An open overlay keeps its position.
  set(before ? get().map((open) => (open === before ? next : open)) : [...get(), next]);
  if (OVERLAYS[name].stays) saveForTab(openKey(name), "open");
};

let tellFailure = (): void => undefined;

/** Sets the function that tells the visitor that an overlay failed to load. */
export const onOverlayFailure = (tell: () => void): void => {
  tellFailure = tell;
};

/**
 * Opens an overlay, or focuses it if it is already open. Nothing happens if the visitor has moved on while it loaded.
 * If its code fails to load, a link goes to the message form instead. For a button, or offline, the page stays and
 * shows a notification (`onOverlayFailure`).
 *
 * @param name the overlay
 * @param opener element that receives the focus when the overlay closes
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
 * Restores overlays without a request from the visitor: those that were open in this tab in the previous document, and
 * those whose history entry a reload or Forward leads to. They do not take the focus. An open overlay handles its
 * history entry itself.
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

/** Closes an overlay and returns the focus to its opener, unless `givesBack` is false. */
export const closeOverlay = (name: OverlayName, givesBack = true): void => {
  const closed = get().find((open) => open.name === name);
  if (!closed) return;
  set(get().filter((open) => open !== closed));
  saveForTab(openKey(name), "");
  if (givesBack && closed.opener?.isConnected) closed.opener.focus({ preventScroll: true });
};

/** The open overlays. */
export const getOverlays = get;

/** Calls the listener at every change; returns an unsubscribe function. */
export const subscribeToOverlays = subscribe;

/**
 * Props for a link or a button that opens an overlay. Its code is prefetched on hover or focus, and a click before the
 * scripts run is replayed. Without scripts a link is followed as usual.
 */
export const overlayOpener = (name: OverlayName) => ({
  "data-replay": "",
  "aria-haspopup": "dialog" as const,
  onPointerEnter: () => prefetchOverlay(name),
  onFocus: () => prefetchOverlay(name),
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // Safari does not focus a pressed button, and the dialog returns the focus to the element that had it.
    event.currentTarget.focus();
    void openOverlay(name, event.currentTarget);
  },
});
