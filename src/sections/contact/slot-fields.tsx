/** Names of the fields that send a requested time to the host (docs/product.md, section 7). */
export const SLOT_FIELDS = ["slot-utc", "slot-words", "office", "length"] as const;

/**
 * The requested time as fields of the message form, empty until the visitor chooses one. They are the only place that
 * stores it, and they are kept and reset with the other fields. They are not `hidden` inputs, since a form does not
 * reset those.
 */
export const SlotFields = () =>
  SLOT_FIELDS.map((name) => <input key={name} type="text" name={name} hidden tabIndex={-1} autoComplete="off" />);
