import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

type IndustryWorkflowProps = {
  workflow: NonNullable<Queries.IndustryWorkflowFragment["workflow"]>;
  /** Word before a step's number, for screen readers. */
  stepPrefix: string;
};

/** On wide screens the number is above its step, and the line runs to the right. */
const NUMBER = [
  "workflow-number row-span-2 flex flex-col text-2xl leading-[1.2] font-medium tracking-display text-pair-text",
  "lg:mb-5 lg:flex-row lg:items-center lg:text-4xl",
].join(" ");

/** The tab Workflow: four steps along one rail (docs/product.md, section 2). */
export const IndustryWorkflow = ({ workflow, stepPrefix }: IndustryWorkflowProps) => (
  <Section space="flush" className="pt-8 md:pt-7">
    <SectionIntro heading={workflow.heading} intro={workflow.intro} />
    <ol className="mt-12 grid lg:grid-cols-4 lg:gap-x-10">
      {workflow.steps.map(({ step, title, description }) => (
        <li key={step} className="grid grid-cols-[--spacing(14)_1fr] pb-10 last:pb-0 lg:block lg:pb-0">
          <p className={NUMBER}>
            <span className="sr-only">{stepPrefix} </span>
            {step}
          </p>
          <Heading as="h3" size="card">
            {title}
          </Heading>
          <p className="mt-2.5 max-w-prose text-muted">{description}</p>
        </li>
      ))}
    </ol>
  </Section>
);

export const query = graphql`
  fragment IndustryWorkflow on Industry {
    workflow {
      heading
      intro
      steps {
        step
        title
        description
      }
    }
  }
`;
