import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { Fold } from "../../ui/fold";
import { SectionIntro } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { toneVariants } from "../../ui/tone";

type ServiceOffersProps = Queries.ServiceOffersFragment & {
  /** The services of the home page. */
  toned: Queries.ServiceTonesFragment["services"]["items"];
};

/**
 * The services as entries of a list: what it is, and what one gets from it. Side by side their parts begin level; on
 * phones they are rows that open. Each has the color that it has on the home page.
 */
export const ServiceOffers = ({ services, toned }: ServiceOffersProps) => (
  <Section id={SERVICES_IDS.services} tone="sunken">
    <SectionIntro heading={services.heading} intro={services.intro} />
    <ul className="mt-6 grid gap-x-16 max-sm:border-b max-sm:border-line-strong md:mt-12 lg:grid-cols-2 xl:grid-cols-3 xl:gap-x-12">
      {services.items.map(({ icon, title, description, gets, link }, index) => {
        const tone = toned.find((service) => service.title === title)?.tone ?? "PRIMARY";
        return (
          <Reveal
            as="li"
            key={title}
            index={index % 3}
            className="border-t border-line-strong sm:pt-6 sm:pb-10 sm:last:pb-0 md:pt-8 md:pb-12 lg:row-span-4 lg:nth-last-2:pb-0 xl:nth-last-3:pb-0 lg:grid lg:grid-rows-subgrid"
          >
            <Fold
              mark={
                <Icon
                  drawing={icon}
                  size="1.75rem"
                  className={toneVariants({ tone, className: "flex-none sm:mt-1 xl:mt-0" })}
                />
              }
              title={title}
              headClass="sm:flex sm:items-start sm:gap-4"
              titleClass="text-lg sm:text-2xl xl:text-xl"
              bodyClass="pb-4 xs:ml-11 sm:pb-0 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
            >
              <p className="text-muted sm:mt-3">{description}</p>
              <div className="mt-5">
                <p className="text-label text-muted">{services.getsLabel}</p>
                <FeatureList features={gets} tone={tone} className="mt-2 mb-3" />
              </div>
              <ArrowLink {...link} className="lg:justify-self-start">
                {link.label}
                <span className="sr-only">: {title}</span>
              </ArrowLink>
            </Fold>
          </Reveal>
        );
      })}
    </ul>
  </Section>
);

export const query = graphql`
  fragment ServiceTones on HomePage {
    services {
      items {
        title
        tone
      }
    }
  }
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
