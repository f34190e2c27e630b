import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { costShares, inWeeks } from "../../lib/phase-spans";
import { withLead } from "../../lib/with-lead";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { Phase } from "./phase";

/**
 * How a project runs: its phases as text, each below the cost by then, in the same color as in the hero. At the end, what
 * it costs to stop.
 */
export const ProjectRun = ({ run }: Queries.ProjectRunFragment) => {
  const [lead, rest] = withLead(run.stop.text);
  const costs = costShares(run.phases);
  return (
    <Section id={SERVICES_IDS.run} space="close">
      <SectionIntro heading={run.heading} intro={run.intro} />
      <ol className="mt-6 grid gap-x-7 md:mt-12 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-0">
        {inWeeks(run).map((phase, index) => (
          <Phase key={phase.title} phase={phase} cost={costs[index] ?? 0} labels={run} />
        ))}
      </ol>
      <p className="max-w-176 border-line-strong pt-3 text-sm text-faint sm:text-balance max-sm:border-t">
        {run.footnote}
      </p>
      <div className="marked-line mt-8 pt-5 [--mark:var(--color-primary)] md:mt-14 md:pt-8 lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-16">
        <div>
          <Heading as="h3" size="small" className="text-primary">
            {run.stop.heading}
          </Heading>
          <p className="mt-2 font-medium sm:mt-3 sm:text-2xl sm:leading-snug sm:tracking-heading">{lead}</p>
        </div>
        {rest && <p className="mt-2 max-w-prose text-muted sm:mt-4">{rest}</p>}
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment ProjectRun on ServicesPage {
    run {
      heading
      intro
      ...PhaseLabels
      week
      weeks
      phases {
        ...Phase
      }
      footnote
      stop {
        heading
        text
      }
    }
  }
`;
