import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";

type PickerNoteProps = {
  title: string;
  text: string;
  /** Label of the button. */
  write: string;
  /** Marks the button that takes the focus when the dialog opens. */
  takesFocus?: boolean;
  onWrite: () => void;
};

/** Says why no time can be chosen and offers to write instead. */
export const PickerNote = ({ title, text, write, takesFocus, onWrite }: PickerNoteProps) => (
  <div>
    <Heading as="h3" size="small">
      {title}
    </Heading>
    <p className="mt-2 mb-5">{text}</p>
    <Button onClick={onWrite} {...(takesFocus ? { "data-autofocus": "" } : {})}>
      {write}
    </Button>
  </div>
);
