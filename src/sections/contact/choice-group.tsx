import { useId, type ReactNode } from "react";

export type ChoiceGroupProps = {
  legend: string;
  /** What can be chosen; `value` is unique in the group. */
  choices: readonly { value: string; label: ReactNode }[];
  /** Value of what is chosen, if anything is. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** How wide a choice is: of a day, or of a time. */
  size: "narrow" | "wide";
  /** Marks the group that takes the focus as the dialog opens. */
  takesFocus?: boolean;
};

/** One of several, as radio buttons that look like keys: one stop of Tab, chosen by arrows, by touch or by mouse. */
export const ChoiceGroup = ({ legend, choices, chosen, onChoose, size, takesFocus = false }: ChoiceGroupProps) => {
  const name = useId();
  return (
    <fieldset data-choices={size} className="choice-group">
      <legend className="font-medium">{legend}</legend>
      <div className="choices">
        {choices.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              {...(takesFocus && value === chosen ? { "data-autofocus": "" } : {})}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
