import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { SERVICES_IDS } from "../../lib/page-ids";
import { withLead } from "../../lib/with-lead";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Phase } from "./phase";

/** Columns of the ledger on wide screens: the phase, what one gets, what one keeps. */
const COLUMNS = "lg:grid-cols-[3fr_5fr_4fr] lg:gap-x-12";

/** Weeks of several phases, one after the other. */
const total = (phases: readonly { weeks: number }[]): number => phases.reduce((sum, { weeks }) => sum + weeks, 0);

/** How a project runs: a ledger of its phases, each below its weeks on one scale; then what it costs to stop. */
export const ProjectRun = ({ run }: Queries.ProjectRunFragment) => {
  const weeks = total(run.phases);
  const [lead, rest] = withLead(run.stop.text);
  return (
    <Section id={SERVICES_IDS.run}>
      <SectionIntro heading={run.heading} intro={run.intro} />
      <div aria-hidden="true" className="mt-6 flex justify-between text-sm text-faint md:mt-12">
        <span>{fillText(run.week, { from: 1 })}</span>
        <span>{fillText(run.week, { from: weeks })}</span>
      </div>
      <ol className="mt-2">
        {run.phases.map((phase, index) => (
          <Phase
            key={phase.title}
            phase={phase}
            to={total(run.phases.slice(0, index + 1))}
            labels={run}
            scale={weeks}
            columns={COLUMNS}
          />
        ))}
      </ol>
      <p className="max-w-prose border-t border-line-strong pt-5 text-sm text-faint max-sm:mt-4 lg:max-w-none">
        {run.footnote}
      </p>
      <div className="mt-8 border-l-2 border-primary pl-4 sm:pl-5 md:mt-20 md:pl-10">
        <Heading as="h3" size="small" className="text-primary">
          {run.stop.heading}
        </Heading>
        <p className="mt-2 max-w-[58rem] font-medium sm:mt-3 sm:text-2xl sm:leading-snug sm:tracking-heading">
          {lead} <span className="max-sm:font-normal">{rest}</span>
        </p>
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
