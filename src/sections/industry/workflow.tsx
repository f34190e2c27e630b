import { graphql } from "gatsby";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";

type IndustryWorkflowProps = {
  workflow: NonNullable<Queries.IndustryWorkflowFragment["workflow"]>;
  /** Word before a step's number, for screen readers. */
  stepPrefix: string;
};

/** The tab Workflow: four steps along one rail (docs/product.md, section 2). */
export const IndustryWorkflow = ({ workflow, stepPrefix }: IndustryWorkflowProps) => (
  <Section space="flush" className="pt-14 md:pt-20">
    <SectionIntro heading={workflow.heading} intro={workflow.intro} />
    <ol className="workflow-rail mt-12 md:mt-20">
      {workflow.steps.map(({ step, title, description }) => (
        <li key={step} className="workflow-step">
          <p className="workflow-number">
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
