export type DemoFigureProps = {
  label: string;
  value: string;
  /** True before the first reading. */
  waiting: boolean;
};

/** A reading as a large numeral with its label. */
export const DemoFigure = ({ label, value, waiting }: DemoFigureProps) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd
      className={`mt-2 text-4xl leading-tight font-medium tracking-heading whitespace-nowrap tabular-nums ${waiting ? "text-faint" : ""}`}
    >
      {waiting ? <span className="text-2xl font-normal">{value}</span> : value}
    </dd>
  </div>
);
