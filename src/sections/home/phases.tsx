import { graphql } from "gatsby";
import { inWeeks, shareOf, weeksOf } from "../../lib/phase-spans";

/** Below the way to them: the phases of a project on one scale of weeks, the later, the bolder. */
export const Phases = ({ run }: { run: Queries.HomePhasesFragment }) => {
  const all = weeksOf(run.phases);
  return (
    <ol className="my-8 grid gap-y-3 text-sm text-on-night-muted sm:gap-y-2 lg:mb-0">
      {inWeeks(run).map(({ title, weeks, before, words }, index) => (
        <li
          key={title}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 sm:grid sm:grid-cols-[9.5rem_1fr_5.25rem]"
        >
          {title}
          <span className="sm:order-1">{words}</span>
          <svg aria-hidden="true" className="h-2 w-full rounded-sm bg-night-plate fill-signal sm:h-3.5">
            <rect
              x={shareOf(before, all)}
              width={shareOf(weeks, all)}
              height="100%"
              rx="4"
              fillOpacity={(index + 2) / (run.phases.length + 1)}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
};

export const query = graphql`
  fragment HomePhases on ProjectRun {
    week
    weeks
    phases {
      title
      weeks
    }
  }
`;
