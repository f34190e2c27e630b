import { graphql } from "gatsby";
import { CONTACT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { IconChip } from "../../ui/icon-chip";
import { ContactLink } from "./contact-link";

/** On phones a row of one shared panel; the whole row is a link. */
const OPTION = [
  "relative grid grid-cols-[auto_1fr] items-center gap-x-3 border-line sm:items-start sm:gap-x-5 sm:border-b sm:py-5 lg:py-4.5",
  "max-sm:min-h-16 max-sm:px-4 max-sm:py-3 max-sm:not-last:border-b max-sm:[&>span]:size-10",
].join(" ");

/** On phones the link covers the row. */
const LINK =
  "max-sm:min-h-0 sm:min-h-11 lg:col-start-2 lg:row-start-1 lg:-my-2.5 max-sm:text-base max-sm:leading-snug max-sm:after:absolute max-sm:after:inset-0";

/** Four ways to get in touch (docs/product.md, section 2). */
export const Options = ({ options }: { options: readonly Queries.ContactOptionFragment[] }) => (
  <ul
    id={CONTACT_IDS.options}
    className="grid border-line max-sm:rounded-lg max-sm:border max-sm:bg-surface sm:grid-cols-2 sm:gap-x-8 sm:border-t lg:grid-cols-1 lg:content-start lg:border-t-0"
  >
    {options.map(({ icon, title, description, link, ...behavior }, index) => {
      const id = `option-${index + 1}`;
      return (
        <li key={title} className={OPTION}>
          <IconChip drawing={icon} />
          <div className="lg:grid lg:grid-cols-[1fr_auto] lg:items-baseline lg:gap-x-2">
            <Heading id={id} size="small" className="max-sm:text-base max-sm:leading-tight">
              {title}
            </Heading>
            <p className="mt-1 text-base text-muted max-sm:hidden lg:col-span-2 lg:text-sm">{description}</p>
            <ContactLink
              id={`${id}-link`}
              link={link}
              {...behavior}
              variant="link"
              className={LINK}
              aria-labelledby={`${id} ${id}-link`}
            />
          </div>
        </li>
      );
    })}
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
