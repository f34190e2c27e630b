import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { Fold } from "../../ui/fold";
import { FoldTable } from "../../ui/fold-table";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { TechnologyDrawing } from "../shared/technology-drawing";

/**
 * The core technologies on a dark ground (docs/product.md, section 2): a heading beside a table of four with drawings,
 * and what comes with every model. On phones the table's rows are tiles that open.
 */
export const ServicesTechnologies = ({
  heading,
  intro,
  caption,
  head,
  items,
  deliverables,
}: Queries.ServicesTechnologiesFragment) => (
  <Section id={SERVICES_IDS.technologies} space="close" tone="night" className="bg-none">
    <div className="grid gap-x-16 gap-y-10 max-sm:gap-y-6 lg:grid-cols-[4fr_8fr] xl:grid-cols-[3fr_9fr]">
      <div className="sticky-aside max-w-prose">
        <Heading>{heading}</Heading>
        <p className="mt-3 text-muted sm:mt-4 sm:text-lg">{intro}</p>
      </div>
      <FoldTable
        caption={caption}
        head={head}
        rows={items.map(({ title, description, uses }, place) => [
          <span key={title} className="flex flex-col gap-x-4 gap-y-2 xl:w-68 xl:flex-row xl:items-center">
            <TechnologyDrawing place={place} className="bg-night-plate text-cyan xl:w-28 xl:stroke-1" />
            <span>{title}</span>
          </span>,
          description,
          <span key={title} className="block sm:min-w-50">
            {uses.map((use) => (
              <span key={use} className="block">
                {use}
              </span>
            ))}
          </span>,
        ])}
        isTiles
        className="md:[&_:is(td,tbody_th)]:align-middle sm:[&_td]:min-w-0"
      />
    </div>
    <div className="mt-1 max-sm:border-y max-sm:border-line sm:mt-16">
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
    caption
    head
    items {
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
