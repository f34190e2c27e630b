/**
 * Replaces placeholders in a text of the content, such as "{n} articles found".
 *
 * @param text text with names in braces
 * @param values the value of each name
 * @returns the text with every known name replaced; unknown names stay unchanged
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
