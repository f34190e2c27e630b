import { graphql } from "gatsby";
import { Fragment, useId } from "react";
import { fillText } from "../../lib/fill-text";
import { inWeeks, shareOf, weeksOf } from "../../lib/phase-spans";
import { withLead } from "../../lib/with-lead";

type PhaseChartProps = {
  run: Queries.PhaseChartFragment;
  /** The question where to stop, and what the prices mean. */
  caption: string;
  /** Pattern for when the price is paid. `{week}` is the last week of the chosen phase. */
  paid: string;
};

/**
 * The phases of the longest project, to choose after which one to stop. Each has its name and the total price by its
 * end, above a bar on a common scale of weeks. Phases after the chosen one become outlines. Below the chart are the
 * price by then, and what the client keeps. Radio buttons and styles do all of this (services.css), so it also works
 * without scripts. Bars have the same colors as those above the phases' texts further down (project-run.tsx).
 */
export const PhaseChart = ({ run, caption, paid }: PhaseChartProps) => {
  const id = useId();
  const all = weeksOf(run.phases);
  const share = (weeks: number) => shareOf(weeks, all);
  const [question, note] = withLead(caption);
  return (
    <fieldset className="stops rounded-lg border border-line bg-surface">
      <legend>
        <span className="font-semibold sm:text-lg">{question}</span> <span className="text-muted sm:block">{note}</span>
      </legend>
      {inWeeks(run).map(({ title, weeks, guide, stop, before, end, words }, index) => {
        // In a bar of at least half the width, the label is inside, right after the number. Otherwise it is on the
        // side of the bar with more room.
        const isInside = weeks * 2 >= all;
        const isAfter = isInside || before + end <= all;
        const resultId = `${id}${index}`;
        return (
          <Fragment key={title}>
            <label className="phase stop">
              <span className="flex flex-wrap items-center gap-x-2 max-sm:gap-x-1.5">
                {/* At first, after the second phase: something is built by then, and the larger part is not paid. */}
                <input type="radio" name="stop" defaultChecked={index === 1} aria-describedby={resultId} />
                <span className="font-medium max-sm:text-points max-[23rem]:w-[calc(100%-1.75rem)]">{title}</span>
                {/* If name and price do not fit side by side, the weeks are next to the price; otherwise they are at
                    the bar. */}
                <span className="sr-only text-sm text-muted max-[23rem]:not-sr-only">{words}</span>
                {guide && <span className="stop-price">{guide}</span>}
              </span>
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
                  className={`fill-ink font-medium ${weeks === 1 ? "phase-of-week" : ""}`}
                >
                  {index + 1}
                </text>
                <text
                  x={share(isInside ? before + 1 : isAfter ? end : before)}
                  y="50%"
                  dx={isInside ? 2 : isAfter ? 16 : -8}
                  textAnchor={isAfter ? "start" : "end"}
                  dominantBaseline="central"
                  className={`max-[23rem]:hidden ${isInside ? "fill-ink" : "fill-muted"}`}
                >
                  {words}
                </text>
                <svg x={share(end)} y="50%" className="stop-mark">
                  <path d="M0-8 8 0 0 8-8 0Z" />
                </svg>
              </svg>
            </label>
            <div id={resultId} className="stop-result">
              {guide && (
                <p className="stop-sum">
                  <span className="text-2xl font-semibold tracking-display">{guide}</span>{" "}
                  <span className="text-sm text-muted">{fillText(paid, { week: end })}</span>{" "}
                </p>
              )}
              <p className="text-balance max-sm:text-points">{withLead(stop)[0]}</p>
            </div>
          </Fragment>
        );
      })}
    </fieldset>
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
      stop
    }
  }
`;
