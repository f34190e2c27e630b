import { graphql } from "gatsby";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

/** An industry among the ways on from the 404 page: drawing and name, a link as a whole; on phones the name alone. */
export const IndustryTile = ({ industry: { name, path, small } }: { industry: Queries.NotFoundIndustryFragment }) => (
  <li>
    <Link href={path} className="group block hover:text-primary">
      <span className="block overflow-hidden rounded-sm max-sm:hidden">
        <Picture
          image={small}
          sizes="(min-width: 64rem) 12rem, 30vw"
          className="block aspect-[8/5] w-full object-cover transition-[scale] duration-(--duration-picture) group-hover:scale-105"
        />
      </span>
      <span className="block py-2.5 text-base leading-snug font-medium sm:py-2">{name}</span>
    </Link>
  </li>
);

export const query = graphql`
  fragment NotFoundIndustry on Industry {
    name
    path
    small {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 384
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [144, 192, 384]
        )
      }
    }
  }
`;
