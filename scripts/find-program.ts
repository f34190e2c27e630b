/** Finds programs that tests and scripts start. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Looks for a program in the folders of PATH, then in other places.
 *
 * @param names names of the program, the preferred one first
 * @param places absolute paths to try after PATH
 * @returns absolute path of the program; undefined if there is none
 */
export const findProgram = (names: readonly string[], places: readonly string[] = []): string | undefined => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find((place) =>
    existsSync(place),
  );
};
