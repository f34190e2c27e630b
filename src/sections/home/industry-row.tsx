import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Reveal } from "../../ui/reveal";

/** Picture, words, figure and arrow side by side, as far as there is room; the figure comes below the words at first. */
const COLUMNS = "xs:grid-cols-[5.5rem_1fr] sm:grid-cols-[10rem_1fr] lg:grid-cols-[11rem_1fr_16rem_auto]";

/** An industry on the home page: a line with its artwork and its first figure. The whole line is the link's target. */
export const IndustryRow = ({ industry }: { industry: Queries.HomeIndustryFragment }) => {
  const [figure] = industry.hero.metrics;
  return (
    <Reveal
      as="li"
      data-gradient={industry.gradient}
      className={`group relative grid items-center gap-x-5 gap-y-3 border-b border-line py-5 xs:gap-y-0 sm:gap-x-8 ${COLUMNS}`}
    >
      <div className="overflow-hidden rounded-sm max-xs:w-[5.5rem]">
        <Picture
          image={industry.artwork}
          sizes="(min-width: 40rem) 11rem, 5.5rem"
          className="block aspect-square w-full object-cover transition-[scale] duration-(--duration-picture) group-hover:scale-105 sm:aspect-[8/5]"
        />
      </div>
      <div className="min-w-0">
        <Heading as="h3" size="card">
          <Link href={industry.path} className="card-link">
            {industry.name}
          </Link>
        </Heading>
        <p className="mt-1 text-base text-muted">{industry.description}</p>
      </div>
      {figure && (
        <p className="mt-2 flex xs:col-start-2 flex-wrap items-baseline gap-x-3 lg:col-start-auto lg:mt-0 lg:flex-col lg:gap-0.5">
          <span className="shrink-0 text-2xl font-medium tracking-display text-pair-text">{figure.value}</span>{" "}
          <span className="min-w-0 text-sm text-muted">{figure.label}</span>
        </p>
      )}
      <ArrowRight
        aria-hidden="true"
        size="1.25rem"
        className="mr-1 text-pair-text transition-[translate] group-hover:translate-x-1 max-lg:hidden"
      />
    </Reveal>
  );
};

export const query = graphql`
  fragment HomeIndustry on Industry {
    slug
    name
    path
    gradient
    description
    hero {
      metrics {
        value
        label
      }
    }
    artwork {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 384
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [192, 384]
          avifOptions: { quality: 66 }
        )
      }
    }
  }
`;
