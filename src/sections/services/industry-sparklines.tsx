import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { signalTrace } from "./signal-trace";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";

/** More rows would make the first screen a list. */
const MOST_CHANNELS = 6;
/** Size of a trace's own coordinates; the drawing stretches to the row. */
const TRACE = { width: 480, height: 48, points: 96 } as const;

const CHANNEL = [
  "group grid grid-cols-[minmax(0,13rem)_minmax(4rem,1fr)] items-center gap-x-4 rounded-sm px-2 py-0.5",
  "sm:grid-cols-[15rem_1fr_auto] sm:px-4 sm:py-3 lg:max-xl:grid-cols-[12rem_1fr_auto]",
  "text-on-night-muted hover:bg-hover hover:text-on-night",
].join(" ");

/**
 * One channel an industry, each a link to its page with a drawing: a noisy signal that settles on a line. Where
 * large text leaves no room beside a drawing, the list of industries that follows stands alone.
 */
export const IndustrySparklines = ({ industries }: { industries: readonly Queries.ServicesChannelFragment[] }) => (
  <ul className="scheme-dark grid rounded-lg bg-surface p-2 max-xs:hidden sm:p-3">
    {industries.slice(0, MOST_CHANNELS).map(({ slug, name, path, icon, gradient }) => (
      <li key={slug} data-gradient={gradient}>
        <Link href={path} className={CHANNEL}>
          <span className="flex items-center gap-3 text-sm leading-snug xl:whitespace-nowrap">
            <Icon drawing={icon} size="1.25rem" className="shrink-0 text-pair-text" />
            {name}
          </span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${TRACE.width} ${TRACE.height}`}
            preserveAspectRatio="none"
            className="h-9 w-full min-w-0 fill-none stroke-pair-from"
          >
            <path
              d={signalTrace(slug, TRACE)}
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
            />
          </svg>
          <ArrowRight
            aria-hidden="true"
            size="1.125rem"
            className="text-pair-text opacity-0 max-sm:hidden transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        </Link>
      </li>
    ))}
  </ul>
);

export const query = graphql`
  fragment ServicesChannel on Industry {
    slug
    name
    path
    icon
    gradient
  }
`;
