import { graphql } from "gatsby";
import { withTopic } from "../../lib/contact-topic";
import { Breadcrumbs, type BreadcrumbsProps } from "../../ui/breadcrumbs";
import { Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { METRIC_LINE, METRIC_LINES, Metric } from "../../ui/metric";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";

type IndustryHeroProps = Queries.IndustryHeroFragment & { breadcrumbs: BreadcrumbsProps };

/**
 * On phones the drawing is smaller than the headline or the intro, so that the largest paint is text
 * (docs/performance.md). With its height there and the tighter lines of the intro, the tabs fit on the first screen
 * even below the longest headline.
 */
const ARTWORK = [
  "block aspect-[11/4] w-full rounded-lg object-cover max-[27rem]:max-h-26 max-[24rem]:max-h-29.25",
  "sm:aspect-[2/1] sm:max-h-96 object-(--artwork-focus)",
  // From the middle of the page to the window's edge, and from the header to the rule above the figures. The section
  // clips what is as wide as a scroll bar.
  "lg:absolute lg:-top-8 lg:left-1/2 lg:h-[calc(100%+5.25rem)] lg:max-h-none lg:w-[50vw] lg:max-w-none lg:rounded-none lg:rounded-es-lg",
].join(" ");

/**
 * First screen of an industry page: the claim with its artwork beside it, and the figures on one line below. So the
 * tabs, which hold the substance, begin on the first screen, too.
 */
export const IndustryHero = ({ slug, gradient, hero, artwork, phoneArtwork, breadcrumbs }: IndustryHeroProps) => (
  <Section
    space="flush"
    className="industry-hero overflow-x-clip pt-2 pb-4 sm:pb-0 md:pt-6 lg:pt-8"
    data-gradient={gradient}
  >
    <div className="relative grid gap-y-5 sm:gap-y-7 lg:block">
      <div className="lg:w-1/2 lg:pe-8">
        <Breadcrumbs {...breadcrumbs} />
        <Heading as="h1" size="claim" className="mt-3 lg:mt-4">
          {hero.headline}
        </Heading>
        <p className="mt-4 max-w-prose text-lg text-muted max-[24rem]:leading-[1.5] lg:mt-5 lg:max-w-[36rem] lg:text-balance">
          {hero.intro}
        </p>
        {/* On phones the second link is hidden: it leads to the tabs, which are just below. */}
        <LinkPair
          primary={withTopic(hero.primary, slug)}
          secondary={hero.secondary}
          className="mt-5 max-sm:*:nth-2:hidden lg:mt-8"
        />
      </div>
      <Picture
        image={artwork}
        eager
        small={{ image: phoneArtwork, media: "(width < 40rem)", sizes: "calc(100vw - 2.5rem)" }}
        sizes="(min-width: 64rem) max(50vw, 46rem), calc(100vw - 4rem)"
        className={ARTWORK}
      />
    </div>
    <div className="mt-4 grid gap-y-1.5 lg:mt-6">
      {/* Before the figures, since it says that they are targets; it works as a caption. */}
      <p className="text-sm text-muted">{hero.footnote}</p>
      <dl
        className={`grid divide-line border-t border-line max-sm:gap-y-1 max-sm:pt-1 sm:grid-cols-3 sm:divide-x ${METRIC_LINES}`}
      >
        {hero.metrics.map(({ value, label }) => (
          <Metric
            key={label}
            size="strip"
            value={value}
            label={label}
            className={`text-pair-text lg:[&>dt]:text-base sm:px-8 sm:py-4 sm:first:ps-0 sm:last:pe-0 ${METRIC_LINE}`}
          />
        ))}
      </dl>
    </div>
  </Section>
);

export const query = graphql`
  fragment IndustryHero on Industry {
    slug
    gradient
    hero {
      headline
      intro
      primary {
        ...LinkParts
      }
      secondary {
        ...LinkParts
      }
      metrics {
        value
        label
      }
      footnote
    }
    artwork {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [480, 640, 800, 1280, 1600]
        )
      }
    }
    phoneArtwork {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 680
          aspectRatio: 2.75
          transformOptions: { cropFocus: CENTER }
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [480, 680]
          # The best at which a drawing of hairlines stays below 6 kB.
          avifOptions: { quality: 49 }
        )
      }
    }
  }
`;
