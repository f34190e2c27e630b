import type { MouseEvent } from "react";
import { overlayOpener } from "../../frame/overlays/overlay-store";
import { prefillMessage } from "./prefill-message";
import { ButtonLink, type LinkProps } from "../../ui/link";
import type { ButtonStyle } from "../../ui/button";

export type ContactLinkProps = Omit<LinkProps, "href"> &
  ButtonStyle & {
    link: Queries.LinkPartsFragment;
    /** Beginning of the message that the link puts into the form. */
    message?: string | null;
    /** True where the link opens the assistant; without scripts it leads to the form. */
    assistant?: boolean | null;
  };

/**
 * A way to get in touch. One with a message leads to the form's message field:
 * without scripts as an anchor, with scripts with the message begun.
 */
export const ContactLink = ({ link, message, assistant, ...props }: ContactLinkProps) => {
  if (assistant) {
    return (
      <ButtonLink href={link.href} {...overlayOpener("assistant")} {...props}>
        {link.label}
      </ButtonLink>
    );
  }
  if (!message) {
    return (
      <ButtonLink href={link.href} planned={link.planned} {...props}>
        {link.label}
      </ButtonLink>
    );
  }
  const begin = (event: MouseEvent) => {
    const field = document.getElementById(link.href.replace("#", ""));
    if (!(field instanceof HTMLTextAreaElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    prefillMessage(field, message);
  };
  return (
    <ButtonLink href={link.href} onClick={begin} data-replay="" {...props}>
      {link.label}
    </ButtonLink>
  );
};
