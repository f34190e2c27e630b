import { graphql } from "gatsby";
import { fillText } from "../../lib/fill-text";
import { Fold } from "../../ui/fold";

type PhaseProps = {
  /** With its weeks in words. */
  phase: Queries.PhaseFragment & { words: string };
  labels: Queries.PhaseLabelsFragment;
  /** That of its bar in the hero. */
  number: number;
};

/** One phase of a project in words; on phones a row that opens. */
export const Phase = ({ phase: { title, words, guide, result, stop }, number, labels }: PhaseProps) => (
  <li className="phase border-t border-line-strong sm:pt-5 sm:pb-9 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
    <Fold
      mark={
        <span aria-hidden="true" className="phase-mark">
          {number}
        </span>
      }
      title={title}
      note={
        <p className="text-muted max-sm:text-sm max-sm:leading-snug sm:mt-1">
          {words}
          {guide && (
            <span className="block font-semibold text-ink sm:mt-1">
              {/* By the end of the first phase nothing else has been paid. */}
              {number === 1 ? guide : fillText(labels.total, { price: guide })}
            </span>
          )}
        </p>
      }
      headClass="sm:flex sm:gap-3"
      titleClass="text-lg sm:text-xl"
      bodyClass="pb-6 xs:max-sm:pl-11 sm:pb-0 lg:row-span-2 lg:grid lg:grid-rows-subgrid"
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
