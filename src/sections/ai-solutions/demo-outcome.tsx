import { bringToMessage } from "../../frame/contact-message";
import { fillText } from "../../lib/fill-text";
import { ArrowLink } from "../../ui/arrow-link";
import { formatShare, meanAccuracy, READINGS_PER_RUN, type Reading } from "./readings";

type DemoOutcomeProps = {
  texts: Pick<Queries.DemoFragment["demo"], "waiting" | "progress" | "outcome" | "message" | "link">;
  readings: readonly Reading[];
  /** Batches of this run so far. */
  batches: number;
  running: boolean;
};

/**
 * The progress of the run, its result, and a link to a run with the visitor's own documents. Before the first reading
 * it says that an example is shown. The room of the longer text is reserved, so nothing moves.
 */
export const DemoOutcome = ({ texts, readings, batches, running }: DemoOutcomeProps) => {
  const mean = running ? undefined : meanAccuracy(readings, batches);
  const waiting = readings.length === 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-night-line px-4 py-2 sm:px-6 sm:py-3 lg:col-span-full lg:px-9">
      <div className="grid items-center *:[grid-area:1/1] max-sm:text-sm">
        <p className={`text-muted ${waiting ? "" : "invisible"}`}>{texts.waiting}</p>
        <p
          data-slot="outcome"
          className={`scripted ${mean ? "font-medium" : "text-muted"} ${waiting ? "invisible" : ""}`}
        >
          {mean
            ? fillText(texts.outcome, { n: batches, mean: formatShare(mean) })
            : fillText(texts.progress, { n: batches, all: READINGS_PER_RUN })}
        </p>
      </div>
      <ArrowLink
        {...texts.link}
        className="max-sm:text-points"
        data-replay=""
        onClick={() => bringToMessage(texts.message)}
      />
    </div>
  );
};
