import { graphql } from "gatsby";
import { signalTrace } from "./signal-trace";
import { Icon } from "../../ui/icon";

/** More rows would make the first screen a list. */
const MOST_CHANNELS = 6;
/** Size of a trace's own coordinates; the drawing stretches to the row. */
const TRACE = { width: 480, height: 48, points: 96 } as const;

/** Drawing only: one channel an industry, each a noisy signal that settles on a line. */
export const IndustrySparklines = ({ industries }: { industries: readonly Queries.ServicesChannelFragment[] }) => (
  <div
    aria-hidden="true"
    className="scheme-dark divide-y divide-night-line rounded-lg border border-night-line bg-night"
  >
    {industries.slice(0, MOST_CHANNELS).map(({ slug, icon, gradient }) => (
      <div
        key={slug}
        data-gradient={gradient}
        className="flex items-center gap-5 px-5 py-2.5 text-pair-text sm:px-7 lg:py-4"
      >
        <Icon drawing={icon} size="1.375rem" className="shrink-0" />
        <svg
          viewBox={`0 0 ${TRACE.width} ${TRACE.height}`}
          preserveAspectRatio="none"
          className="h-9 w-full min-w-0 fill-none stroke-pair-from sm:h-10"
        >
          <path
            d={signalTrace(slug, TRACE)}
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
        <span className="-ml-5 size-2 shrink-0 rounded-full bg-pair-to" />
      </div>
    ))}
  </div>
);

export const query = graphql`
  fragment ServicesChannel on Industry {
    slug
    icon
    gradient
  }
`;
