import { graphql } from "gatsby";
import { usePointerGlow } from "./use-pointer-glow";
import { Eyebrow, Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { LinkPair } from "../../ui/link-pair";
import { Signal } from "./signal";

/** A headline whose hyphenated words stay on one line: "AI-" alone at the end of a line reads as a fault. */
const keepHyphens = (headline: string) =>
  headline.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="sm:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** First screen of the home page (docs/product.md, section 2). */
export const HomeHero = ({ hero }: Queries.HomeHeroFragment) => {
  const glow = usePointerGlow<HTMLElement>();
  return (
    <section ref={glow} className="home-hero">
      <div className="home-hero-stage">
        <div className="home-hero-text">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Heading as="h1" size="display" className="mt-5 lg:text-home-hero">
            {keepHyphens(hero.headline)}
          </Heading>
          <p className="mt-6 max-w-prose text-xl text-muted lg:max-w-[min(28rem,42vw)]">{hero.intro}</p>
          <LinkPair primary={hero.primary} secondary={hero.secondary} size="lg" className="mt-9" />
        </div>
        <Signal />
      </div>
      <ul className="home-hero-features">
        {hero.features.map((feature) => (
          <li key={feature.title} className="home-hero-feature">
            <Icon name={feature.icon} size="1.625rem" className="text-primary" />
            <div>
              <Heading size="small">{feature.title}</Heading>
              <p className="mt-1 text-muted">{feature.description}</p>
            </div>
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
      primary {
        ...LinkParts
      }
      secondary {
        ...LinkParts
      }
      features {
        icon
        title
        description
      }
    }
  }
`;
