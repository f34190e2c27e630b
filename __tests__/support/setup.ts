import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// jsdom has none, and React's server renderer asks for it.
globalThis.TextEncoder ??= TextEncoder;

// jsdom has no such signal.
AbortSignal.timeout ??= () => new AbortController().signal;

// jsdom knows the event of `hidden="until-found"`, and takes the attribute for `hidden`, whatever its value.
Reflect.deleteProperty(globalThis.HTMLElement?.prototype ?? {}, "onbeforematch");
