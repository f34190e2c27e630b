import { graphql } from "gatsby";
import { ChevronRight } from "lucide-react";
import { NEXT_ID } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

const STEP = [
  "group relative border-line-strong",
  // On phones a line leads from each number down to the next.
  "max-sm:not-last:pb-6 xs:max-sm:grid xs:max-sm:grid-cols-[2rem_1fr] xs:max-sm:gap-x-4",
  "before:absolute before:inset-[2rem_auto_0_1rem] before:border-l before:border-line-strong last:before:hidden max-xs:before:hidden sm:before:hidden",
].join(" ");

/** On phones the number is beside its step, in a ring. */
const NUMBER = [
  "text-4xl leading-none font-medium tracking-display text-primary max-sm:row-span-2 max-sm:grid max-sm:size-8",
  "max-sm:place-items-center max-sm:rounded-full max-sm:border max-sm:border-control max-sm:text-base",
].join(" ");

/** How the steps lead to one another in wide windows: an arrow on the line between two, or a line to the next number. */
const LOOKS = {
  sunken: {
    step: "md:px-7 md:first:pl-0 md:not-first:border-l md:last:pr-0 lg:px-10",
    number: "block",
  },
  // At the end a diamond, as on the gate.
  night: {
    step: "md:*:not-first:pe-10",
    number: [
      "flex items-center gap-6 md:after:me-6 md:after:h-0.5 md:after:flex-1 md:after:bg-primary",
      "md:group-last:after:size-5 md:group-last:after:flex-none md:group-last:after:rotate-45",
    ].join(" "),
  },
};

type NextStepsProps = Queries.NextStepsFragment & {
  /** The ground. */
  tone?: keyof typeof LOOKS;
};

/** What happens after a visitor writes: three steps that lead to one another. */
export const NextSteps = ({ heading, intro, steps, tone = "sunken" }: NextStepsProps) => (
  <Section id={NEXT_ID} tone={tone} space={tone === "night" ? "close" : "default"}>
    <SectionIntro heading={heading} intro={intro} />
    <ol className="mt-6 grid sm:gap-10 md:mt-12 md:grid-cols-3 md:gap-0">
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`${STEP} ${LOOKS[tone].step}`}>
          <span aria-hidden="true" className={`${NUMBER} ${LOOKS[tone].number}`}>
            {index + 1}
          </span>
          <Heading as="h3" size="small" className="sm:mt-2 sm:text-xl md:mt-6">
            {title}
          </Heading>
          <p className="mt-1.5 text-muted sm:mt-2">{description}</p>
          {tone === "sunken" && (
            <span
              aria-hidden="true"
              className="absolute top-0 -right-4 z-1 grid size-8 place-items-center rounded-full border border-line-strong bg-sunken text-primary group-last:hidden max-md:hidden"
            >
              <ChevronRight size="1.125rem" />
            </span>
          )}
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
