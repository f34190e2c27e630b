import { graphql } from "gatsby";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { ServiceCard } from "./service-card";

/** The grid of services on the home page: two wide cards with a drawing, four small ones; rows that open on phones. */
export const HomeServices = ({ services }: Queries.HomeServicesFragment) => (
  <Section tone="sunken">
    <SectionIntro heading={services.heading} intro={services.intro} />
    <ul className="mt-6 grid md:mt-12 gap-px overflow-clip rounded-lg border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
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
