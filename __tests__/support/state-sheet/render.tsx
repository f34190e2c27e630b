/** Prints the state sheet as HTML: `tsx --tsconfig __tests__/support/state-sheet/tsconfig.json <this file>`. */
import { renderToStaticMarkup } from "react-dom/server";
import { StateSheet } from "./state-sheet";

process.stdout.write(renderToStaticMarkup(<StateSheet />));
