import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { ServiceCard } from "./service-card";

/** A sheet of cells; on phones only lines. */
const GRID = [
  "mt-6 grid gap-px md:mt-12 sm:grid-cols-2 sm:overflow-clip sm:rounded-lg sm:border sm:border-line sm:bg-line",
  "xl:grid-cols-4",
].join(" ");

/**
 * The grid of services on the home page: two wide cards with a drawing and four small ones. On phones they are rows
 * that open.
 */
export const HomeServices = ({ services }: Queries.HomeServicesFragment) => (
  <Section tone="sunken">
    <SectionIntro heading={services.heading} intro={services.intro} />
    <ul className={GRID}>
      {services.items.map((service) => (
        <ServiceCard key={service.title} service={service} />
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment HomeServices on HomePage {
    services {
      heading
      intro
      items {
        ...ServiceCard
      }
    }
  }
`;
