/**
 * An address of the site in full: what begins with two slashes is a path, too.
 *
 * @param address where the site is served
 * @param path from the site's root; what is absolute stays
 */
export const fullAddress = (address: string, path: string): string => (path.startsWith("/") ? address + path : path);

/** The roles that statements name; a role in the sense of WAI-ARIA. */
export type Role =
  "button" | "combobox" | "dialog" | "heading" | "link" | "progressbar" | "radio" | "searchbox" | "tab" | "textbox";

/** An element by its role and its whole accessible name, as the browser or its driver works them out. */
export type Named = { role: Role; name: string };

/** An element of a page: by role and name where it has one, otherwise by a CSS selector. */
export type Target = Named | string;

/** Where an element is in the window, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };

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
  /** Scrolls the first element that matches and shows into view and presses it with the mouse; waits until there is one. */
  click: (target: Target) => Promise<void>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Chooses an option of a list by its value. */
  choose: (list: string, value: string) => Promise<void>;
  /** Where the first element is that matches and shows; undefined where none does. */
  box: (target: Target) => Promise<Box | undefined>;
  /** Whether an element that matches has the focus. */
  focuses: (target: Target) => Promise<boolean>;
  /** Presses keys one after another: a character, a name such as "Tab" or "ArrowRight", or a chord such as "Control+a". */
  press: (...keys: string[]) => Promise<void>;
  /** Writes a text into what has the focus, key by key. */
  type: (text: string) => Promise<void>;
  /** Moves the mouse over a point of the window, in CSS pixels. */
  hover: (x: number, y: number) => Promise<void>;
  /** Sets the size of the page's window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what the window shows of the page, as PNG. */
  picture: () => Promise<Buffer>;
  /** Opens another tab of the same visitor. The first one stays usable. */
  another: () => Promise<Tab>;
};

/** How a visitor comes. */
export type Habits = {
  /** False where the browser runs no scripts of pages. */
  scripts: boolean;
  /** False where nothing waits for what a page asks for late, which a driver would otherwise do before each command. */
  waits: boolean;
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
  visit: <R>(habits: Habits, stay: (tab: Tab) => Promise<R>) => Promise<R>;
  close: () => Promise<void>;
};
