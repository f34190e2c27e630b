import { graphql } from "gatsby";
import { Eyebrow, Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** First screen of the blog. */
export const BlogHero = ({ hero }: Queries.BlogHeroFragment) => (
  <Section space="tight" className="pb-4 max-sm:pt-2.5 md:pt-5">
    <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-baseline-last lg:gap-0">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="page" className="mt-3 sm:mt-4">
          {hero.headline}
        </Heading>
      </div>
      {/* On wide screens it lines up with the text of the featured article (featured.tsx). */}
      <p className="max-w-prose text-muted sm:text-lg sm:text-balance lg:pl-6 xl:pl-10">{hero.intro}</p>
    </div>
  </Section>
);

export const query = graphql`
  fragment BlogHero on BlogPage {
    hero {
      eyebrow
      headline
      intro
    }
  }
`;
