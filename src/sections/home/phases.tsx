import { graphql } from "gatsby";
import { inWeeks, shareOf, weeksOf } from "../../lib/phase-spans";

/**
 * The phases of a project on one scale of weeks, each bolder than the one before, below the link to them.
 */
export const Phases = ({ run }: { run: Queries.HomePhasesFragment }) => {
  const all = weeksOf(run.phases);
  return (
    <ol className="mt-6 grid gap-y-2 text-sm text-on-night-muted sm:my-8 lg:mb-0">
      {inWeeks(run).map(({ title, weeks, before, words }, index) => (
        <li
          key={title}
          className="grid items-center gap-x-4 min-[18rem]:max-sm:grid-cols-[1fr_auto] sm:grid-cols-[9.5rem_1fr_5.25rem]"
        >
          {title}
          <svg
            aria-hidden="true"
            className="h-2 w-full rounded-sm bg-night-plate fill-signal max-sm:order-last min-[18rem]:max-sm:col-span-2 sm:h-3.5"
          >
            <rect
              x={shareOf(before, all)}
              width={shareOf(weeks, all)}
              height="100%"
              rx="4"
              fillOpacity={(index + 2) / (run.phases.length + 1)}
            />
          </svg>
          <span>{words}</span>
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
