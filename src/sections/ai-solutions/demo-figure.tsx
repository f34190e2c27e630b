type DemoFigureProps = {
  label: string;
  /** A number and its unit. */
  value: string;
  /** True before the first reading, when the value is the example's. */
  waiting: boolean;
};

/**
 * A reading as a large figure with its label. A new value ticks in. Its digits have equal widths, so the unit does not
 * move.
 */
export const DemoFigure = ({ label, value, waiting }: DemoFigureProps) => {
  const [, number = "", unit = ""] = /^([\d.]+)(.*)$/.exec(value) ?? [];
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        aria-hidden={waiting || undefined}
        className="text-figure leading-snug font-medium tracking-heading whitespace-nowrap lg:text-4xl"
      >
        {/* A new key restarts the animation. */}
        <span key={value} className={waiting ? undefined : "demo-tick"}>
          <span className="tabular-nums">{number}</span>
          <small className="demo-unit">{unit}</small>
        </span>
      </dd>
    </div>
  );
};
