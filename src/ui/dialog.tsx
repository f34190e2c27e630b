import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { Heading } from "./heading";
import { watchPressBeside } from "./press-beside";
import { whenStyled } from "./when-styled";

type DialogProps = {
  /** Labels the dialog, and appears in its bar unless `bar` replaces it. */
  title: string;
  /** Label of the close button. */
  closeLabel: string;
  /** Replaces the title in the bar, for instance with a search field. */
  bar?: ReactNode;
  /** Called after Escape, the button or a click outside the dialog has closed it. Keep the function's identity. */
  onClose: () => void;
  /** Element to focus afterwards, for browsers that do not know: Safari on a Mac does not focus a button on click. */
  opener?: RefObject<HTMLElement>;
  className?: string;
  /**
   * Keeps the focus where it is when the visitor presses something that is not a control. For a field whose keys
   * control a list.
   */
  keepsFocus?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog, open while it is mounted. Load it with `import()` on first use, and let {@link useDialogEntry} decide
 * when it is open. The focus moves to the element marked `data-autofocus`, otherwise to the first control, and
 * afterwards back to where it was. A child can close it with `element.closest("dialog")?.close()`.
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
    // This effect is cleaned up first, so that closing the dialog on unmount does not call `onClose`.
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
      // Code that closed the dialog may already have moved the focus elsewhere.
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || dialog.contains(activeElement);
      if (isLost && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [opener]);

  // Rendered in the body, because a section around it may have its own theme.
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
