import { graphql } from "gatsby";

/** The picture of an office, for About and Contact. */
export const query = graphql`
  fragment OfficePicture on Office {
    image {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1200
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [240, 400, 640, 960]
        )
      }
    }
  }
`;
