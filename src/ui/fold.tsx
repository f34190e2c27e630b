import { useId, type ReactNode } from "react";
import { Heading } from "./heading";

type FoldProps = {
  title: string;
  /** Appears before the title. */
  mark?: ReactNode;
  /** Appears below the title. A string only appears on phones. */
  note?: ReactNode;
  /** Level of the title. */
  as?: "h3" | "h4";
  /** Classes of the row, of the title, and of the content; for the content, set `display` only from `sm` up. */
  headClass?: string;
  titleClass: string;
  bodyClass: string;
  /** Whether the row is initially open. */
  isOpen?: boolean | undefined;
  /** Rows with the same group close each other: two tiles side by side, whose contents would follow unnamed. */
  group?: string | undefined;
  children: ReactNode;
};

/**
 * The group of a tile: the two that are side by side on a phone.
 *
 * @param list name of the list
 * @param index place of the tile in the list, from 0
 */
export const tileGroup = (list: string, index: number): string => `${list}-${Math.floor(index / 2)}`;

/** Lets the browser's find-in-page search the content of a closed row, and open the row. */
export const makeFindable = (rest: HTMLElement | null): void => {
  if (!rest || !("onbeforematch" in rest)) return;
  // React 18 only supports `hidden` as a boolean.
  rest.setAttribute("hidden", "until-found");
  rest.addEventListener("beforematch", () => {
    rest.parentElement?.querySelector(":scope > .fold-head > details")?.setAttribute("open", "");
    // The browser removes the attribute after this event. Set it again, so that the row can be found after it is closed
    // again.
    setTimeout(() => rest.setAttribute("hidden", "until-found"));
  });
};

/** The control that opens a row. It covers the whole row; `id` is the id of its title. */
export const FoldToggle = ({ id, isOpen, group }: { id: string } & Pick<FoldProps, "isOpen" | "group">) => (
  <details className="fold-toggle" open={isOpen} name={group}>
    <summary aria-labelledby={id} />
  </details>
);

/**
 * A title with its content. On phones the title is a row that opens the content: a native `details` lies over the row,
 * and its state decides whether the content shows (pieces.css). On larger screens the content always shows. `details`
 * around the content would not work: not all supported browsers let a style sheet open it. Find-in-page opens a row
 * too, if the browser supports that.
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
  group,
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
            {typeof note === "string" ? <p className="text-sm text-balance text-muted sm:hidden">{note}</p> : note}
          </div>
        ) : (
          heading
        )}
        <FoldToggle id={id} isOpen={isOpen} group={group} />
      </div>
      <div ref={makeFindable} className={`fold-body ${bodyClass}`}>
        {children}
      </div>
    </>
  );
};
