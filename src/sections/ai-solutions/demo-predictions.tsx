import { useId } from "react";
import type { DemoParts } from "./demo-parts";
import { formatShare } from "./readings";

type DemoPredictionsProps = Pick<DemoParts, "Bar"> & {
  label: string;
  classes: readonly string[];
  /** Shares from 0 to 1, in the order of the classes. */
  predictions: readonly number[];
  /** True before the first reading, when the shares are the example's. */
  waiting: boolean;
};

/** One class per line: name, bar, figure. With large text the bar has its own line. */
const ROW = "grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 xs:grid-cols-[5rem_1fr_3.5rem]";
const TRACK =
  "relative max-xs:col-span-full h-2 overflow-hidden rounded-full bg-night-line xs:col-start-2 xs:row-start-1";

/** The five classes with their predictions, as bars and as figures. */
export const DemoPredictions = ({ label, classes, predictions, waiting, Bar }: DemoPredictionsProps) => {
  const id = useId();
  return (
    <div data-slot="predictions" className="px-4 py-3 sm:px-6 sm:py-7 lg:px-9">
      <p id={id} className="text-sm text-muted">
        {label}
      </p>
      <ul aria-labelledby={id} className="mt-2 grid gap-px sm:mt-5 sm:gap-3.5">
        {classes.map((name, index) => {
          const share = predictions[index] ?? 0;
          const figure = formatShare(share);
          return (
            <li key={name} className={ROW}>
              <span id={`${id}${index}`}>{name}</span>
              <span aria-hidden="true" className="text-end">
                {figure}
              </span>
              <span
                className={TRACK}
                // Before the first reading there is nothing to measure.
                {...(!waiting && {
                  role: "meter",
                  "aria-labelledby": `${id}${index}`,
                  "aria-valuemin": 0,
                  "aria-valuemax": 1,
                  "aria-valuenow": share,
                  "aria-valuetext": figure,
                })}
              >
                {waiting && (
                  // The policy forbids inline styles in a built page, but an SVG can set its width as an attribute.
                  <svg aria-hidden="true" className="absolute size-full fill-reading">
                    <rect width={figure} height="100%" rx="4" />
                  </svg>
                )}
                <Bar share={waiting ? undefined : share} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
