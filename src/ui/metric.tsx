import { variants, type VariantProps } from "./variants";

const valueVariants = variants(
  "block font-medium tracking-display",
  {
    size: {
      sm: "text-2xl",
      default: "text-3xl",
      lg: "text-4xl leading-tight",
      strip: "text-2xl leading-snug lg:text-figure lg:leading-tight",
    },
  },
  { size: "default" },
);

type MetricProps = VariantProps<typeof valueVariants> & {
  value: string;
  label: string;
  className?: string | undefined;
};

/** On phones each figure is a line: the numbers in one column, the labels, which are long there, in another. */
export const METRIC_LINES = "xs:max-sm:grid-cols-[auto_1fr]";
/** A figure in such a list. */
export const METRIC_LINE =
  "xs:max-sm:col-span-2 xs:max-sm:grid xs:max-sm:grid-cols-subgrid xs:max-sm:items-baseline xs:max-sm:gap-x-4 xs:max-sm:[&>dd]:order-first";

/** A figure set as a large number with its label: one entry of a `MetricList`. */
export const Metric = ({ value, label, size, className = "" }: MetricProps) => (
  <div className={`flex flex-col-reverse justify-end gap-1 ${className}`}>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className={valueVariants({ size })}>{value}</dd>
  </div>
);

/** Figures side by side, as a description list. */
export const MetricList = ({
  metrics,
  size,
  className = "grid gap-x-6 gap-y-5 xs:grid-cols-2",
  entryClass,
}: Pick<MetricProps, "size"> & {
  metrics: readonly { value: string; label: string }[];
  className?: string;
  /** Class of each figure. */
  entryClass?: string;
}) => (
  <dl className={className}>
    {metrics.map((metric) => (
      <Metric key={metric.label} size={size} value={metric.value} label={metric.label} className={entryClass} />
    ))}
  </dl>
);
