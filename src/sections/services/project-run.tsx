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

/** The phases as numbered bars that follow each other down the weeks. Name and words of each stand in the list below. */
const WeekChart = ({ phases }: WeekChartProps) => {
  const weeks = total(phases);
  const share = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(2))}%`;
  return (
    <svg
      aria-hidden="true"
      className="mt-2 block h-28 w-full overflow-visible border-y border-line-strong text-sm font-medium md:h-36 md:text-base"
    >
      <svg viewBox={`0 0 ${weeks} 1`} preserveAspectRatio="none">
        <path
          d={Array.from({ length: weeks + 1 }, (_, week) => `M${week} 0V1`).join("")}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      </svg>
      {phases.map(({ title, weeks: length }, index) => {
        const from = total(phases.slice(0, index));
        return (
          <g key={title} className="phase">
            <rect
              x={share(from, weeks)}
              y={share(index + 0.14, phases.length)}
              width={share(length, weeks)}
              height={share(0.72, phases.length)}
              rx="4"
            />
            <text
              x={share(from + length / 2, weeks)}
              y={share(index + 0.5, phases.length)}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
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
          <Phase
            key={phase.title}
            phase={phase}
            number={index + 1}
            to={total(run.phases.slice(0, index + 1))}
            labels={run}
          />
        ))}
      </ol>
      <p className="border-t border-line-strong pt-5 text-sm text-faint">{run.footnote}</p>
      <div className="mt-8 border-l-2 border-primary pl-4 sm:pl-5 md:mt-14 md:pl-10">
        <Heading as="h3" size="small" className="text-primary">
          {run.stop.heading}
        </Heading>
        <p className="mt-2 font-medium sm:mt-3 sm:text-2xl sm:leading-snug sm:tracking-heading">{lead}</p>
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
