import type { ComponentPropsWithoutRef } from "react";

type FieldProps = ComponentPropsWithoutRef<"input"> & {
  /** Kind of control: one line or many. */
  as?: "input" | "textarea";
  id: string;
  label: string;
  /** Note beside the label, such as "Optional". */
  mark?: string | null | undefined;
  /** Help between label and control. */
  hint?: string | null | undefined;
  /** Current error; empty if there is none. */
  error?: string | undefined;
  /** Error that may appear. Its lines are reserved, so that nothing moves when it does. */
  reservedText?: string | undefined;
};

/** A control with its label, hint, and error, linked for screen readers. */
export const Field = ({
  as = "input",
  label,
  mark,
  hint,
  error = "",
  reservedText,
  className = "",
  ...control
}: FieldProps) => {
  // Both kinds accept the attributes used here, so the type of an input stands for both.
  const Control = as as "input";
  const { id } = control;
  const described = [hint ? `${id}-hint` : "", `${id}-error`];
  return (
    <div data-slot="field" className={`flex flex-col gap-1.5 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {mark && <span className="text-sm text-faint">{mark}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <Control
        className="field-control"
        dir="auto"
        aria-invalid={error !== ""}
        aria-describedby={described.filter(Boolean).join(" ")}
        {...control}
      />
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="field-error stack -mt-0.5 min-h-[1lh] text-sm text-danger"
        data-reserve={reservedText}
      >
        <span>{error}</span>
      </p>
    </div>
  );
};
