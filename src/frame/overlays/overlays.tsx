import { useEffect, useSyncExternalStore } from "react";
import { getOverlays, NO_OVERLAYS, openOverlay, restoreOverlays, subscribeToOverlays } from "./overlay-store";

const askAssistant = (opener: HTMLElement | null): void => void openOverlay("assistant", opener);

/** Shows the overlays that were opened; they stay while pages change. */
export const Overlays = ({ path }: { path: string }) => {
  const overlays = useSyncExternalStore(subscribeToOverlays, getOverlays, () => NO_OVERLAYS);
  useEffect(restoreOverlays, []);
  return overlays.map(({ name, Overlay, asked, onClose }) => (
    <Overlay key={name} path={path} asked={asked} onClose={onClose} onAssistant={askAssistant} />
  ));
};
