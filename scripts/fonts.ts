/**
 * `npm run fonts`: subsets the font into two parts: a core for English text, which every page preloads, and the rest of
 * Latin, which a browser fetches only if a text contains one of its letters.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subset from "subset-font";
import { CORE_CHARACTERS, REST_CHARACTERS } from "./font-characters";
import { runScript } from "./run-script";

const OUTPUT = path.resolve("src/fonts");

const NAME = "instrument-sans";

/** The range of weights that the site uses; headings have 600 at most. */
const WEIGHT = { min: 400, max: 600 };

const main = async (): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true });
  const folder = path.resolve("node_modules/@fontsource-variable", NAME);
  const source = await readFile(path.join(folder, `files/${NAME}-latin-wght-normal.woff2`));
  for (const [part, characters] of Object.entries({ core: CORE_CHARACTERS, rest: REST_CHARACTERS })) {
    const font = await subset(source, characters, { targetFormat: "woff2", variationAxes: { wght: WEIGHT } });
    await writeFile(path.join(OUTPUT, `${NAME}-${part}.woff2`), font);
    console.log(`${NAME}-${part}.woff2: ${(font.length / 1000).toFixed(1)} kB`);
  }
  await copyFile(path.join(folder, "LICENSE"), path.join(OUTPUT, `${NAME}-license.txt`));
};

runScript(main);
