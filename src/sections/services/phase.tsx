import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { Fold } from "../../ui/fold";

type PhaseProps = {
  phase: Queries.PhaseFragment;
  labels: Queries.PhaseLabelsFragment;
  /** That of its bar in the weeks. */
  number: number;
  /** Its last week. */
  to: number;
};

/** One phase of a project in words; on phones a row that opens. */
export const Phase = ({ phase: { title, weeks, result, stop }, number, to, labels }: PhaseProps) => {
  const before = to - weeks;
  return (
    <li className="phase border-t border-line-strong sm:pt-5 sm:pb-9 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
      <Fold
        mark={
          <span aria-hidden="true" className="phase-mark">
            {number}
          </span>
        }
        title={title}
        note={
          <p className="text-muted max-sm:text-sm sm:mt-1">
            {fillText(weeks === 1 ? labels.week : labels.weeks, { from: before + 1, to })}
          </p>
        }
        headClass="sm:flex sm:gap-3"
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
};

export const query = graphql`
  fragment PhaseLabels on ProjectRun {
    week
    weeks
    resultLabel
    stopLabel
  }

  fragment Phase on ProjectPhase {
    title
    weeks
    result
    stop
  }
`;
