import { graphql } from "gatsby";
import { TERMS_ID } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Fold } from "../../ui/fold";

/** What holds for every project: three lines in large type, each a step further in. On phones they are rows that open. */
export const HomeTerms = ({ terms }: Queries.HomeTermsFragment) => (
  <Section id={TERMS_ID} tone="night">
    <SectionIntro heading={terms.heading} intro={terms.intro} />
    <ul className="mt-6 md:mt-14">
      {terms.items.map(({ title, description }) => (
        <li
          key={title}
          className="border-t border-night-line sm:pt-5 sm:pb-10 lg:nth-2:ml-[16.6%] lg:nth-3:ml-[33.3%] lg:nth-3:pb-0"
        >
          <Fold title={title} titleClass="text-lg sm:text-claim sm:leading-tight" bodyClass="pb-5 sm:pb-0">
            <p className="max-w-narrow text-on-night-muted sm:mt-3 sm:text-lg">{description}</p>
          </Fold>
        </li>
      ))}
    </ul>
    <ArrowLink
      href={terms.link.href}
      planned={terms.link.planned}
      className="max-sm:w-full max-sm:border-t max-sm:border-night-line max-sm:pt-2 lg:mt-8 lg:ml-[33.3%]"
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
