import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { ForecastDrawing } from "./forecast-drawing";
import { LineageDrawing } from "./lineage-drawing";

/** Maps each name that content may choose to its drawing. */
const DRAWINGS = {
  FORECAST: ForecastDrawing,
  LINEAGE: LineageDrawing,
} satisfies Record<Queries.DrawingName, ComponentType>;

/** A small drawing of what a service does, with a legend. It illustrates the text beside it. */
export const ServiceDrawing = ({ name, labels }: Queries.ServiceDrawingFragment) => {
  const Drawing = DRAWINGS[name];
  return (
    <div
      aria-hidden="true"
      data-drawing={name}
      className="service-drawing row-span-4 flex w-full max-w-[19rem] flex-col justify-self-end gap-3 max-sm:hidden"
    >
      <svg viewBox="0 0 320 390" className="my-auto w-full fill-none">
        <Drawing />
      </svg>
      {/* Level with the link of the neighboring card. */}
      <p className="flex flex-wrap gap-x-4 pb-2.5 text-sm leading-[1.7rem] text-muted">
        {labels.map((label) => (
          <span key={label} className="drawing-label">
            {label}
          </span>
        ))}
      </p>
    </div>
  );
};

export const query = graphql`
  fragment ServiceDrawing on ServiceDrawing {
    name
    labels
  }
`;
