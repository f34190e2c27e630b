import { graphql } from "gatsby";
import { shareOf } from "../../lib/phase-spans";
import { Fold } from "../../ui/fold";

type PhaseProps = {
  /** The phase, with its duration in words. */
  phase: Queries.PhaseFragment & { words: string };
  /** What a project has cost by the end of the phase, as a share of all, from 0 to 1. */
  cost: number;
  labels: Queries.PhaseLabelsFragment;
};

/**
 * One phase of a project as text, below its step of the staircase, on which its price stands. Until the phases are side
 * by side, the steps are bars, each as wide as the cost by then. On phones, the phase is a row that opens.
 */
export const Phase = ({ phase: { title, words, guide, result, stop }, cost, labels }: PhaseProps) => (
  <li className="phase phase-words sm:pt-7 xl:pt-0 sm:pb-9 lg:row-span-3 lg:grid lg:grid-rows-subgrid xl:pe-7">
    <Fold
      title={title}
      note={
        <>
          <p className="text-muted max-sm:text-sm">{words}</p>
          <div className="phase-cost">
            {guide && (
              <p className="phase-price">
                {guide} <span>{labels.total}</span>
              </p>
            )}
            {/* The height is that of the step, the width that of the bar. */}
            <svg aria-hidden="true" height={shareOf(cost, 1)} className="phase-step">
              <rect width={shareOf(cost, 1)} height="100%" />
            </svg>
          </div>
        </>
      }
      headClass="phase-head"
      titleClass="text-lg sm:text-xl"
      bodyClass="pb-6 sm:pb-0 lg:row-span-2 lg:grid lg:grid-rows-subgrid"
    >
      <dl className="grid gap-y-4 sm:mt-4 lg:row-span-2 lg:grid-rows-subgrid">
        <div>
          <dt className="text-label text-muted">{labels.resultLabel}</dt>
          <dd className="mt-1">{result}</dd>
        </div>
        <div>
          <dt className="text-label text-muted">{labels.stopLabel}</dt>
          <dd className="mt-1">{stop}</dd>
        </div>
      </dl>
    </Fold>
  </li>
);

export const query = graphql`
  fragment PhaseLabels on ProjectRun {
    total
    resultLabel
    stopLabel
  }

  fragment Phase on ProjectPhase {
    title
    weeks
    guide
    result
    stop
  }
`;
