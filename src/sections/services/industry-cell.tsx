import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Reveal } from "../../ui/reveal";

/** Cells of one row enter one after the other; later rows do not wait for the earlier ones. */
const ROW = 3;

type IndustryCellProps = { industry: Queries.ServicesIndustryCellFragment; linkLabel: string; index: number };

/** An industry on the services overview. The whole cell is the link's target. */
export const IndustryCell = ({ industry, linkLabel, index }: IndustryCellProps) => (
  <Reveal
    as="li"
    index={index % ROW}
    data-gradient={industry.gradient}
    className="lit-card group -mr-px -mb-px flex flex-col border-r border-b border-line p-6 before:top-0 max-xs:px-4 md:p-8"
  >
    <Icon drawing={industry.icon} size="1.75rem" className="text-pair-text" />
    <Heading as="h3" size="card" className="mt-6">
      <Link href={industry.path} className="card-link">
        {industry.name}
      </Link>
    </Heading>
    <p className="mt-2 text-muted">{industry.description}</p>
    <ul className="dash-list mt-5 text-sm group-has-[>li:nth-child(13)]/sheet:hidden">
      {industry.solutions.items.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
    <p aria-hidden="true" className="mt-auto flex items-center pt-6 gap-2 font-medium text-pair-text">
      {linkLabel}
      <ArrowRight size="1.125rem" className="transition-[translate] group-hover:translate-x-1" />
    </p>
  </Reveal>
);

export const query = graphql`
  fragment ServicesIndustryCell on Industry {
    slug
    name
    path
    icon
    gradient
    description
    solutions {
      items {
        title
      }
    }
  }
`;
