import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { FeatureList } from "../../ui/feature-list";
import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Reveal } from "../../ui/reveal";

/** Cells of one row enter one after the other; later rows do not wait for the earlier ones. */
const ROW = 3;

type IndustryCellProps = { industry: Queries.ServicesIndustryCellFragment; linkLabel: string; index: number };

/**
 * An industry on the services overview; the whole cell is the link's target. On phones a row with its icon at the side,
 * as their first view would fetch six pictures that nobody sees yet, and with the figure that wide windows have in the hero.
 */
export const IndustryCell = ({ industry, linkLabel, index }: IndustryCellProps) => {
  const [figure] = industry.hero.metrics;
  return (
    <Reveal
      as="li"
      index={index % ROW}
      data-gradient={industry.gradient}
      className="lit-card group -mr-px -mb-px flex gap-3 border-r border-b border-line p-4 pr-3 before:top-0 max-xs:flex-col max-xs:px-3 sm:flex-col sm:gap-6 sm:p-6"
    >
      <Icon drawing={industry.icon} size="1.75rem" className="flex-none text-pair-text sm:hidden" />
      <div className="relative overflow-clip rounded-sm after:absolute after:inset-0 after:edged after:rounded-sm max-sm:hidden">
        <Picture
          image={industry.small}
          sizes="(min-width: 91rem) 27rem, (min-width: 64rem) 24rem, 50vw"
          className="block aspect-[5/2] w-full object-cover transition-[scale] duration-(--duration-picture) group-hover:scale-105"
        />
      </div>
      <div className="flex grow flex-col">
        <Heading as="h3" size="card" className="max-sm:pr-8 max-sm:text-base max-xs:pr-0">
          <Link href={industry.path} className="card-link">
            {industry.name}
          </Link>
        </Heading>
        <p className="mt-1 text-muted max-sm:text-base sm:mt-2">{industry.description}</p>
        {figure && (
          <p className="mt-1 text-sm text-muted sm:hidden print:hidden">
            <span className="mr-0.5 text-lg font-medium tracking-heading whitespace-nowrap text-pair-text">
              {figure.value}
            </span>{" "}
            {figure.label}
          </p>
        )}
        <FeatureList
          features={industry.solutions.items.map(({ title }) => title)}
          className="text-sm [--mark:var(--pair-text)] group-has-[>li:nth-child(13)]/sheet:hidden max-sm:hidden sm:mt-5"
        />
        <p
          aria-hidden="true"
          className="flex items-center gap-2 font-medium text-pair-text max-sm:absolute max-sm:top-5 max-sm:right-4 sm:mt-auto sm:pt-6"
        >
          <span className="max-sm:hidden">{linkLabel}</span>
          <ArrowRight size="1.125rem" className="transition-[translate] group-hover:translate-x-1" />
        </p>
      </div>
    </Reveal>
  );
};

export const query = graphql`
  fragment ServicesIndustryCell on Industry {
    slug
    name
    path
    icon
    gradient
    description
    hero {
      metrics {
        value
        label
      }
    }
    small {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 896
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [384, 448, 768, 896]
        )
      }
    }
    solutions {
      items {
        title
      }
    }
  }
`;
