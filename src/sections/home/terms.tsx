import { graphql } from "gatsby";
import { TERMS_ID } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { Phases } from "./phases";

type HomeTermsProps = Queries.HomeTermsFragment & { run: Queries.HomePhasesFragment | undefined };

/**
 * The terms of every project: a list of three beside the heading. The band is plain, so that only the statement above
 * is lit.
 */
export const HomeTerms = ({ terms, run }: HomeTermsProps) => (
  <Section id={TERMS_ID} tone="night" className="bg-none">
    <div className="grid gap-x-16 gap-y-4 max-sm:gap-y-7 lg:grid-cols-[5fr_7fr] lg:gap-x-24">
      <div>
        <SectionIntro heading={terms.heading} intro={terms.intro} />
        <ArrowLink {...terms.link} className="mt-2 sm:mt-4" />
        {run && <Phases run={run} />}
      </div>
      <ul className="border-night-line lg:border-b">
        {terms.items.map(({ title, description }) => (
          <li
            key={title}
            className="gap-x-8 border-t border-night-line py-5 max-lg:last:pb-0 sm:grid sm:grid-cols-[5fr_8fr] sm:items-baseline lg:py-7"
          >
            <Heading as="h3" size="small" className="sm:text-xl">
              {title}
            </Heading>
            <p className="mt-1.5 text-on-night-muted sm:mt-0">{description}</p>
          </li>
        ))}
      </ul>
    </div>
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
