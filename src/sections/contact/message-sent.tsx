import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { useSiteFrame } from "../../frame/use-site-frame";
import { fillText } from "../../lib/fill-text";
import { CONTACT_FORM } from "../../lib/form-names";
import { MESSAGE_FIELD } from "../../lib/page-ids";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { stopSecondClick } from "../../ui/second-click";
import { readForTab, saveForTab } from "../../ui/tab-storage";
import { isTextField } from "../../ui/text-field";
import { withMailLink } from "../../ui/with-mail-link";
import { CalendarLink } from "./calendar-link";
import { fittingArticle } from "./fitting-article";
import { requestSent, shownWords, type SentFields, type SlotRequest } from "./slot-request";

export type MessageSentProps = {
  texts: Pick<Queries.MessageFormFragment, "success" | "sent">;
  /** What happens next, in order. */
  steps: Queries.SentStepsFragment["next"]["steps"];
  /** Texts of a requested time. */
  calendar: Queries.SentCalendarFragment["consultation"];
  /** The fields as they were sent, or the part that was kept of them. */
  fields: SentFields;
  /** True if the form was sent just now; the panel then takes the focus. */
  isNew: boolean;
  /** Called when the visitor wants the form back. */
  onAgain: () => void;
};

const HEADING = "sent-heading";

/**
 * The key that keeps the offered article's address for the tab. The article fits the message, and the message itself is
 * not kept.
 */
const READING = "sent reading";

/** A check mark in a ring, drawn by the style sheet. */
const Check = () => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className="sent-check">
    <circle cx="24" cy="24" r="22.5" />
    <path d="m14.5 24.5 6.5 6.5 12.5-13.5" pathLength="1" />
  </svg>
);

/** The requested time, how to move it, and its calendar file. */
const SentSlot = ({ texts, request }: { texts: MessageSentProps["calendar"]; request: SlotRequest }) => {
  const { email } = useSiteFrame().settings;
  return (
    <div className="sent-slot">
      <p className="text-label text-muted">{fillText(texts.requested, { city: request.office })}</p>
      <p className="mt-1">{shownWords(request)}</p>
      <p className="mt-2 text-base wrap-anywhere text-muted">{withMailLink(fillText(texts.move, { email }), email)}</p>
      <CalendarLink texts={texts} request={request} />
    </div>
  );
};

/** Replaces the message form after it was sent: what happens next, and what to read until then. */
export const MessageSent = ({
  texts: { success, sent },
  steps,
  calendar,
  fields,
  isNew,
  onAgain,
}: MessageSentProps) => {
  const head = useRef<HTMLDivElement>(null);
  const request = requestSent(fields);
  // Shows the address, so that a typo is noticed while the visitor can still write again. It is not kept for a reload.
  const email = String(fields.get("email") ?? "");
  const article = isNew
    ? fittingArticle(String(fields.get(MESSAGE_FIELD)), sent.articles, sent.otherwise)
    : (sent.articles.find(({ link }) => link.href === readForTab(READING))?.link ?? sent.otherwise);

  useEffect(() => {
    if (!isNew) return;
    saveForTab(READING, article.href);
    // If the visitor is typing elsewhere by now, the notification tells them. Do not take the focus.
    const { activeElement } = document;
    if (isTextField(activeElement) && !activeElement?.closest(`[data-draft=${CONTACT_FORM}]`)) return;
    head.current?.querySelector("h2")?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "nearest" });
  }, [isNew, article.href]);

  return (
    <section
      aria-labelledby={HEADING}
      className="message-sent rounded-lg border border-line bg-surface px-4 py-6 [box-shadow:var(--shadow-panel)] xs:px-6 sm:p-8"
      // Ignore the second click of a double click: it was meant for the form's button.
      onClickCapture={stopSecondClick}
    >
      <div ref={head} className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 max-xs:block sm:gap-y-0">
        <Check />
        <Heading id={HEADING} tabIndex={-1} size="block">
          {success.title}
        </Heading>
        <p className="text-muted max-sm:col-span-2 max-sm:text-points sm:col-start-2">
          {success.text} {email && <span className="block wrap-anywhere">{fillText(sent.replyTo, { email })}</span>}
        </p>
      </div>
      {request && <SentSlot texts={calendar} request={request} />}
      <Heading as="h3" size="small" className="mt-8">
        {sent.steps}
      </Heading>
      <ol className="sent-steps">
        {steps.map(({ title, description }, index) => (
          <li key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <p className="font-semibold">{title}</p>
            <p className="text-base text-muted">{description}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <span className="block text-label text-muted">{sent.reading}</span>
        <Link {...article} className="mt-1 inline-block py-1 font-medium text-primary underline underline-offset-4" />
      </p>
      <Button variant="outline" className="mt-8" onClick={onAgain}>
        {sent.again}
      </Button>
    </section>
  );
};

export const query = graphql`
  fragment MessageSent on ContactForm {
    success {
      title
      text
    }
    sent {
      replyTo
      steps
      reading
      articles {
        words
        link {
          ...LinkParts
        }
      }
      otherwise {
        ...LinkParts
      }
      again
    }
  }

  fragment SentSteps on SiteSettings {
    next {
      steps {
        title
        description
      }
    }
  }

  fragment SentCalendar on ContactPage {
    consultation {
      requested
      file
      move
      event {
        summary
        description
      }
    }
  }
`;
