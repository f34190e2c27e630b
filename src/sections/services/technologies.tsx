import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { TechnologyRow } from "./technology-row";

/** The core technologies on a night band: a heading beside four rows (docs/product.md, section 2). */
export const ServicesTechnologies = ({ heading, intro, anchor, items }: Queries.ServicesTechnologiesFragment) => (
  <Section id={anchor} tone="night">
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
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
  </Section>
);

export const query = graphql`
  fragment ServicesTechnologies on CoreTechnologies {
    heading
    intro
    anchor
    items {
      icon
      title
      description
      uses
    }
  }
`;
