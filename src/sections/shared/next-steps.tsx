import { graphql } from "gatsby";
import { ChevronRight } from "lucide-react";
import { NEXT_ID } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";

/** What happens after a visitor writes: three steps, each leading to the next. On phones they are rows that open. */
export const NextSteps = ({ heading, intro, steps }: Queries.NextStepsFragment) => (
  <Section id={NEXT_ID} tone="sunken">
    <SectionIntro heading={heading} intro={intro} />
    <ol className="mt-6 grid sm:gap-10 md:mt-12 md:grid-cols-3 md:gap-0">
      {steps.map(({ title, description }, index) => (
        <li
          key={title}
          className="group relative border-line-strong max-sm:border-b max-sm:first:border-t md:border-l md:px-7 md:last:pr-0 lg:px-10"
        >
          <Fold
            mark={
              <span
                aria-hidden="true"
                className="w-8 text-4xl leading-none font-medium tracking-display text-primary max-sm:text-2xl"
              >
                {index + 1}
              </span>
            }
            title={title}
            titleClass="text-lg sm:mt-2 sm:text-xl md:mt-6"
            bodyClass="pb-5 sm:pb-0"
          >
            <p className="text-muted sm:mt-2">{description}</p>
          </Fold>
          <span
            aria-hidden="true"
            className="absolute top-1 -right-4 z-1 grid size-8 place-items-center rounded-full border border-line-strong bg-sunken text-primary group-last:hidden max-md:hidden"
          >
            <ChevronRight size="1.125rem" />
          </span>
        </li>
      ))}
    </ol>
  </Section>
);

export const query = graphql`
  fragment NextSteps on NextSteps {
    heading
    intro
    steps {
      title
      description
    }
  }
`;
