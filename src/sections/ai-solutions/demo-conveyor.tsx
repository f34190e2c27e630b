import type { CSSProperties } from "react";

/** The tray of each document in a batch, in order. */
const ROUTE = [1, 4, 0, 2, 1, 3, 0, 2] as const;

/** A sheet with a folded corner and three lines. */
const SHEET = "M1 1h11l5 5v15H1zM12 1v5h5M5 10h8M5 13.5h8M5 17h5";

type DemoConveyorProps = {
  classes: readonly string[];
  running: boolean;
  /** Batches that this run has sorted. */
  batches: number;
};

/**
 * Documents moving into five trays, which stands for the work between two readings. Screen readers skip it, since the
 * list of predictions and the progress say the same. Each tray has a mark for every document that it got. At rest, and
 * in every run without motion, a document waits above each tray. Before the first run, the marks show a full one.
 */
export const DemoConveyor = ({ classes, running, batches }: DemoConveyorProps) => (
  <div aria-hidden="true" data-slot="conveyor" className="demo-conveyor">
    {running && (
      <div className="demo-belt">
        {ROUTE.map((tray, index) => (
          <svg
            key={index}
            viewBox="0 0 18 22"
            className="demo-document"
            style={{ "--tray": tray, "--place": index / ROUTE.length } as CSSProperties}
          >
            <path d={SHEET} />
          </svg>
        ))}
      </div>
    )}
    {classes.map((name, index) => (
      // No inline style before the first batch: the policy forbids them in a built page.
      <div
        key={name}
        className="demo-tray"
        style={
          batches
            ? ({ "--documents": batches * ROUTE.filter((tray) => tray === index).length } as CSSProperties)
            : undefined
        }
      >
        <svg viewBox="0 0 18 22" className="demo-waiting">
          <path d={SHEET} />
        </svg>
        {name}
      </div>
    ))}
  </div>
);
