import type { IAdapter } from "gatsby";

/**
 * An adapter that does nothing. On a host that it knows, Gatsby installs an
 * adapter by itself where none is set; that one would write a second set of
 * headers beside `public/_headers`, which is the only source of them.
 */
export const noopAdapter = (): IAdapter => ({
  name: "noop-adapter",
  adapt: () => undefined,
});
