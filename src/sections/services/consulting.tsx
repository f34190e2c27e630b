import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { Fold } from "../../ui/fold";
import { FoldedCorner } from "../../ui/folded-corner";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

/**
 * Three assignments, each with the document that it ends with. They are side by side with aligned parts; on phones they
 * are rows that open.
 */
export const Consulting = ({ consulting: { heading, intro, getsLabel, items, link } }: Queries.ConsultingFragment) => (
  <Section id={SERVICES_IDS.consulting} space="close" tone="sunken">
    <SectionIntro heading={heading} intro={intro} />
    <ul className="mt-6 grid sm:gap-y-14 md:mt-12 lg:grid-cols-3 lg:gap-x-12 lg:gap-y-0">
      {items.map(({ title, description, duration, gets }) => (
        <li
          key={title}
          className="max-sm:border-t max-sm:border-line-strong max-sm:last:border-b lg:row-span-3 lg:grid lg:grid-rows-subgrid print:break-inside-avoid"
        >
          <Fold
            title={title}
            note={<p className="text-sm text-muted sm:mt-1">{duration}</p>}
            titleClass="text-lg sm:text-xl"
            bodyClass="pb-6 sm:pb-0 lg:contents"
          >
            <p className="mt-2 mb-5 text-muted sm:mt-3 sm:mb-7">{description}</p>
            <div className="relative border border-line-strong bg-surface px-6 py-6 max-xs:px-3">
              <FoldedCorner />
              <p className="text-label text-muted">{getsLabel}</p>
              <FeatureList features={gets} tone="PRIMARY" className="mt-3" />
            </div>
          </Fold>
        </li>
      ))}
    </ul>
    <ArrowLink {...link} className="mt-4 sm:mt-8" />
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
