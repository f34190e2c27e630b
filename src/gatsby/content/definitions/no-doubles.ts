import type { z } from "zod";

/**
 * For a list in which nothing may be named twice.
 *
 * @param field what names an entry
 * @param message what is expected of a name
 * @returns what Zod's `superRefine` takes
 */
export const noDoubles =
  <Field extends string>(field: Field, message: string) =>
  (entries: readonly Readonly<Record<Field, unknown>>[], context: z.RefinementCtx): void => {
    entries.forEach((entry, index) => {
      if (entries.findIndex((other) => other[field] === entry[field]) < index)
        context.addIssue({ code: "custom", path: [index, field], message });
    });
  };
