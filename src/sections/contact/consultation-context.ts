import { createContext } from "react";

/** Id of the place in the message form where the requested time shows. */
export const REQUESTED_SLOT = "requested-slot";

type ConsultationOpener = {
  /**
   * Opens the choice of a time.
   *
   * @param pressed what takes the focus back
   * @throws where its code does not arrive
   */
  open: (pressed: HTMLElement) => Promise<void>;
  /** Asks for its code ahead. */
  prefetch: () => void;
};

/** How a link of the contact page opens the choice of a time. */
export const ConsultationContext = createContext<ConsultationOpener | undefined>(undefined);
