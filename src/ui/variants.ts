/** Looks by name: of each choice, such as `size`, the class names of every value. */
type Looks = Record<string, Record<string, string>>;

type Choice<L extends Looks> = { [Name in keyof L]?: keyof L[Name] | null | undefined };

/** What a component with variants lets its users choose. */
export type VariantProps<Variants extends (choice: never) => string> = Omit<
  NonNullable<Parameters<Variants>[0]>,
  "className"
>;

/**
 * Class names of a component by its variants.
 *
 * @param base what it always has
 * @param looks what each choice adds
 * @param defaults what is chosen where nothing is said
 * @returns a function from a choice, and further class names, to the whole
 */
export const variants =
  <L extends Looks>(base: string, looks: L, defaults: Choice<L> = {}) =>
  (choice: Choice<L> & { className?: string | undefined }): string => {
    const chosen = Object.entries(looks).map(([name, values]) => values[String(choice[name] ?? defaults[name])]);
    return [base, ...chosen, choice.className].filter(Boolean).join(" ");
  };
