import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { TechnologyRow } from "./technology-row";

/** The core technologies on a night band: a heading beside four rows, and what comes with every model (docs/product.md, section 2). */
export const ServicesTechnologies = ({ heading, intro, items, deliverables }: Queries.ServicesTechnologiesFragment) => (
  <Section id={SERVICES_IDS.technologies} tone="night">
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr] max-sm:gap-y-6">
      <div className="sticky-aside max-w-prose">
        <Heading>{heading}</Heading>
        <p className="mt-4 text-lg text-muted">{intro}</p>
      </div>
      <ul className="divide-y divide-night-line border-y border-night-line">
        {items.map((technology, index) => (
          <TechnologyRow key={technology.title} technology={technology} index={index} />
        ))}
      </ul>
    </div>
    <div className="max-sm:border-b max-sm:border-night-line sm:mt-16">
      <Fold title={deliverables.heading} titleClass="text-lg sm:text-2xl" bodyClass="pt-2 pb-6 sm:pt-7 sm:pb-0">
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 xl:grid-cols-4">
          {deliverables.points.map((point) => (
            <li key={point} className="marked-line pt-5 text-base text-on-night-muted [--mark:var(--color-cyan)]">
              {point}
            </li>
          ))}
        </ul>
        <ArrowLink {...deliverables.link} className="mt-6" />
      </Fold>
    </div>
  </Section>
);

export const query = graphql`
  fragment ServicesTechnologies on CoreTechnologies {
    heading
    intro
    items {
      icon
      title
      description
      uses
    }
    deliverables {
      heading
      points
      link {
        ...LinkParts
      }
    }
  }
`;
