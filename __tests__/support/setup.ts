import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// jsdom has none, and React's server renderer asks for it.
globalThis.TextEncoder ??= TextEncoder;

// jsdom knows the event of `hidden="until-found"`, and takes the attribute for `hidden`, whatever its value.
Reflect.deleteProperty(globalThis.HTMLElement?.prototype ?? {}, "onbeforematch");
