import { graphql } from "gatsby";
import { signalTrace } from "./signal-trace";
import { Icon } from "../../ui/icon";

/** More rows would make the first screen a list. */
const MOST_CHANNELS = 6;
/** Size of a trace's own coordinates; the drawing stretches to the row. */
const TRACE = { width: 480, height: 48, points: 96 } as const;

/** A drawing of one channel an industry, each with its name: a noisy signal that settles on a line. The page lists them below. */
export const IndustrySparklines = ({ industries }: { industries: readonly Queries.ServicesChannelFragment[] }) => (
  <div
    aria-hidden="true"
    className="scheme-dark grid gap-y-3 rounded-lg border border-night-line bg-night px-5 py-5 sm:gap-y-6 sm:px-7 sm:py-8"
  >
    {industries.slice(0, MOST_CHANNELS).map(({ slug, name, icon, gradient }) => (
      <div key={slug} data-gradient={gradient} className="grid items-center gap-x-4 xs:grid-cols-[10rem_1fr]">
        <span className="flex items-center gap-3 text-sm leading-snug text-on-night-muted">
          <Icon drawing={icon} size="1.25rem" className="shrink-0 text-pair-text" />
          {name}
        </span>
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
      </div>
    ))}
  </div>
);

export const query = graphql`
  fragment ServicesChannel on Industry {
    slug
    name
    icon
    gradient
  }
`;
