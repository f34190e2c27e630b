/**
 * An address of the site in full: what begins with two slashes is a path, too.
 *
 * @param address where the site is served
 * @param path from the site's root; what is absolute stays
 */
export const fullAddress = (address: string, path: string): string => (path.startsWith("/") ? address + path : path);

/** What the statements of the engine suite ask of a browser: the same few things of each engine. */
export type Tab = {
  /** Goes to an address, absolute or from the site's root, and waits until the document has loaded. */
  goto: (address: string) => Promise<void>;
  /** Goes back or forward in the history, or loads the document anew. */
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function that stands alone within the page; what it takes and returns must fit into JSON. */
  evaluate: <A, R>(run: (argument: A) => R, argument: A) => Promise<R>;
  /** Scrolls the first element that matches and shows into view and presses it with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Presses keys one after another: a character, or a name such as "Tab" or "ArrowRight". */
  press: (...keys: string[]) => Promise<void>;
  /** Moves the mouse over a point of the window, in CSS pixels. */
  hover: (x: number, y: number) => Promise<void>;
  /** Sets the size of the page's window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what the window shows of the page, as PNG. */
  picture: () => Promise<Buffer>;
  /** Opens another tab of the same visitor. The first one stays usable. */
  another: () => Promise<Tab>;
};

/** A browser of one engine, started once and used by many visitors in turn. */
export type Engine = {
  /** Where the site is served for this engine, without a slash at the end. */
  readonly address: string;
  /**
   * Lends the tab of a visitor who has never been here.
   *
   * @returns what `stay` returns
   */
  visit: <R>(stay: (tab: Tab) => Promise<R>) => Promise<R>;
  close: () => Promise<void>;
};
