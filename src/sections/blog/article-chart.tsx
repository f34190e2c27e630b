import { chartMarks, type Mark } from "./chart-scale";

type Chart = Queries.ArticleChartFragment;

/** Colors of the series, in order. Each series can also be told by its name or its dashes. */
const COLORS = ["text-signal", "text-control", "text-accent"] as const;
const DASHES = ["", "6 5", "1.5 5"] as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const Bar = ({ mark, color }: { mark: Mark; color: string }) => (
  <svg aria-hidden="true" className={`chart-bar ${color}`}>
    <rect
      x={percent(mark.from)}
      width={percent(Math.max(mark.to - mark.from, 0.004))}
      height="100%"
      fill="currentColor"
    />
  </svg>
);

/** Bars and steps: each value with its name and figure as text, and the bar below. */
const Bars = ({ series, rows, marks }: Pick<Chart, "series" | "rows"> & { marks: Mark[][] }) => (
  <ul className="chart-rows">
    {rows.map(({ label, values }, row) => (
      <li key={label}>
        {series.length > 1 && <p className="font-medium">{label}</p>}
        {values.map((figure, index) => (
          <div key={index} className="chart-value">
            <span className="text-muted">{series.length > 1 ? series[index] : label}</span>
            <span className="font-medium tabular-nums">{figure}</span>
            <Bar mark={marks[row]?.[index] ?? { from: 0, to: 0 }} color={COLORS[index] ?? COLORS[0]} />
          </div>
        ))}
      </li>
    ))}
  </ul>
);

/** A line for each series. The figures are in a list for screen readers only. */
const Lines = ({ series, rows, marks }: Pick<Chart, "series" | "rows"> & { marks: Mark[][] }) => {
  const place = (row: number): number => (row + 0.5) / rows.length;
  const height = (row: number, index: number): number => 1 - (marks[row]?.[index]?.to ?? 0);
  const figureAt = (share: number): string | undefined =>
    rows.flatMap(({ values }) => values)[marks.flat().findIndex(({ to }) => to === share)];
  return (
    <>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 text-sm">
        {series.map((name, index) => (
          <li key={name} className="chart-key">
            <svg className={COLORS[index]}>
              <line x1="0" x2="100%" y1="50%" y2="50%" strokeDasharray={DASHES[index]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="chart-plot">
        <span className="top-0">{figureAt(1)}</span>
        <span className="top-full">{figureAt(0)}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {series.map((name, index) => (
            <polyline
              key={name}
              className={COLORS[index]}
              strokeDasharray={DASHES[index]}
              points={rows.map((_, row) => `${place(row) * 100},${height(row, index) * 100}`).join(" ")}
            />
          ))}
        </svg>
        <svg>
          {rows.map((_, row) =>
            series.map((name, index) => (
              <circle
                key={`${row} ${name}`}
                className={COLORS[index]}
                cx={percent(place(row))}
                cy={percent(height(row, index))}
                r="4"
              />
            )),
          )}
        </svg>
      </div>
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col text-center text-sm text-muted">
        {rows.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className="sr-only">
        {rows.map(({ label, values }) => (
          <li key={label}>{`${label}: ${values.map((figure, index) => `${series[index]} ${figure}`).join(", ")}`}</li>
        ))}
      </ul>
    </>
  );
};

/** The drawing of a worked example. Everything it shows is also available as text. */
export const ArticleChart = ({ kind, caption, series, rows }: Chart) => {
  const marks = chartMarks({ kind, rows });
  const Kind = kind === "LINES" ? Lines : Bars;
  return (
    <figure className="chart">
      <figcaption className="text-label">{caption}</figcaption>
      <Kind series={series} rows={rows} marks={marks} />
    </figure>
  );
};
