const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);

/** First name of a person, as in "Discuss this with Mara". */
export const firstName = (name: string): string => wordsOf(name)[0] ?? name;

/** Initials of a person: the first letters of the first and last names. */
export const initials = (name: string): string => {
  const words = wordsOf(name);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "").join("");
};
