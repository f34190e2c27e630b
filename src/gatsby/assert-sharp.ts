import { createRequire } from "node:module";
import path from "node:path";

/**
 * Loads sharp, the package that reads and writes images, before anything else does. If it is missing or was installed
 * for another system, this prints what to do and ends the process. It does not throw: Gatsby swallows an error thrown
 * here and fails later with one that names neither the package nor the fix.
 *
 * @param load loads a package by its name
 */
export const assertSharp = (load: (name: string) => unknown = createRequire(path.resolve("package.json"))): void => {
  try {
    load("sharp");
  } catch (error) {
    const [reason] = String(error).split("\n");
    console.error(
      `The package "sharp" cannot be loaded. Run "npm ci", which installs it, and try again.\n    ${reason}`,
    );
    process.exit(1);
  }
};
