import { useId, type KeyboardEvent, type ReactNode } from "react";

export type Choice = {
  /** Unique in the group. */
  value: string;
  label: ReactNode;
  /** What a screen reader says if the label is too short out of context. It contains the label's words. */
  name?: string;
  /** Position below the heads, from 0. If omitted, choices follow in order. */
  place?: { column: number; row: number };
  /** Shown, but cannot be chosen now; `note` says why. */
  isDisabled?: boolean;
};

type ChoiceGroupProps = {
  legend: string;
  choices: readonly Choice[];
  /** Value of the current choice, if any. */
  chosen: string | undefined;
  /**
   * Called with the value and whether a pointer chose it. After a keyboard choice, the focused element must stay in
   * view.
   */
  onChoose: (value: string, byPointer: boolean) => void;
  /** Width of each choice. */
  size: "narrow" | "wide";
  /** Column headings for sighted visitors. Screen readers get the same from each choice's name. */
  heads?: readonly string[];
  /** Says why choices are disabled; empty if none is. */
  note?: string;
  /** Marks a choice that the visitor still has to make. */
  isMissing?: boolean;
  /** Marks the group that takes the focus when the dialog opens. */
  takesFocus?: boolean;
};

/**
 * A single choice, made of radio buttons that look like keys. The group is one tab stop; arrow keys, touch, or a mouse
 * choose.
 */
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
  /**
   * With columns, up and down move to the next choice of the same column. Left and right keep the browser's behavior.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const from = choices.find(({ value }) => value === event.currentTarget.value)?.place;
    if (!step || !from) return;
    event.preventDefault();
    const next = (step > 0 ? choices : choices.toReversed()).find(
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
              // A click that a key causes has a `detail` of 0.
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
