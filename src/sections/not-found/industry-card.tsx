import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { NO_BREAK_SPACE } from "../../lib/as-typed";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

/** On phones a row, as the menu has it, with an arrow: six pictures would be six requests more. */
const PHONE_ROW = "max-sm:flex max-sm:min-h-14 max-sm:items-center max-sm:gap-4";

/** An industry among the ways on from the 404 page, a link as a whole: its drawing or, on phones, its icon, and its name. */
export const IndustryCard = ({
  industry: { name, path, icon, gradient, small },
}: {
  industry: Queries.NotFoundIndustryFragment;
}) => (
  <li data-gradient={gradient} className="max-sm:border-b max-sm:border-line">
    <Link href={path} className={`block hover:text-primary ${PHONE_ROW}`}>
      <Icon drawing={icon} size="1.5rem" className="flex-none text-pair-text max-xs:hidden sm:hidden" />
      <span className="max-sm:hidden">
        <Picture
          image={small}
          // Cut from a picture of eight by five, whose mark stands right of its middle.
          sizes="(min-width: 64rem) 15rem, 30vw"
          className="aspect-[8/5] w-full rounded-sm object-cover lg:aspect-[5/4] lg:object-[70%]"
        />
      </span>
      <span className="block py-2 text-base leading-snug font-medium text-balance">
        {/* A line ends before "&". */}
        {name.replaceAll("& ", `&${NO_BREAK_SPACE}`)}
      </span>
      <ArrowRight
        aria-hidden="true"
        size="1.125rem"
        className="ml-auto flex-none text-pair-text max-xs:hidden sm:hidden"
      />
    </Link>
  </li>
);

export const query = graphql`
  fragment NotFoundIndustry on Industry {
    name
    path
    icon
    gradient
    ...IndustryTile
  }
`;
