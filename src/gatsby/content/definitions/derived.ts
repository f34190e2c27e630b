/** Fields that editors do not type: they follow from a file's name, or from what stands beside them. */
import { z } from "zod";

/** A field of the content that no file holds. */
type Derived<Schema extends z.ZodType> = z.ZodType<
  z.output<Schema>,
  undefined,
  z.core.$ZodTypeInternals<z.output<Schema>, undefined> & { optin: "optional" }
>;

/**
 * A field that the build adds (`complete` in collection.ts); a file that holds it is told to drop it.
 *
 * Its type is that of the finished content, so the type check asks for it wherever content is completed.
 *
 * @param source what the value follows from, as a message says it: "the name of the file"
 * @param schema the value's own schema
 */
export const derived = <Schema extends z.ZodType>(source: string, schema: Schema): Derived<Schema> =>
  z
    .never(`nothing: remove this field, its value follows from ${source}`)
    .optional()
    .meta({ derived: schema }) as unknown as Derived<Schema>;

/** A field that a file may hold, and that is filled in where it does not. */
type FilledIn<Schema extends z.ZodType> = z.ZodType<
  z.output<Schema>,
  z.input<Schema> | undefined,
  z.core.$ZodTypeInternals<z.output<Schema>, z.input<Schema> | undefined> & { optin: "optional" }
>;

/**
 * A field that a file may leave out: the build fills it in then (`complete` in collection.ts).
 *
 * @param schema the value's own schema
 */
export const filledIn = <Schema extends z.ZodType>(schema: Schema): FilledIn<Schema> =>
  schema.optional().meta({ filledIn: true }) as unknown as FilledIn<Schema>;
