type DemoFigureProps = {
  label: string;
  /** A number and its unit. */
  value: string;
  /** True before the first reading. */
  waiting: boolean;
};

/** A reading as a large numeral with its label; a new one ticks in. */
export const DemoFigure = ({ label, value, waiting }: DemoFigureProps) => {
  const [, number = "", unit = ""] = /^([\d.]+)(.*)$/.exec(value) ?? [];
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={`mt-2 text-4xl leading-tight font-medium tracking-heading whitespace-nowrap tabular-nums ${waiting ? "text-faint" : ""}`}
      >
        {waiting ? (
          <span className="text-2xl font-normal">{value}</span>
        ) : (
          // The key starts the animation anew.
          <span key={value} className="demo-tick">
            {number}
            <small className="demo-unit">{unit}</small>
          </span>
        )}
      </dd>
    </div>
  );
};
