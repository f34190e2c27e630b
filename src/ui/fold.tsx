import { useId, type ReactNode } from "react";
import { Heading } from "./heading";

type FoldProps = {
  title: string;
  /** Stands before the title. */
  mark?: ReactNode;
  /** Stands below the title; a text does on phones alone. */
  note?: ReactNode;
  /** Level of the title. */
  as?: "h3" | "h4";
  /** Classes of the row, of the title, and of what it opens: `display` from `sm` up alone. */
  headClass?: string;
  titleClass: string;
  bodyClass: string;
  /** Whether the row is open at first. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Lets the browser's own search find what a closed row holds, and open the row. */
export const makeFindable = (rest: HTMLElement | null): void => {
  if (!rest || !("onbeforematch" in rest)) return;
  // React 18 knows `hidden` without a value alone.
  rest.setAttribute("hidden", "until-found");
  rest.addEventListener("beforematch", () => {
    rest.parentElement?.querySelector(":scope > .fold-head > details")?.setAttribute("open", "");
    // The browser takes it away next; a row that is closed again is to be found again.
    setTimeout(() => rest.setAttribute("hidden", "until-found"));
  });
};

/** What opens a row, over the whole of it; `id` is that of its title. */
export const FoldToggle = ({ id, isOpen }: { id: string; isOpen?: boolean | undefined }) => (
  <details className="fold-toggle" open={isOpen}>
    <summary aria-labelledby={id} />
  </details>
);

/**
 * A title with what belongs to it. On phones the title is a row that opens it: a native `details` over the row, whose
 * state decides whether the rest shows (pieces.css). Everywhere else all of it shows, and there is nothing to open;
 * `details` around the rest could not be opened by a style sheet in all browsers that we support. The browser's own
 * search opens a row as well, where the browser can tell.
 */
export const Fold = ({
  title,
  mark,
  note,
  as = "h3",
  headClass = "",
  titleClass,
  bodyClass,
  isOpen,
  children,
}: FoldProps) => {
  const id = useId();

  const heading = (
    <Heading as={as} id={id} className={titleClass}>
      {title}
    </Heading>
  );
  return (
    <>
      <div className={`fold-head ${headClass}`}>
        {mark}
        {note ? (
          <div>
            {heading}
            {typeof note === "string" ? <p className="text-sm text-muted sm:hidden">{note}</p> : note}
          </div>
        ) : (
          heading
        )}
        <FoldToggle id={id} isOpen={isOpen} />
      </div>
      <div ref={makeFindable} className={`fold-body ${bodyClass}`}>
        {children}
      </div>
    </>
  );
};
