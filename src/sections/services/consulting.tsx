import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { FoldedCorner } from "../../ui/folded-corner";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";

/** Three assignments, each above the document that it ends with. */
export const Consulting = ({ consulting: { heading, intro, getsLabel, items, link } }: Queries.ConsultingFragment) => (
  <Section id={SERVICES_IDS.consulting} tone="sunken">
    <SectionIntro heading={heading} intro={intro} />
    <ul className="mt-12 grid gap-x-10 gap-y-14 lg:grid-cols-3 lg:gap-x-12">
      {items.map(({ title, description, duration, gets }) => (
        <li key={title} className="flex flex-col">
          <Heading as="h3" size="block">
            {title}
          </Heading>
          <p className="mt-1 text-label text-muted">{duration}</p>
          <p className="mt-3 mb-7 text-muted">{description}</p>
          <div className="relative mt-auto border border-line-strong bg-surface px-6 pt-6 pb-9 max-xs:px-3 lg:min-h-56">
            <FoldedCorner />
            <p className="text-label text-muted">{getsLabel}</p>
            <FeatureList features={gets} tone="PRIMARY" className="mt-3" />
          </div>
        </li>
      ))}
    </ul>
    <ArrowLink href={link.href} planned={link.planned} className="mt-8">
      {link.label}
    </ArrowLink>
  </Section>
);

export const query = graphql`
  fragment Consulting on ServicesPage {
    consulting {
      heading
      intro
      getsLabel
      items {
        title
        description
        duration
        gets
      }
      link {
        ...LinkParts
      }
    }
  }
`;
