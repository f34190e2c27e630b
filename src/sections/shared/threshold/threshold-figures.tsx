import type { Figure } from "./threshold-words";

/** The three figures. The first two have the marks of their cases in the drawing. */
export const ThresholdFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="threshold-figures">
    {figures.map(({ value, of, label }, index) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>
          {value}
          <small> {of}</small>
        </dd>
      </div>
    ))}
  </dl>
);
