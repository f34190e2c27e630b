import type { Figure } from "./threshold-words";

/** The three numerals; the first two carry the marks that their cases have in the drawing. */
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
