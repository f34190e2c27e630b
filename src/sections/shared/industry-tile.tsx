import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";

type IndustryTileProps = {
  industry: Queries.IndustryTileFragment;
  /** Whether wide windows show it whole, as large as its place. */
  isWide?: boolean;
  className?: string;
};

/** The small artwork of an industry as a square of 4.5rem. */
export const IndustryTile = ({ industry, isWide = false, className = "" }: IndustryTileProps) => (
  <div className={`industry-tile ${isWide ? "sm:aspect-[8/5] sm:w-auto" : ""} ${className}`}>
    <Picture
      image={industry.small}
      // A square of a picture of eight by five.
      sizes={isWide ? "(min-width: 40rem) 11rem, 7.2rem" : "7.2rem"}
      className="block size-full object-cover transition-[scale] duration-(--duration-picture) group-hover:scale-105"
    />
  </div>
);

export const query = graphql`
  fragment IndustryTile on Industry {
    small {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 384
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [120, 192, 240, 384]
        )
      }
    }
  }
`;
