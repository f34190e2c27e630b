import { createRequire } from "node:module";
import path from "node:path";

/**
 * Asks for the package that reads and writes images, before anything else does. Where it is missing, or was installed
 * for another system, it says so and ends the process: Gatsby drops an error that is thrown here, and ends later with
 * one that names neither the package nor the way out.
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
