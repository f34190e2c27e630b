import { useId } from "react";
import type { DemoParts } from "./demo-parts";
import { formatShare } from "./readings";

type DemoPredictionsProps = Pick<DemoParts, "Bar"> & {
  label: string;
  classes: readonly string[];
  /** Shares of one, in the order of the classes; left out before the first reading. */
  predictions: readonly number[] | undefined;
};

/** The five classes with their predictions, as bars and as figures. */
export const DemoPredictions = ({ label, classes, predictions, Bar }: DemoPredictionsProps) => {
  const id = useId();
  return (
    <div data-slot="predictions" className="px-4 pt-5 pb-6 max-sm:in-data-fresh:hidden sm:px-6 sm:pt-7 sm:pb-8 lg:px-9">
      <p id={id} className="text-sm text-muted">
        {label}
      </p>
      <ul aria-labelledby={id} className="mt-4 grid gap-3 sm:mt-6 sm:gap-5">
        {classes.map((name, index) => {
          const share = predictions?.[index];
          return (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
              <span id={`${id}${index}`}>{name}</span>
              <span aria-hidden="true" className="tabular-nums">
                {formatShare(share)}
              </span>
              <span
                className="relative col-span-full h-2 overflow-hidden rounded-full bg-night-line"
                // Before the first reading there is nothing to measure.
                {...(share !== undefined && {
                  role: "meter",
                  "aria-labelledby": `${id}${index}`,
                  "aria-valuemin": 0,
                  "aria-valuemax": 1,
                  "aria-valuenow": share,
                  "aria-valuetext": formatShare(share),
                })}
              >
                <Bar share={share} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
