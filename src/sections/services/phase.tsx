import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { Fold } from "../../ui/fold";

type PhaseProps = {
  phase: Queries.PhaseFragment;
  labels: Queries.PhaseLabelsFragment;
  /** Its last week. */
  to: number;
  /** Length of the scale, in weeks. */
  scale: number;
  /** Classes of the columns on wide screens. */
  columns: string;
};

/** One phase of a project, below the bar of its weeks; on phones a row that opens. */
export const Phase = ({ phase: { title, weeks, result, stop }, to, labels, scale, columns }: PhaseProps) => {
  const before = to - weeks;
  return (
    <li className="sm:pb-9 sm:last:pb-10">
      <svg aria-hidden="true" viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" className="block h-2 w-full">
        <path d={`M0 0H${scale}`} vectorEffect="non-scaling-stroke" strokeWidth="2" className="stroke-line-strong" />
        <path d={`M${before} 0H${to}V1H${before}Z`} className="fill-signal" />
      </svg>
      <div className={`sm:mt-5 sm:grid sm:gap-x-6 sm:gap-y-4 ${columns}`}>
        <Fold
          title={title}
          note={
            <p className="text-muted max-sm:text-sm sm:mt-1">
              {fillText(weeks === 1 ? labels.week : labels.weeks, { from: before + 1, to })}
            </p>
          }
          titleClass="text-lg sm:text-xl"
          bodyClass="pb-6 sm:contents"
        >
          <dl className="grid gap-y-4 sm:contents">
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
      </div>
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
