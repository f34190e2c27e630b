import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";

/** Results of candidates over time, as heights of 0 to 100. Only the last one ends above the baseline. */
const CANDIDATES = [
  [6, 22, 30, 36, 38, 40],
  [10, 30, 44, 50, 53, 55],
  [2, 14, 34, 40, 52, 51],
  [4, 18, 36, 56, 74, 88],
] as const;
const BASELINE = 62;

/** Size of the drawing's coordinates. It stretches with the window. */
const SIZE = { width: 1000, height: 100 } as const;

const curve = (heights: readonly number[]): string => {
  const step = SIZE.width / (heights.length - 1);
  return heights
    .map((height, index) => {
      const [x, y] = [index * step, SIZE.height - height];
      return index === 0 ? `M${x} ${y}` : `S${x - step / 2} ${y} ${x} ${y}`;
    })
    .join("");
};

/** The rule that every project follows, at full width: candidates, and the one that gets past the baseline. */
export const HomeStatement = ({ statement }: Queries.HomeStatementFragment) => (
  <section className="statement scheme-dark overflow-clip bg-band text-on-night">
    <div className="px-5 sm:px-8">
      <div className="mx-auto max-w-page">
        {/* Two lines, no matter how wide the window is. */}
        <Heading className="max-w-[12em] text-statement leading-tight tracking-display">{statement.heading}</Heading>
        <p className="mt-5 max-w-prose text-base text-on-night-muted md:mt-8 md:text-lg">{statement.text}</p>
        <ArrowLink {...statement.link} className="mt-2 md:mt-3.5" />
      </div>
    </div>
    <div aria-hidden="true" className="statement-drawing">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none">
        {CANDIDATES.map((heights, index) => (
          <path
            key={index}
            className={index === CANDIDATES.length - 1 ? "statement-winner" : undefined}
            d={curve(heights)}
          />
        ))}
        <path d={`M0 ${SIZE.height - BASELINE}H${SIZE.width}`} />
      </svg>
      <span>{statement.baseline}</span>
      <span>{statement.model}</span>
    </div>
  </section>
);

export const query = graphql`
  fragment HomeStatement on HomePage {
    statement {
      heading
      text
      link {
        ...LinkParts
      }
      baseline
      model
    }
  }
`;
