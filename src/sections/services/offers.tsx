import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { Heading, SectionIntro } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";

/** The services as entries of a list: what it is, and what one gets from it. */
export const ServiceOffers = ({ services }: Queries.ServiceOffersFragment) => (
  <Section id={SERVICES_IDS.services} tone="sunken">
    <SectionIntro heading={services.heading} intro={services.intro} />
    <ul className="mt-12 grid gap-x-16 lg:grid-cols-2">
      {services.items.map(({ icon, title, description, gets, link }, index) => (
        <Reveal
          as="li"
          key={title}
          index={index % 2}
          className="flex flex-col border-t border-line-strong pt-6 pb-10 md:pt-8 md:pb-12"
        >
          <Heading as="h3" size="block" className="flex items-start gap-4 max-xs:flex-col">
            <Icon drawing={icon} size="1.75rem" className="mt-1 flex-none text-primary" />
            {title}
          </Heading>
          <div className="mt-3 flex grow flex-col xs:ml-11">
            <p className="text-muted">{description}</p>
            <p className="mt-5 text-label text-muted">{services.getsLabel}</p>
            <FeatureList features={gets} tone="PRIMARY" className="mt-2 mb-3" />
            <ArrowLink href={link.href} planned={link.planned} className="mt-auto self-start">
              {link.label}
              <span className="sr-only">: {title}</span>
            </ArrowLink>
          </div>
        </Reveal>
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment ServiceOffers on ServicesPage {
    services {
      heading
      intro
      getsLabel
      items {
        icon
        title
        description
        gets
        link {
          ...LinkParts
        }
      }
    }
  }
`;
