import type { IAdapter } from "gatsby";

/**
 * An adapter that does nothing. If none is set, Gatsby installs one by itself on a host that it knows. That adapter
 * would write a second set of headers next to `public/_headers`, which is meant to be their only source.
 */
export const noopAdapter = (): IAdapter => ({
  name: "noop-adapter",
  adapt: () => undefined,
});
