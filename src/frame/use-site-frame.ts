import { graphql, useStaticQuery } from "gatsby";

export type SiteFrame = {
  settings: NonNullable<Queries.SiteFrameQuery["settings"]>;
  navigation: NonNullable<Queries.SiteFrameQuery["navigation"]>;
  industries: Queries.SiteFrameQuery["allIndustry"]["nodes"];
  /** Postal address of the first office, on one line; empty if there is no office. */
  headquarters: string;
  /** Public address, without a trailing slash. */
  siteUrl: string;
  /** Year of the build, four digits. */
  year: string;
};

/**
 * The site-wide data of every page: brand, menus, footer, industries. It is a single query, so that a page fetches one
 * file instead of four. It contains at most twelve industries, the first by order: a menu has no room for more, and
 * every page would have to load them. The services overview lists all.
 *
 * @throws if data/site or data/navigation is missing; the content check catches this earlier
 */
export const useSiteFrame = (): SiteFrame => {
  const { settings, navigation, allIndustry, allOffice, site } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      site {
        siteMetadata {
          siteUrl
        }
        buildTime(formatString: "YYYY")
      }
      settings: siteSettings {
        brand
        legalName
        tagline
        email
        phone
        foundingYear
        themeColor
        social {
          name
          url
        }
        labels {
          skipToContent
          mainNavigation
          footerNavigation
          openMenu
          closeMenu
          search
          theme
          themeSystem
          themeLight
          themeDark
          dismiss
          home
          notifications
        }
        notLoaded {
          title
          text
        }
        promise {
          newsletterNote
          ...PrivacyNoteLink
        }
      }
      navigation {
        header {
          ...LinkParts
        }
        action {
          ...LinkParts
        }
        industries {
          link {
            ...LinkParts
          }
          position
          toggleLabel
          heading
          viewAll {
            ...LinkParts
          }
          extra {
            label
            href
            planned
            icon
          }
        }
        footer {
          summary
          ask
          columns {
            heading
            links {
              ...LinkParts
            }
          }
          legal {
            ...LinkParts
          }
          copyright
          socialHeading
          newsletter {
            heading
            text
            emailLabel
            placeholder
            button
            invalid
            success {
              title
              text
            }
            failure {
              title
              text
            }
            again
          }
        }
      }
      allOffice(sort: [{ order: ASC }, { slug: ASC }], limit: 1) {
        nodes {
          postalLines
        }
      }
      allIndustry(sort: [{ order: ASC }, { slug: ASC }], limit: 12) {
        nodes {
          name
          path
          icon
          gradient
          description
          solutions {
            items {
              title
            }
          }
        }
      }
    }
  `);
  if (!settings || !navigation || !site?.siteMetadata?.siteUrl || !site.buildTime) {
    throw new Error(
      "useSiteFrame: data/site/site.json, data/navigation/navigation.json or siteMetadata.siteUrl is missing",
    );
  }
  return {
    settings,
    navigation,
    industries: allIndustry.nodes,
    // Without the country, which comes last.
    headquarters: allOffice.nodes.map(({ postalLines }) => postalLines.slice(0, -1).join(", ")).join(""),
    siteUrl: site.siteMetadata.siteUrl,
    year: site.buildTime,
  };
};

/** The links of the header, with the link to all industries at its configured position. */
export const headerLinks = ({ header, industries: { position, link } }: SiteFrame["navigation"]) =>
  header.toSpliced(position, 0, link);

export const linkParts = graphql`
  fragment LinkParts on ContentLink {
    label
    href
    planned
  }
`;
