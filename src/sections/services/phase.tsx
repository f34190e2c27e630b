import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { Heading } from "../../ui/heading";

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

/** One phase of a project, below the bar of its weeks. */
export const Phase = ({ phase: { title, weeks, result, stop }, to, labels, scale, columns }: PhaseProps) => {
  const before = to - weeks;
  return (
    <li className="pb-9 last:pb-10">
      <svg aria-hidden="true" viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" className="block h-2 w-full">
        <path d={`M0 0H${scale}`} vectorEffect="non-scaling-stroke" strokeWidth="2" className="stroke-line-strong" />
        <path d={`M${before} 0H${to}V1H${before}Z`} className="fill-signal" />
      </svg>
      <div className={`mt-5 grid gap-x-6 gap-y-4 ${columns}`}>
        <div>
          <Heading as="h3" size="card">
            {title}
          </Heading>
          <p className="mt-1 text-muted">
            {fillText(weeks === 1 ? labels.week : labels.weeks, { from: before + 1, to })}
          </p>
        </div>
        <dl className="contents">
          <div>
            <dt className="text-label text-muted">{labels.resultLabel}</dt>
            <dd className="mt-1">{result}</dd>
          </div>
          <div>
            <dt className="text-label text-muted">{labels.stopLabel}</dt>
            <dd className="mt-1">{stop}</dd>
          </div>
        </dl>
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
