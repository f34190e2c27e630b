import type { z } from "zod";

/**
 * Rejects a list in which two entries have the same name.
 *
 * @param field the field that names an entry
 * @param message what is expected of a name; the entry that has it already is added
 * @returns a check for Zod's `superRefine`
 */
export const noDoubles =
  <Field extends string>(field: Field, message: string) =>
  (entries: readonly Readonly<Record<Field, unknown>>[], context: z.RefinementCtx): void => {
    entries.forEach((entry, index) => {
      const first = entries.findIndex((other) => other[field] === entry[field]);
      if (first < index)
        context.addIssue({
          code: "custom",
          path: [index, field],
          message: `${message}; entry [${first}] has this one`,
        });
    });
  };
