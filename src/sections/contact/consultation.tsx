import { graphql } from "gatsby";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { CONTACT_IDS } from "../../lib/page-ids";
import { dropHash } from "../../ui/history-state";
import { noteVisitor } from "../../ui/note-visitor";
import { useDialogEntry } from "../../ui/use-dialog-entry";
import { ConsultationContext } from "./consultation-context";
import type { ConsultationParts } from "./consultation-parts";
import { SLOT_FIELDS } from "./slot-fields";

export type ConsultationProps = {
  page: Queries.ConsultationFragment;
  offices: readonly Queries.OfficeTimesFragment[];
  children: ReactNode;
};

type ConsultationRootProps = ConsultationProps & {
  /** Changes with every navigation of the router. */
  navigationKey: unknown;
};

/** True if the message form already requests a time. */
const isRequested = (): boolean =>
  Boolean(document.querySelector<HTMLInputElement>(`[name="${SLOT_FIELDS[0]}"]`)?.value);

/**
 * The time picker for a consultation (docs/product.md, section 4). Its code loads at first use. The address of the link
 * to it opens it too.
 */
export const Consultation = ({ children, navigationKey, ...content }: ConsultationRootProps) => {
  const [parts, setParts] = useState<{ ConsultationParts: typeof ConsultationParts }>();
  const entry = useDialogEntry("consultation");
  const { isOpen, open, close } = entry;

  const load = useCallback(() => import("./consultation-parts").then(setParts), []);
  const context = useMemo(
    () => ({
      open: async (pressed: HTMLElement) => {
        const isWaiting = noteVisitor();
        try {
          await load();
        } catch (error) {
          // If the visitor has moved on, do not pull them back to write a message.
          if (isWaiting()) throw error;
        }
        if (isWaiting()) open(pressed);
      },
      prefetch: () => void load().catch(() => undefined),
    }),
    [load, open],
  );

  // After a reload or on the way back, the dialog may have been open or a time may have been chosen.
  useEffect(() => {
    if (isOpen || isRequested()) load().catch(close);
  }, [isOpen, load, close]);

  useEffect(() => {
    const link = document.getElementById(CONTACT_IDS.schedule);
    if (!link || location.hash !== `#${link.id}`) return;
    // Once the picker is closed, a reload must not open it again.
    dropHash();
    // If the code cannot be loaded, the link is there to press, and begins a message.
    context.open(link).catch(() => undefined);
  }, [context, navigationKey]);

  return (
    <ConsultationContext.Provider value={context}>
      {children}
      {parts && <parts.ConsultationParts {...content} {...entry} />}
    </ConsultationContext.Provider>
  );
};

export const query = graphql`
  fragment Consultation on ContactPage {
    meeting {
      scheduleMessage
    }
    consultation {
      title
      intro
      close
      length
      minutes
      office
      anyOffice
      officeOption
      ownZone
      officeZone
      day
      time
      officeTime
      nothingChosen
      dayChosen
      dayUnfit
      dayLost
      timeLost
      dayClosed
      timeClosed
      chosen
      chosenInOffice
      confirm
      none {
        title
        text
      }
      wrongClock {
        title
        text
      }
      write
      message
      slot
      slotInOffice
      asked
      requested
      change
      remove
      unsaid
      edited
      removed
      file
      move
      event {
        summary
        description
      }
      noticeHours
      daysAhead
    }
  }

  fragment OfficeTimes on Office {
    slug
    city
    timeZone
    hours {
      day
      opens
      closes
    }
    holidays {
      date
    }
  }
`;
