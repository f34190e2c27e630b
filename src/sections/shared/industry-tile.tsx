import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";

type IndustryTileProps = {
  industry: Queries.IndustryTileFragment;
  /** The `sizes` of the whole picture, even if only a square of it shows. */
  sizes: string;
  className?: string;
};

/** The small artwork of an industry, as a square of 4.5rem. */
export const IndustryTile = ({ industry, sizes, className = "" }: IndustryTileProps) => (
  <div className={`industry-tile edged ${className}`}>
    <Picture image={industry.small} sizes={sizes} />
  </div>
);

/** The 404 page shows the same pictures whole. */
export const query = graphql`
  fragment IndustryTile on Industry {
    small {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 384
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [144, 240, 384]
        )
      }
    }
  }
`;
