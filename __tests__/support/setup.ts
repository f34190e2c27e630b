import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// jsdom lacks it, and React's server renderer needs it.
globalThis.TextEncoder ??= TextEncoder;

// jsdom lacks it. In the tests this signal never fires.
AbortSignal.timeout ??= () => new AbortController().signal;

// jsdom has the event of `hidden="until-found"`, but treats that value like plain `hidden`. Without the event, the code
// takes jsdom for a browser without the feature.
Reflect.deleteProperty(globalThis.HTMLElement?.prototype ?? {}, "onbeforematch");
