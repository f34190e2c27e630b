import { graphql } from "gatsby";
import { TERMS_ID } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Fold } from "../../ui/fold";

/** What holds for every project: three columns; on phones rows that open. */
export const HomeTerms = ({ terms }: Queries.HomeTermsFragment) => (
  <Section id={TERMS_ID} tone="night">
    <SectionIntro heading={terms.heading} intro={terms.intro} />
    <ul className="mt-6 md:mt-14 md:grid md:grid-cols-3 md:gap-x-8 lg:gap-x-12">
      {terms.items.map(({ title, description }) => (
        <li
          key={title}
          className="border-t border-night-line sm:pt-5 sm:pb-10 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0 md:pb-0"
        >
          <Fold title={title} titleClass="text-lg sm:text-2xl" bodyClass="pb-5 sm:pb-0">
            <p className="text-on-night-muted sm:mt-3">{description}</p>
          </Fold>
        </li>
      ))}
    </ul>
    <ArrowLink
      href={terms.link.href}
      planned={terms.link.planned}
      className="max-sm:w-full max-sm:border-t max-sm:border-night-line max-sm:pt-2 md:mt-8"
    >
      {terms.link.label}
    </ArrowLink>
  </Section>
);

export const query = graphql`
  fragment HomeTerms on HomePage {
    terms {
      heading
      intro
      items {
        title
        description
      }
      link {
        ...LinkParts
      }
    }
  }
`;
