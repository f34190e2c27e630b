import { graphql } from "gatsby";
import { phaseSpans, shareOf, weeksOf } from "../../lib/phase-spans";

/** Below the way to them: the phases of a project on one scale of weeks, the later, the bolder. */
export const Phases = ({ phases }: { phases: readonly Queries.HomePhaseFragment[] }) => {
  const all = weeksOf(phases);
  return (
    <ol className="my-8 grid max-w-lg gap-y-2 text-sm text-on-night-muted lg:mb-0">
      {phaseSpans(phases).map(({ title, weeks, before }, index) => (
        <li key={title} className="grid items-center gap-x-4 xs:grid-cols-[10.5rem_1fr]">
          {title}
          <svg aria-hidden="true" className="h-3.5 w-full rounded-sm bg-night-raised fill-signal">
            <rect
              x={shareOf(before, all)}
              width={shareOf(weeks, all)}
              height="100%"
              rx="4"
              fillOpacity={(index + 2) / (phases.length + 1)}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
};

export const query = graphql`
  fragment HomePhase on ProjectPhase {
    title
    weeks
  }
`;
