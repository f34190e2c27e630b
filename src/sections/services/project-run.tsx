import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { SERVICES_IDS } from "../../lib/page-ids";
import { withLead } from "../../lib/with-lead";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Phase } from "./phase";

/** Weeks of several phases, one after the other. */
const total = (phases: readonly { weeks: number }[]): number => phases.reduce((sum, { weeks }) => sum + weeks, 0);

type WeekChartProps = { phases: readonly { title: string; weeks: number }[] };

/** The phases as bars that follow each other down the weeks. Their words stand in the list below. */
const WeekChart = ({ phases }: WeekChartProps) => {
  const weeks = total(phases);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${weeks} ${phases.length}`}
      preserveAspectRatio="none"
      className="mt-2 block h-20 w-full border-y border-line-strong md:h-28"
    >
      <path
        d={Array.from({ length: weeks + 1 }, (_, week) => `M${week} 0V${phases.length}`).join("")}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
      />
      {phases.map(({ title, weeks: length }, index) => (
        <path
          key={title}
          d={`M${total(phases.slice(0, index))} ${index}h${length}v1h${-length}z`}
          className="fill-signal"
        />
      ))}
    </svg>
  );
};

/** How a project runs: its phases as bars on one scale of weeks, then in words; last what it costs to stop. */
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
      <WeekChart phases={run.phases} />
      <ol className="mt-6 grid gap-x-10 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
        {run.phases.map((phase, index) => (
          <Phase key={phase.title} phase={phase} to={total(run.phases.slice(0, index + 1))} labels={run} />
        ))}
      </ol>
      <p className="border-t border-line-strong pt-5 text-sm text-faint max-sm:mt-4">{run.footnote}</p>
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
