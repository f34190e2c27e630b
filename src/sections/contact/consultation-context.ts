import { createContext } from "react";

/** Id of the element in the message form that shows the requested time. */
export const REQUESTED_SLOT = "requested-slot";

type ConsultationOpener = {
  /**
   * Opens the time picker.
   *
   * @param pressed the element that gets the focus back when it closes
   * @throws if the picker's code cannot be loaded
   */
  open: (pressed: HTMLElement) => Promise<void>;
  /** Loads the picker's code ahead of time. */
  prefetch: () => void;
};

/** Lets any link of the contact page open the time picker. */
export const ConsultationContext = createContext<ConsultationOpener | undefined>(undefined);
