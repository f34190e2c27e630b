import { graphql } from "gatsby";
import { Picture, type PictureProps } from "../../ui/picture";

type PostCoverProps = Queries.PostCoverFragment & Pick<PictureProps, "sizes" | "eager" | "className">;

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
