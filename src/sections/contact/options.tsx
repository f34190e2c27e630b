import { graphql } from "gatsby";
import { CONTACT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { IconChip } from "../../ui/icon-chip";
import { ContactLink } from "./contact-link";

/** On phones a tile that is a link as a whole. */
const OPTION = [
  "relative grid grid-cols-[auto_1fr] items-center gap-x-2.5 border-line sm:items-start sm:gap-x-5 sm:border-b sm:py-5 lg:py-6",
  "max-sm:min-h-16 max-sm:rounded-sm max-sm:border max-sm:bg-surface max-sm:px-3 max-sm:py-1 max-sm:[&>span]:size-10",
].join(" ");

/** There the link covers the tile. */
const LINK =
  "min-h-11 lg:col-start-2 lg:row-start-1 lg:-my-2.5 max-sm:-my-2.5 max-sm:text-base max-sm:after:absolute max-sm:after:inset-0";

/** Four ways to get in touch (docs/product.md, section 2). */
export const Options = ({ options }: { options: readonly Queries.ContactOptionFragment[] }) => (
  <ul
    id={CONTACT_IDS.options}
    className="grid gap-3 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-0 sm:border-t sm:border-line lg:grid-cols-1 lg:content-start"
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
