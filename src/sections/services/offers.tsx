import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { Fold } from "../../ui/fold";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { toneVariants } from "../../ui/tone";
import { OfferDrawing } from "./offer-drawing";

type ServiceOffersProps = Queries.ServiceOffersFragment & {
  /** The services of the home page, which have the colors. */
  toned: Queries.ServiceTonesFragment["services"]["items"];
};

/**
 * A service. It is a row on phones. On wider screens its drawing comes first, above the name and the description or,
 * where there is room, beside them. Its parts align with those of its neighbor.
 */
const OFFER = [
  "max-sm:border-t max-sm:border-line-strong sm:row-span-5 sm:grid sm:grid-rows-subgrid",
  "sm:pb-12 sm:last:pb-0 sm:nth-last-2:pb-0 xl:row-span-4 xl:grid-cols-[11rem_1fr] xl:gap-x-8",
].join(" ");

/**
 * The services as a list: each with a drawing of its purpose, a description, and what a client gets. On phones they are
 * rows that open, the first one open. Each has the same color as on the home page.
 */
export const ServiceOffers = ({ services, toned }: ServiceOffersProps) => (
  <Section id={SERVICES_IDS.services} space="close" tone="sunken">
    <SectionIntro heading={services.heading} intro={services.intro} />
    <ul className="mt-6 grid gap-x-8 max-sm:border-b max-sm:border-line-strong sm:grid-cols-2 md:mt-12 lg:gap-x-12">
      {services.items.map(({ icon, title, description, drawing, gets, link }, index) => {
        const tone = toned.find((service) => service.title === title)?.tone ?? "PRIMARY";
        const color = toneVariants({ tone });
        return (
          <Reveal as="li" key={title} index={index % 2} className={OFFER}>
            <Fold
              isOpen={index === 0}
              mark={<Icon drawing={icon} size="1.75rem" className={`${color} flex-none sm:hidden`} />}
              title={title}
              titleClass="text-lg sm:max-xl:mt-5 sm:text-xl"
              bodyClass="pb-5 sm:contents"
            >
              <OfferDrawing
                name={drawing}
                className={`${color} mt-1 mb-4 h-28 sm:order-first sm:my-0 xl:row-span-2 xl:h-29`}
              />
              <p className="text-muted sm:mt-2">{description}</p>
              <div className="mt-4 sm:mt-5 xl:col-span-2">
                <p className="text-label text-muted">{services.getsLabel}</p>
                <FeatureList features={gets} tone={tone} className="mt-2 mb-3" />
              </div>
              <ArrowLink {...link} color={color} className="sm:justify-self-start xl:col-span-2">
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
        drawing
        gets
        link {
          ...LinkParts
        }
      }
    }
  }
`;
