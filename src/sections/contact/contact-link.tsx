import { useContext, type MouseEvent } from "react";
import { overlayOpener } from "../../frame/overlays/overlay-store";
import type { ButtonStyle } from "../../ui/button";
import { hasModifier } from "../../ui/has-modifier";
import { ButtonLink, type LinkProps } from "../../ui/link";
import { ConsultationContext } from "./consultation-context";
import { messageField, prefillMessage } from "./prefill-message";

type ContactLinkProps = Omit<LinkProps, "href"> &
  ButtonStyle & {
    link: Queries.LinkPartsFragment;
    /** Beginning of the message that the link puts into the form. */
    message?: string | null;
    /** True where the link opens the choice of a time. */
    schedules?: boolean | null;
    /** True where the link opens the assistant. */
    assistant?: boolean | null;
  };

/**
 * A way to get in touch. One with a message leads to the form's message field:
 * without scripts as an anchor, with scripts with the message begun. One that
 * schedules opens the choice of a time instead, where its code arrives.
 */
export const ContactLink = ({ link, message, schedules, assistant, ...props }: ContactLinkProps) => {
  const consultation = useContext(ConsultationContext);
  if (assistant) {
    return <ButtonLink {...link} {...overlayOpener("assistant")} {...props} />;
  }
  if (!message) {
    return <ButtonLink {...link} {...props} />;
  }
  const begin = (event: MouseEvent<HTMLElement>) => {
    if (!messageField() || hasModifier(event)) return;
    event.preventDefault();
    const prefill = () => prefillMessage(message);
    if (schedules && consultation) consultation.open(event.currentTarget).catch(prefill);
    else prefill();
  };
  const opener = schedules
    ? { "aria-haspopup": "dialog" as const, onPointerEnter: consultation?.prefetch, onFocus: consultation?.prefetch }
    : {};
  return <ButtonLink {...link} onClick={begin} data-replay="" {...opener} {...props} />;
};
