import { useEffect, useSyncExternalStore } from "react";
import { notify, type Notification } from "../../ui/notifications";
import {
  getOverlays,
  NO_OVERLAYS,
  onOverlayFailure,
  openOverlay,
  restoreOverlays,
  subscribeToOverlays,
} from "./overlay-store";

const askAssistant = (opener: HTMLElement | null): void => void openOverlay("assistant", opener);

type OverlaysProps = {
  path: string;
  /** The notification for an overlay that fails to load. */
  notLoaded: Pick<Notification, "title" | "text">;
};

/** Renders the open overlays. They stay mounted when the page changes. */
export const Overlays = ({ path, notLoaded }: OverlaysProps) => {
  const overlays = useSyncExternalStore(subscribeToOverlays, getOverlays, () => NO_OVERLAYS);
  useEffect(() => {
    restoreOverlays();
    addEventListener("popstate", restoreOverlays);
    return () => removeEventListener("popstate", restoreOverlays);
  }, []);
  useEffect(() => onOverlayFailure(() => notify({ ...notLoaded, tone: "failure" })), [notLoaded]);
  return overlays.map(({ name, Overlay, asked, onClose }) => (
    <Overlay key={name} path={path} asked={asked} onClose={onClose} onAssistant={askAssistant} />
  ));
};
