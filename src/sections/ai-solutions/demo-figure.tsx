type DemoFigureProps = {
  label: string;
  /** A number and its unit. */
  value: string;
  /** True before the first reading: the value is the example's. */
  waiting: boolean;
};

/** A reading as a large numeral with its label; a new one ticks in, its digits all of one width: its unit never moves. */
export const DemoFigure = ({ label, value, waiting }: DemoFigureProps) => {
  const [, number = "", unit = ""] = /^([\d.]+)(.*)$/.exec(value) ?? [];
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        aria-hidden={waiting || undefined}
        className="text-figure leading-snug font-medium tracking-heading whitespace-nowrap lg:text-4xl"
      >
        {/* The key starts the animation anew. */}
        <span key={value} className={waiting ? undefined : "demo-tick"}>
          <span className="tabular-nums">{number}</span>
          <small className="demo-unit">{unit}</small>
        </span>
      </dd>
    </div>
  );
};
