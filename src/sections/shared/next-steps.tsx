import { graphql } from "gatsby";
import { ChevronRight } from "lucide-react";
import { NEXT_ID } from "../../lib/page-ids";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";

/** What happens after a visitor writes: three steps, each leading to the next. */
export const NextSteps = ({ heading, intro, steps }: Queries.NextStepsFragment) => (
  <Section id={NEXT_ID} tone="sunken">
    <SectionIntro heading={heading} intro={intro} />
    <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-0">
      {steps.map(({ title, description }, index) => (
        <li
          key={title}
          className="group relative grid grid-cols-[--spacing(12)_1fr] border-line-strong md:block md:border-l md:px-7 md:last:pr-0 lg:px-10"
        >
          <span aria-hidden="true" className="text-4xl leading-none font-medium tracking-display text-primary">
            {index + 1}
          </span>
          <div>
            <Heading as="h3" size="card" className="md:mt-6">
              {title}
            </Heading>
            <p className="mt-2 text-muted">{description}</p>
          </div>
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
