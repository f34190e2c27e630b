import { graphql } from "gatsby";
import { CONTACT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { IconChip } from "../../ui/icon-chip";
import { ContactLink } from "./contact-link";

/** Four ways to get in touch (docs/product.md, section 2). */
export const Options = ({ options }: { options: readonly Queries.ContactOptionFragment[] }) => (
  <ul id={CONTACT_IDS.options} className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
    {options.map(({ icon, title, description, link, ...behavior }) => (
      <li key={title} className="grid gap-x-5 gap-y-3 xs:grid-cols-[auto_1fr] border-b border-line py-5">
        <IconChip name={icon} />
        <div>
          <Heading size="small">{title}</Heading>
          <p className="mt-1 text-base text-muted">{description}</p>
          <ContactLink link={link} {...behavior} variant="link" className="min-h-11" />
        </div>
      </li>
    ))}
  </ul>
);

export const query = graphql`
  fragment ContactOption on ContactOption {
    icon
    title
    description
    message
    schedules
    assistant
    link {
      ...LinkParts
    }
  }
`;
