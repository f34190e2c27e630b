import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { Heading } from "../../ui/heading";
import { IconChip } from "../../ui/icon-chip";
import { markVariants } from "../../ui/tone";

/** A service; its cell is highlighted on hover (docs/product.md, section 4). */
export const ServiceCard = ({ service }: { service: Queries.ServiceCardFragment }) => (
  <li
    className={markVariants({
      tone: service.tone,
      className: "lit-card group flex flex-col bg-surface p-7 before:top-0 xl:p-9",
    })}
  >
    <IconChip drawing={service.icon} tone={service.tone} />
    <Heading as="h3" size="card" className="mt-6">
      {service.title}
    </Heading>
    <p className="mt-2 text-muted">{service.description}</p>
    <FeatureList features={service.features} tone={service.tone} className="mt-5 mb-6 text-sm" />
    <ArrowLink
      href={service.link.href}
      planned={service.link.planned}
      className="mt-auto self-start after:absolute after:inset-0"
    >
      {service.link.label}
      <span className="sr-only">: {service.title}</span>
    </ArrowLink>
  </li>
);

export const query = graphql`
  fragment ServiceCard on ServiceCard {
    icon
    title
    description
    tone
    features
    link {
      ...LinkParts
    }
  }
`;
