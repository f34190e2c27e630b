import { bringToMessage } from "../../frame/contact-message";
import { fillText } from "../../lib/fill-text";
import { ArrowLink } from "../../ui/arrow-link";
import { formatShare, meanAccuracy, READINGS_PER_RUN, type Reading } from "./readings";

type DemoOutcomeProps = {
  texts: Pick<Queries.DemoFragment["demo"], "progress" | "outcome" | "message" | "link">;
  readings: readonly Reading[];
  /** Batches of this run. */
  batches: number;
  running: boolean;
};

/** How far the run is, what it came to, and the way to a run with the visitor's own documents. */
export const DemoOutcome = ({ texts, readings, batches, running }: DemoOutcomeProps) => {
  const mean = running ? undefined : meanAccuracy(readings, batches);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-night-line px-4 py-3 max-sm:in-data-fresh:border-t-0 sm:px-6 lg:col-span-full lg:px-9">
      <p data-slot="outcome" className={mean ? "font-medium" : "text-muted"}>
        {mean
          ? fillText(texts.outcome, { n: batches, mean: formatShare(mean) })
          : fillText(texts.progress, { n: batches, all: READINGS_PER_RUN })}
      </p>
      <ArrowLink {...texts.link} data-replay="" onClick={() => bringToMessage(texts.message)} />
    </div>
  );
};
