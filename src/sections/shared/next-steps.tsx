import { graphql } from "gatsby";
import { ChevronRight } from "lucide-react";
import { NEXT_ID } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

const STEP = [
  "group relative border-line-strong md:px-7 md:first:pl-0 md:not-first:border-l md:last:pr-0 lg:px-10",
  // On phones a line leads from each number down to the next.
  "max-sm:not-last:pb-6 xs:max-sm:grid xs:max-sm:grid-cols-[2rem_1fr] xs:max-sm:gap-x-4",
  "before:absolute before:inset-[2rem_auto_0_1rem] before:border-l before:border-line-strong last:before:hidden max-xs:before:hidden sm:before:hidden",
].join(" ");

/** On phones the number is beside its step, in a ring. */
const NUMBER = [
  "block text-4xl leading-none font-medium tracking-display text-primary max-sm:row-span-2 max-sm:grid max-sm:size-8",
  "max-sm:place-items-center max-sm:rounded-full max-sm:border max-sm:border-control max-sm:text-base",
].join(" ");

/** What happens after a visitor writes: three steps that lead to one another. */
export const NextSteps = ({ heading, intro, steps }: Queries.NextStepsFragment) => (
  <Section id={NEXT_ID} tone="sunken">
    <SectionIntro heading={heading} intro={intro} />
    <ol className="mt-6 grid sm:gap-10 md:mt-12 md:grid-cols-3 md:gap-0">
      {steps.map(({ title, description }, index) => (
        <li key={title} className={STEP}>
          <span aria-hidden="true" className={NUMBER}>
            {index + 1}
          </span>
          <Heading as="h3" size="small" className="sm:mt-2 sm:text-xl md:mt-6">
            {title}
          </Heading>
          <p className="mt-1.5 text-muted sm:mt-2">{description}</p>
          <span
            aria-hidden="true"
            className="absolute top-0 -right-4 z-1 grid size-8 place-items-center rounded-full border border-line-strong bg-sunken text-primary group-last:hidden max-md:hidden"
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
