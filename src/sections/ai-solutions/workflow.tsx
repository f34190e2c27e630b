import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { FoldedCorner } from "../../ui/folded-corner";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

/**
 * The five steps from data to a monitored model, as nodes on one line with what each step delivers. They are side by
 * side, or one below the other if there is no room. On phones they are rows that open, with what each step delivers
 * below its title.
 */
export const DevelopmentWorkflow = ({ workflow }: Queries.DevelopmentWorkflowFragment) => (
  <Section id={AI_SOLUTIONS_IDS.workflow}>
    <SectionIntro heading={workflow.heading} intro={workflow.intro} />
    <ol className="pipeline mt-8 md:mt-14">
      {workflow.steps.map(({ icon, title, description, deliverable }) => (
        <li key={title} className="pipeline-stage">
          <Fold
            mark={<Icon drawing={icon} size="1.375rem" className="shrink-0 text-primary max-sm:hidden" />}
            title={title}
            note={deliverable}
            headClass="pipeline-head"
            titleClass="text-lg"
            bodyClass="pb-5 sm:contents"
          >
            <p className="text-base text-muted xl:text-nav">{description}</p>
            <div className="relative border border-line-strong bg-surface px-4 py-3 max-sm:hidden xl:mt-4">
              <FoldedCorner ground="paper" />
              <p className="text-sm text-faint">{workflow.deliverableLabel}</p>
              <p className="mt-0.5 pr-4 text-base leading-snug font-medium text-balance">{deliverable}</p>
            </div>
          </Fold>
        </li>
      ))}
    </ol>
  </Section>
);

export const query = graphql`
  fragment DevelopmentWorkflow on AiSolutionsPage {
    workflow {
      heading
      intro
      deliverableLabel
      steps {
        icon
        title
        description
        deliverable
      }
    }
  }
`;
