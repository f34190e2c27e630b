import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { SERVICES_IDS } from "../../lib/page-ids";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Phase } from "./phase";

/** Columns of the ledger on wide screens: the phase, what one gets, what one keeps. */
const COLUMNS = "lg:grid-cols-[3fr_5fr_4fr] lg:gap-x-12";

/** How a project runs: a ledger of its phases, each below its weeks on one scale; then what it costs to stop. */
export const ProjectRun = ({ run }: Queries.ProjectRunFragment) => {
  const weeks = Math.max(...run.phases.map(({ to }) => to));
  return (
    <Section id={SERVICES_IDS.run}>
      <SectionIntro heading={run.heading} intro={run.intro} />
      <div aria-hidden="true" className="mt-12 flex justify-between text-sm text-faint">
        <span>{fillText(run.week, { from: 1 })}</span>
        <span>{fillText(run.week, { from: weeks })}</span>
      </div>
      <ol className="mt-2">
        {run.phases.map((phase) => (
          <Phase key={phase.title} phase={phase} labels={run} weeks={weeks} columns={COLUMNS} />
        ))}
      </ol>
      <p className="max-w-prose border-t border-line-strong pt-5 text-sm text-faint lg:max-w-none">{run.footnote}</p>
      <div className="mt-14 border-l-2 border-primary pl-6 md:mt-20 md:pl-10">
        <Heading as="h3" size="small" className="text-primary">
          {run.stop.heading}
        </Heading>
        <p className="mt-3 max-w-[58rem] text-2xl leading-snug font-medium tracking-heading">{run.stop.text}</p>
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
