import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { NO_BREAK_SPACE } from "../../lib/as-typed";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

/** On phones a row with an arrow, as in the menu. Six pictures would be six more requests. */
const PHONE_ROW = "max-sm:flex max-sm:min-h-14 max-sm:items-center max-sm:gap-4";

/** A link to an industry from the 404 page: its name with its picture, or on phones with its icon. */
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
          // Cropped from a picture of eight by five, whose motif is right of the center.
          sizes="(min-width: 64rem) 15rem, 30vw"
          className="aspect-[8/5] w-full rounded-sm object-cover lg:aspect-[5/4] lg:object-[70%]"
        />
      </span>
      <span className="block py-2 text-base leading-snug font-medium text-balance">
        {/* Break the line before "&", not after it. */}
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
