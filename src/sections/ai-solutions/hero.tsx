import { graphql } from "gatsby";
import { Eyebrow, Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { Section } from "../../ui/section";
import { Descent } from "./descent";

/** First screen of the page AI Solutions (docs/product.md, section 2). */
export const AiSolutionsHero = ({ hero }: Queries.AiSolutionsHeroFragment) => (
  <Section className="max-sm:pt-2.5 md:pt-14 xl:pt-14">
    <div className="grid gap-6 sm:gap-12 lg:grid-cols-[7fr_5fr] xl:grid-cols-[1fr_32.75rem] 2xl:grid-cols-[1fr_39.5rem]">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="page" className="mt-3 sm:mt-4 2xl:text-drawn-hero">
          {hero.headline}
        </Heading>
        <p className="mt-4 max-w-prose text-muted sm:mt-6 sm:text-lg sm:text-balance">{hero.intro}</p>
        <LinkPair primary={hero.primary} secondary={hero.secondary} size="lg" className="mt-6 sm:mt-9" />
      </div>
      <Descent {...hero.drawing} />
    </div>
  </Section>
);

export const query = graphql`
  fragment AiSolutionsHero on AiSolutionsPage {
    hero {
      eyebrow
      headline
      intro
      primary {
        ...LinkParts
      }
      secondary {
        ...LinkParts
      }
      drawing {
        ...Descent
      }
    }
  }
`;
