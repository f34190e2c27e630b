/** Names of the fields that carry a requested time to the host (docs/product.md, section 7). */
export const SLOT_FIELDS = ["slot-utc", "slot-words", "office", "length"] as const;

/**
 * The requested time, as a part of the message form: empty until the visitor
 * chooses one, kept and forgotten with the other fields, and so the one place
 * that knows it. They are no `hidden` inputs, which a form does not reset.
 */
export const SlotFields = () =>
  SLOT_FIELDS.map((name) => <input key={name} type="text" name={name} hidden tabIndex={-1} autoComplete="off" />);
