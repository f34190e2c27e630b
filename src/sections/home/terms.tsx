import { graphql } from "gatsby";
import { TERMS_ID } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";

/** What holds for every project: three columns. */
export const HomeTerms = ({ terms }: Queries.HomeTermsFragment) => (
  <Section id={TERMS_ID} tone="night">
    <div className="flex flex-wrap items-end justify-between gap-x-12">
      <SectionIntro heading={terms.heading} intro={terms.intro} />
      <ArrowLink {...terms.link} />
    </div>
    <ul className="mt-4 md:mt-10 md:grid md:grid-cols-3 md:gap-x-8 lg:gap-x-12">
      {terms.items.map(({ title, description }) => (
        <li
          key={title}
          className="border-t border-night-line py-5 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0 md:pb-0"
        >
          <Heading as="h3" size="small" className="sm:text-xl">
            {title}
          </Heading>
          <p className="mt-1.5 text-on-night-muted sm:mt-3">{description}</p>
        </li>
      ))}
    </ul>
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
