import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Reveal } from "../../ui/reveal";

/** Picture, words, figure and arrow side by side, as far as there is room; the figure comes below the words at first. */
const COLUMNS = "xs:grid-cols-[4.5rem_1fr] sm:grid-cols-[10rem_1fr_11rem] lg:grid-cols-[11rem_1fr_16rem_auto]";

/** An industry on the home page: a line with its artwork and its first figure. The whole line is the link's target. */
export const IndustryRow = ({ industry }: { industry: Queries.HomeIndustryFragment }) => {
  const [figure] = industry.hero.metrics;
  return (
    <Reveal
      as="li"
      data-gradient={industry.gradient}
      className={`group relative grid content-start items-start gap-x-4 border-b border-line py-3 sm:gap-x-8 sm:py-5 lg:items-center ${COLUMNS}`}
    >
      <div className="overflow-hidden rounded-sm max-xs:w-[4.5rem] xs:row-span-2 sm:row-span-1">
        <Picture
          image={industry.small}
          // A square of a picture of eight by five.
          sizes="(min-width: 40rem) 11rem, 7.2rem"
          className="block aspect-square w-full object-cover transition-[scale] duration-(--duration-picture) group-hover:scale-105 sm:aspect-[8/5]"
        />
      </div>
      <div className="min-w-0">
        <Heading as="h3" className="text-lg sm:text-xl">
          <Link href={industry.path} className="card-link">
            {industry.name}
          </Link>
        </Heading>
        <p className="mt-1 text-base text-muted max-sm:hidden">{industry.description}</p>
      </div>
      {figure && (
        <p className="mt-1 flex flex-col xs:col-start-2 sm:col-start-auto sm:mt-0 lg:gap-0.5">
          <span className="text-xl leading-snug font-medium sm:text-2xl tracking-display text-pair-text">
            {figure.value}
          </span>{" "}
          <span className="text-sm text-muted">{figure.label}</span>
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
    small {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 384
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [120, 192, 240, 384]
        )
      }
    }
  }
`;
