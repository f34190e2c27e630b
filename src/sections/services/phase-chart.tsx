import { graphql } from "gatsby";
import { inWeeks, shareOf, weeksOf } from "../../lib/phase-spans";

type PhaseChartProps = {
  run: Queries.PhaseChartFragment;
  /** What the chart shows. */
  caption: string;
};

/**
 * The phases of the longest project. Each has its name and the total cost by its end, above a bar on a common scale of
 * weeks. Bars have the same colors as those above the phases' texts further down (project-run.tsx).
 */
export const PhaseChart = ({ run, caption }: PhaseChartProps) => {
  const all = weeksOf(run.phases);
  const share = (weeks: number) => shareOf(weeks, all);
  return (
    <figure className="rounded-lg border border-line bg-surface px-3.5 pt-3 pb-4 sm:px-7 sm:py-6">
      <figcaption className="text-sm font-semibold text-balance sm:text-lg">{caption}</figcaption>
      <ol className="mt-2 grid gap-2 sm:mt-5 sm:gap-5">
        {inWeeks(run).map(({ title, weeks, guide, before, end, words }, index) => {
          // In a bar of at least half the width, the label is inside, right after the number. Otherwise it is on the
          // side of the bar with more room.
          const isInside = weeks * 2 >= all;
          const isAfter = isInside || before + end <= all;
          return (
            <li key={title} className="phase">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium max-sm:text-points max-[23rem]:w-full">{title}</span>
                {/* If name and price do not fit side by side, the weeks are next to the price; otherwise they are at
                    the bar. */}
                <span className="sr-only text-sm text-muted max-[23rem]:not-sr-only">{words}</span>
                {guide && (
                  <span className="ml-auto text-end font-semibold max-sm:text-points max-sm:tracking-heading sm:text-lg">
                    {guide}
                  </span>
                )}
              </p>
              <svg
                aria-hidden="true"
                className="mt-0.5 block h-5 w-full overflow-visible rounded-sm bg-sunken text-sm sm:mt-2 sm:h-8"
              >
                <rect x={share(before)} width={share(weeks)} height="100%" rx="4" />
                <text
                  x={share(before + 0.5)}
                  y="50%"
                  textAnchor="middle"
                  dominantBaseline="central"
                  className="fill-ink font-medium"
                >
                  {index + 1}
                </text>
                <text
                  x={share(isInside ? before + 1 : isAfter ? end : before)}
                  y="50%"
                  dx={isInside ? 2 : isAfter ? 8 : -8}
                  textAnchor={isAfter ? "start" : "end"}
                  dominantBaseline="central"
                  className={`max-[23rem]:hidden ${isInside ? "fill-ink" : "fill-muted"}`}
                >
                  {words}
                </text>
              </svg>
            </li>
          );
        })}
      </ol>
    </figure>
  );
};

export const query = graphql`
  fragment PhaseChart on ProjectRun {
    week
    weeks
    phases {
      title
      weeks
      guide
    }
  }
`;
