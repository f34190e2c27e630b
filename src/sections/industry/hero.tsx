import { graphql } from "gatsby";
import { withTopic } from "../../lib/contact-topic";
import { Breadcrumbs, type BreadcrumbsProps } from "../../ui/breadcrumbs";
import { Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { Section } from "../../ui/section";
import { IndustryInstrument } from "./instrument";

type IndustryHeroProps = Queries.IndustryHeroFragment & { breadcrumbs: BreadcrumbsProps };

/** First screen of an industry page: the claim, and below it the instrument with artwork and figures. */
export const IndustryHero = ({ slug, gradient, hero, artwork, breadcrumbs }: IndustryHeroProps) => (
  <Section space="flush" className="pt-10 pb-14 md:pt-14 md:pb-20" data-gradient={gradient}>
    <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[13fr_10fr]">
      <div>
        <Breadcrumbs {...breadcrumbs} />
        <Heading as="h1" size="page" className="mt-4">
          {hero.headline}
        </Heading>
      </div>
      {/* Between phones and wide screens the links stand beside the sentence: a narrow column would stack them. */}
      <div className="grid items-end gap-x-12 gap-y-6 lg:max-xl:grid-cols-[1fr_auto] xl:content-start xl:pt-9">
        <p className="max-w-prose text-lg text-muted">{hero.intro}</p>
        <LinkPair primary={withTopic(hero.primary, slug)} secondary={hero.secondary} />
      </div>
    </div>
    <IndustryInstrument image={artwork} metrics={hero.metrics} />
    <p className="mt-4 text-sm text-faint">{hero.footnote}</p>
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
          breakpoints: [480, 800, 1200, 1600]
        )
      }
    }
  }
`;
