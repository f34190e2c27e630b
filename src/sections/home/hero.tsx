import { graphql } from "gatsby";
import { isFilled } from "../../lib/is-filled";
import { Eyebrow, Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { ONE_LINE } from "../../ui/one-line";
import { usePointerGlow } from "../../ui/use-pointer-glow";
import { WholeWords } from "../../ui/whole-words";
import { LateThreshold } from "../shared/threshold/late-threshold";

type HomeHeroProps = Queries.HomeHeroFragment & { industries: readonly Queries.DecisionFragment[] };

/** First screen of the home page (docs/product.md, section 2). */
export const HomeHero = ({ hero, industries }: HomeHeroProps) => {
  const glow = usePointerGlow<HTMLElement>();
  return (
    <section ref={glow} className="home-hero relative isolate overflow-clip px-5 sm:px-8">
      <div className="home-hero-columns">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Heading as="h1" size="display" className="mt-3 max-w-[7.6em] sm:mt-5 lg:text-home-hero">
            <WholeWords text={hero.headline} className="sm:whitespace-nowrap" />
          </Heading>
          <p className="mt-3 max-w-prose text-muted sm:mt-6 sm:text-xl sm:text-balance">
            {hero.intro} <span className="max-sm:hidden">{hero.detail}</span>
          </p>
        </div>
        <LinkPair
          primary={hero.primary}
          secondary={hero.secondary}
          size="lg"
          className={`${ONE_LINE} lg:max-xl:*:px-5 lg:max-xl:*:text-base`}
        />
        {isFilled(industries) && (
          <LateThreshold className="home-hero-panel" texts={hero.threshold} industries={industries} />
        )}
      </div>
      <ul
        data-slot="features"
        className="mx-auto grid max-w-page pb-4 sm:grid-cols-2 sm:gap-x-8 sm:pb-8 lg:grid-cols-3 lg:gap-x-12 lg:pb-12"
      >
        {hero.features.map((feature) => (
          <li
            key={feature.title}
            className="marked-line pt-4 pb-6 [--mark:var(--pair-text)] sm:py-5 sm:max-lg:last:odd:col-span-full"
          >
            <Heading size="small">{feature.title}</Heading>
            <p className="mt-1 text-muted max-sm:text-sm">{feature.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const query = graphql`
  fragment HomeHero on HomePage {
    hero {
      eyebrow
      headline
      intro
      detail
      threshold {
        ...ThresholdTexts
      }
      primary {
        ...LinkParts
      }
      secondary {
        ...LinkParts
      }
      features {
        title
        description
      }
    }
  }
`;
