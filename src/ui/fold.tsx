import { useId, type ReactNode } from "react";
import { Heading } from "./heading";

type FoldProps = {
  title: string;
  /** Stands before the title. */
  mark?: ReactNode;
  /** Classes of the title, and of what it opens: `display` from `sm` up alone. */
  titleClass: string;
  bodyClass: string;
  children: ReactNode;
};

/**
 * A title with what belongs to it. On phones the title is a row that opens it: a native `details` over the row, whose
 * state decides whether the rest shows (pieces.css). Everywhere else all of it shows, and there is nothing to open;
 * `details` around the rest could not be opened by a style sheet in all browsers that we support.
 */
export const Fold = ({ title, mark, titleClass, bodyClass, children }: FoldProps) => {
  const id = useId();
  return (
    <>
      <div className="fold-head">
        {mark}
        <Heading as="h3" id={id} className={titleClass}>
          {title}
        </Heading>
        <details className="fold-toggle">
          <summary aria-labelledby={id} />
        </details>
      </div>
      <div className={`fold-body ${bodyClass}`}>{children}</div>
    </>
  );
};
