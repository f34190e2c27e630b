import { graphql } from "gatsby";
import { TERMS_ID } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** What holds for every project: three lines in large type, each a step further in. */
export const HomeTerms = ({ terms }: Queries.HomeTermsFragment) => (
  <Section id={TERMS_ID} tone="night">
    <Heading size="block">{terms.heading}</Heading>
    <p className="mt-3 max-w-prose text-on-night-muted">{terms.intro}</p>
    <ul className="mt-10 md:mt-14">
      {terms.items.map(({ title, description }) => (
        <li
          key={title}
          className="border-t border-night-line pt-5 pb-10 md:pb-14 lg:nth-2:ml-[16.6%] lg:nth-3:ml-[33.3%] lg:nth-3:pb-0"
        >
          <Heading as="h3" size="page">
            {title}
          </Heading>
          <p className="mt-3 max-w-narrow text-lg text-on-night-muted">{description}</p>
        </li>
      ))}
    </ul>
    <ArrowLink href={terms.link.href} planned={terms.link.planned} className="mt-2 lg:mt-8 lg:ml-[33.3%]">
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
