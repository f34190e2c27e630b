import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// jsdom has none, and React's server renderer asks for it.
globalThis.TextEncoder ??= TextEncoder;
