/** Fields that editors do not type. They follow from a file's name or from neighboring fields. */
import { z } from "zod";

/** A field of the content that no file holds. */
type Derived<Schema extends z.ZodType> = z.ZodType<
  z.output<Schema>,
  undefined,
  z.core.$ZodTypeInternals<z.output<Schema>, undefined> & { optin: "optional" }
>;

/**
 * A field that the build adds (`complete` in collection.ts). If a file holds it, the check asks to remove it.
 *
 * Its type is that of the finished content, so the type check requires it wherever content is completed.
 *
 * @param source what the value follows from, worded for a message: "the name of the file"
 * @param schema the value's own schema
 */
export const derived = <Schema extends z.ZodType>(source: string, schema: Schema): Derived<Schema> =>
  z
    .never(`nothing: remove this field, its value follows from ${source}`)
    .optional()
    .meta({ derived: schema }) as unknown as Derived<Schema>;

/** An optional field of a file that the build fills in if it is missing. */
type FilledIn<Schema extends z.ZodType> = z.ZodType<
  z.output<Schema>,
  z.input<Schema> | undefined,
  z.core.$ZodTypeInternals<z.output<Schema>, z.input<Schema> | undefined> & { optin: "optional" }
>;

/**
 * A field that a file may leave out. The build then fills it in (`complete` in collection.ts).
 *
 * @param schema the value's own schema
 */
export const filledIn = <Schema extends z.ZodType>(schema: Schema): FilledIn<Schema> =>
  schema.optional().meta({ filledIn: true }) as unknown as FilledIn<Schema>;
