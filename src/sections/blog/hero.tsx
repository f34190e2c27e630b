import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Eyebrow, Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

type BlogHeroProps = Queries.BlogHeroFragment & {
  /** Shown below the intro. */
  children: ReactNode;
};

/**
 * First screen of the blog. On wide screens the intro and the search stand beside the headline, so that the featured
 * article is on that screen as well.
 */
export const BlogHero = ({ hero, children }: BlogHeroProps) => (
  <Section space="tight" className="pb-4 max-sm:pt-2.5 md:pt-8 md:pb-8">
    <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:items-end xl:grid-cols-2">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="page" className="mt-3 sm:mt-4">
          {hero.headline}
        </Heading>
      </div>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted sm:text-lg sm:text-balance">{hero.intro}</p>
        {children}
      </div>
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
