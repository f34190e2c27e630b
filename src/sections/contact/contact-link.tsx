import { useContext, type MouseEvent } from "react";
import { messageField } from "../../frame/contact-message";
import { overlayOpener } from "../../frame/overlays/overlay-store";
import type { ButtonStyle } from "../../ui/button";
import { hasModifier } from "../../ui/has-modifier";
import { ButtonLink, type LinkProps } from "../../ui/link";
import { ConsultationContext } from "./consultation-context";
import { prefillMessage } from "./prefill-message";

type ContactLinkProps = Omit<LinkProps, "href"> &
  ButtonStyle & {
    link: Queries.LinkPartsFragment;
    /** Beginning of the message that the link puts into the form. */
    message?: string | null;
    /** True if the link opens the time picker. */
    schedules?: boolean | null;
    /** True if the link opens the assistant. */
    assistant?: boolean | null;
  };

/**
 * A link for getting in touch. With a message, it leads to the form's message field: as a plain anchor without scripts,
 * and with the message begun otherwise. A link that schedules opens the time picker instead, or begins the message if
 * the picker's code cannot be loaded.
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
