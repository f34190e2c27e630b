import { useId, type KeyboardEvent, type ReactNode } from "react";

export type Choice = {
  /** Unique in the group. */
  value: string;
  label: ReactNode;
  /** What a screen reader says where the label is too short without its place; it holds the label's words. */
  name?: string;
  /** Where it stands below the heads, from 0; in order where left out. */
  place?: { column: number; row: number };
  /** Shows, but cannot be chosen now; `note` says why. */
  isDisabled?: boolean;
};

type ChoiceGroupProps = {
  legend: string;
  choices: readonly Choice[];
  /** Value of what is chosen, if anything is. */
  chosen: string | undefined;
  /** Called with the value, and whether it was chosen by a pointer: the focus of the keyboard has to stay in sight. */
  onChoose: (value: string, byPointer: boolean) => void;
  /** How wide a choice is. */
  size: "narrow" | "wide";
  /** Stand above the columns, for the eye: each choice says the same of itself to a screen reader. */
  heads?: readonly string[];
  /** Says why choices are disabled; empty where none is. */
  note?: string;
  /** Marks what the visitor still has to choose. */
  isMissing?: boolean;
  /** Marks the group that takes the focus as the dialog opens. */
  takesFocus?: boolean;
};

/** One of several, as radio buttons that look like keys: one stop of Tab, chosen by arrows, by touch or by mouse. */
export const ChoiceGroup = ({
  legend,
  choices,
  chosen,
  onChoose,
  size,
  heads = [],
  note = "",
  isMissing = false,
  takesFocus = false,
}: ChoiceGroupProps) => {
  const name = useId();
  /** Up and down lead to the next choice of the same column, where there are columns; left and right are the browser's. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const from = choices.find(({ value }) => value === event.currentTarget.value)?.place;
    if (!step || !from) return;
    event.preventDefault();
    const next = (step > 0 ? choices : [...choices].reverse()).find(
      ({ place, isDisabled }) => place?.column === from.column && (place.row - from.row) * step > 0 && !isDisabled,
    );
    if (!next) return;
    onChoose(next.value, false);
    event.currentTarget.closest("fieldset")?.querySelector<HTMLElement>(`[value="${next.value}"]`)?.focus();
  };
  const columns = heads.length > 0 ? { gridTemplateColumns: `repeat(${heads.length}, minmax(0, 1fr))` } : {};
  return (
    <fieldset data-choices={size} data-missing={isMissing ? "" : undefined} className="choice-group">
      <legend className="font-medium">{legend}</legend>
      <div className="choices" style={columns}>
        {heads.map((head) => (
          <span key={head} aria-hidden="true" className="text-center text-sm text-muted">
            {head}
          </span>
        ))}
        {choices.map(({ value, label, name: fullName, place, isDisabled = false }) => (
          <label
            key={value}
            className="choice"
            style={place ? { gridColumn: place.column + 1, gridRow: place.row + 2 } : {}}
          >
            <input
              type="radio"
              aria-label={fullName}
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              aria-describedby={isDisabled ? `${name}-note` : undefined}
              // The click of a key has no detail.
              onChange={({ nativeEvent }) => onChoose(value, (nativeEvent as UIEvent).detail > 0)}
              onKeyDown={onKeyDown}
              {...(takesFocus && value === chosen ? { "data-autofocus": "" } : {})}
            />
            {label}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${name}-note`} className="mt-2 text-sm text-muted">
          {note}
        </p>
      )}
    </fieldset>
  );
};
