import { ArrowRight } from "lucide-react";
import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { IconChip } from "../../ui/icon-chip";
import { Link } from "../../ui/link";

/** A service; its cell lights up under the pointer (specification, section 4). */
export const ServiceCard = ({ service }: { service: Queries.ServiceCardFragment }) => (
  <li className="group relative flex flex-col bg-surface p-7 transition-colors duration-150 ease-out hover:bg-raised focus-within:bg-raised xl:p-9">
    <IconChip name={service.icon} tone={service.tone} />
    <Heading as="h3" size="card" className="mt-6">
      {service.title}
    </Heading>
    <p className="mt-2 text-muted">{service.description}</p>
    <ul className="mt-5 mb-6 grid gap-1.5 text-sm text-faint">
      {service.features.map((feature) => (
        <li
          key={feature}
          className="border-s-2 border-line-strong ps-3 transition-colors duration-150 group-hover:border-signal"
        >
          {feature}
        </li>
      ))}
    </ul>
    <Link
      href={service.link.href}
      planned={service.link.planned}
      className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-medium text-primary after:absolute after:inset-0"
    >
      {service.link.label}
      <span className="sr-only">: {service.title}</span>
      <ArrowRight
        aria-hidden="true"
        size={18}
        className="transition-[translate] duration-150 ease-out group-hover:translate-x-1"
      />
    </Link>
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
