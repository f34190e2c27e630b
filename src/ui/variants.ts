/** Class names by choice and value: for each choice, such as `size`, the class names of every value. */
type Looks = Record<string, Record<string, string>>;

type Choice<L extends Looks> = { [Name in keyof L]?: keyof L[Name] | null | undefined };

/** The choices that a component with variants exposes as props. */
export type VariantProps<Variants extends (choice: never) => string> = Omit<
  NonNullable<Parameters<Variants>[0]>,
  "className"
>;

/**
 * Creates the class names of a component with variants.
 *
 * @param base classes that it always has
 * @param looks classes that each choice adds
 * @param defaults values for omitted choices
 * @returns a function from choices, and optional extra class names, to the full class name
 */
export const variants =
  <L extends Looks>(base: string, looks: L, defaults: Choice<L> = {}) =>
  (choice: Choice<L> & { className?: string | undefined }): string => {
    const chosen = Object.entries(looks).map(([name, values]) => values[String(choice[name] ?? defaults[name])]);
    return [base, ...chosen, choice.className].filter(Boolean).join(" ");
  };
