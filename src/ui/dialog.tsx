import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { Heading } from "./heading";
import { watchPressBeside } from "./press-beside";
import { whenStyled } from "./when-styled";

type DialogProps = {
  /** Names the dialog, and stands in its bar unless `bar` takes its place. */
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Stands in the bar in the title's place, such as a search field. */
  bar?: ReactNode;
  /** Called when Escape, the button or a click beside the dialog has closed it; keep its identity. */
  onClose: () => void;
  /** What takes the focus afterwards, where the browser knows nothing: Safari on a Mac focuses no button on click. */
  opener?: RefObject<HTMLElement>;
  className?: string;
  /** Leaves the focus where it is when something is pressed that is no control: for a field whose keys lead a list. */
  keepsFocus?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog, open from its mounting to its unmounting. Load it with
 * `import()` at first use, and let {@link useDialogEntry} say when it is open.
 * The focus goes to the element marked `data-autofocus`, otherwise to the first
 * control, and afterwards back to where it was. A child may close it by
 * `element.closest("dialog")?.close()`.
 */
export const Dialog = ({
  title,
  closeLabel,
  bar,
  onClose,
  opener,
  className = "",
  keepsFocus,
  children,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;

    const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      return target === dialog && (x < left || x > right || y < top || y > bottom);
    };
    const onMouseDown = (event: MouseEvent) => {
      if (keepsFocus && !(event.target as Element).closest("a, button, input")) event.preventDefault();
    };
    // At the end these listeners go first: who unmounts the dialog has closed it already.
    const onClosed = ({ target }: Event) => {
      if (target === dialog) onClose();
    };

    watchPressBeside(dialog, isBeside, () => dialog.close(), signal);
    dialog.addEventListener("mousedown", onMouseDown, { signal });
    dialog.addEventListener("close", onClosed, { signal });
    return () => listening.abort();
  }, [onClose, keepsFocus]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const leaving = new AbortController();
    const root = document.documentElement;
    const previous = opener?.current ?? document.activeElement;

    whenStyled(() => {
      dialog.showModal();
      dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
      root.classList.add("has-dialog");
    }, leaving.signal);

    return () => {
      leaving.abort();
      dialog.close();
      root.classList.remove("has-dialog");
      // Whoever has closed it may have sent the focus somewhere else already.
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || dialog.contains(activeElement);
      if (isLost && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [opener]);

  // In the body: around it, a section may have a theme of its own.
  return createPortal(
    <dialog
      ref={ref}
      className={`dialog-frame ${className}`}
      {...(bar ? { "aria-label": title } : { "aria-labelledby": titleId })}
    >
      <div className="dialog-bar">
        {bar ?? (
          <Heading id={titleId} size="card">
            {title}
          </Heading>
        )}
        <Button
          variant="ghost"
          size="icon"
          className="flex-none"
          aria-label={closeLabel}
          onClick={() => ref.current?.close()}
        >
          <X aria-hidden="true" size="1.25rem" />
        </Button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>,
    document.body,
  );
};
