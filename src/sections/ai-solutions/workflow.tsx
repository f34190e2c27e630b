import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { Heading, SectionIntro } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";

/** The five steps from data to a monitored model, on a numbered rail. */
export const DevelopmentWorkflow = ({ workflow }: Queries.DevelopmentWorkflowFragment) => (
  <Section id={AI_SOLUTIONS_IDS.workflow}>
    <SectionIntro heading={workflow.heading} intro={workflow.intro} />
    <ol className="mt-12 grid md:mt-16 xl:grid-cols-5 xl:gap-8">
      {workflow.steps.map((step, index) => (
        <Reveal
          as="li"
          key={step.title}
          index={index}
          className="rail-step relative grid grid-cols-[--spacing(14)_1fr] pb-10 last:pb-0 xl:grid-cols-1 xl:content-start xl:gap-7 xl:pb-0"
        >
          <span
            aria-hidden="true"
            className="relative grid size-10 place-content-center rounded-full border border-line-strong bg-paper text-sm text-primary"
          >
            {String(index + 1).padStart(2, "0")}
          </span>
          <div>
            <Heading as="h3" size="card" className="flex items-center gap-x-3 max-xs:flex-wrap">
              <Icon drawing={step.icon} size="1.375rem" className="shrink-0 text-primary" />
              {step.title}
            </Heading>
            <p className="mt-3 text-muted">{step.description}</p>
          </div>
        </Reveal>
      ))}
    </ol>
  </Section>
);

export const query = graphql`
  fragment DevelopmentWorkflow on AiSolutionsPage {
    workflow {
      heading
      intro
      steps {
        icon
        title
        description
      }
    }
  }
`;
