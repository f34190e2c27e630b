import { graphql } from "gatsby";
import { useScrollProgress } from "./use-scroll-progress";

/** A line at the top of the window that grows with the share of the page scrolled (docs/product.md, section 2). */
export const ReadingProgress = ({ progressLabel }: Queries.BlogProgressFragment) => {
  const bar = useScrollProgress<HTMLDivElement>();
  return (
    <div
      ref={bar}
      role="progressbar"
      aria-label={progressLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="reading-progress"
    >
      <span />
    </div>
  );
};

export const query = graphql`
  fragment BlogProgress on BlogPage {
    progressLabel
  }
`;
