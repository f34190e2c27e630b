import { graphql } from "gatsby";
import { CONTACT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { IconChip } from "../../ui/icon-chip";
import { ContactLink } from "./contact-link";

/** On phones a tile with the title alone, which is a link as a whole. */
const OPTION = [
  "relative grid grid-cols-[auto_1fr] items-center gap-x-2.5 border-line sm:items-start sm:gap-x-5 sm:border-b sm:py-5 lg:py-3",
  "max-sm:min-h-18 max-sm:rounded-sm max-sm:border max-sm:bg-surface max-sm:p-2 max-sm:[&>span]:size-10",
].join(" ");

/** Room for two lines, so that titles of a row begin at one height. */
const TITLE = "max-sm:flex max-sm:min-h-[2.5em] max-sm:items-center max-sm:text-base";

/** There the link covers the tile, and its own words are only read out, after the title. */
const LINK = "min-h-11 lg:col-start-2 lg:row-start-1 lg:-my-2.5 max-sm:absolute max-sm:inset-0 max-sm:text-[length:0]";

/** Four ways to get in touch (docs/product.md, section 2). */
export const Options = ({ options }: { options: readonly Queries.ContactOptionFragment[] }) => (
  <ul
    id={CONTACT_IDS.options}
    className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-x-8 sm:gap-y-0 sm:border-t sm:border-line lg:grid-cols-1 lg:content-start"
  >
    {options.map(({ icon, title, description, link, ...behavior }, index) => {
      const id = `option-${index + 1}`;
      return (
        <li key={title} className={OPTION}>
          <IconChip drawing={icon} />
          <div className="lg:grid lg:grid-cols-[1fr_auto] lg:items-baseline lg:gap-x-2">
            <Heading id={id} size="small" className={TITLE}>
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
