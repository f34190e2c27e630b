import { graphql } from "gatsby";
import { Picture, type PictureProps } from "../../ui/picture";

type PostCoverProps = Queries.PostCoverFragment & Pick<PictureProps, "sizes" | "eager" | "className">;

/**
 * `sizes` of the featured article's cover. Its card shows a part at 1.7 times the size (blog.css), and with the same
 * `sizes` needs no second file.
 */
export const FEATURED_SIZES = "(min-width: 64rem) min(56vw, 53rem), 89vw";

/** Cover of an article. It is decorative, since the title beside it says what the article is about. */
export const PostCover = ({ image, className = "", ...props }: PostCoverProps) => (
  <Picture image={image} className={`aspect-video w-full bg-night object-cover ${className}`} {...props} />
);

export const query = graphql`
  fragment PostCover on Post {
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: NONE
          formats: [AVIF, WEBP]
          avifOptions: { quality: 77 }
          breakpoints: [400, 686, 860, 1344]
        )
      }
    }
  }
`;
