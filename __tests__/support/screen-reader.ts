/**
 * A screen reader for tests. It sees a page only through the accessibility tree that the browser exposes to assistive
 * technology, moves by role and name, acts by the keyboard, and listens to live regions.
 */
import type { CDPSession } from "@playwright/test";
import { expect, type Page } from "./browser";

/** An element as a screen reader announces it. */
type Heard = {
  role: string;
  name: string;
  description: string;
  /** Current value of a field. */
  value: string;
  /** States and properties that are set, such as expanded, checked, selected, disabled, required, invalid or modal. */
  states: Readonly<Record<string, unknown>>;
  /** All text within, in reading order. */
  text: string;
};

/** A node of the browser's accessibility tree. */
type Node = Awaited<ReturnType<typeof readNodes>>[number];
const readNodes = async (browser: CDPSession) => (await browser.send("Accessibility.getFullAXTree")).nodes;

/** Nodes for lines of text, which repeat the text of their parent. */
const REPEATED = "InlineTextBox";

const textOf = (value: { value?: unknown } | undefined): string =>
  typeof value?.value === "string" || typeof value?.value === "number" ? String(value.value) : "";
const statesOf = ({ properties = [] }: Node) =>
  Object.fromEntries(properties.map(({ name, value }) => [name, value.value]));

/** A snapshot of a page's accessibility tree. */
class Tree {
  readonly #byId: ReadonlyMap<string, Node>;
  /** In reading order. */
  readonly nodes: readonly Node[];

  constructor(nodes: readonly Node[]) {
    this.#byId = new Map(nodes.map((node) => [node.nodeId, node]));
    this.nodes = nodes[0] ? this.#within(nodes[0]) : [];
  }

  #within(node: Node): Node[] {
    const children = (node.childIds ?? []).flatMap((id) => this.#byId.get(id) ?? []);
    return [node, ...children.flatMap((child) => this.#within(child))];
  }

  textWithin(node: Node): string {
    return this.#within(node)
      .filter(({ role, ignored }) => !ignored && textOf(role) === "StaticText")
      .map(({ name }) => textOf(name))
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
  }

  heard(node: Node): Heard {
    return {
      role: textOf(node.role),
      name: textOf(node.name),
      description: textOf(node.description),
      value: textOf(node.value),
      states: statesOf(node),
      text: this.textWithin(node),
    };
  }

  /** Nodes that are read out, in order. */
  get read(): Node[] {
    return this.nodes.filter(({ role, ignored }) => !ignored && textOf(role) !== REPEATED);
  }

  find(role: string, name: string): Node | undefined {
    return this.read.find((node) => textOf(node.role) === role && textOf(node.name) === name);
  }

  /** Texts of the live regions, by the id of their element. */
  get live(): Map<number, string> {
    return new Map(
      this.read
        .filter((node) => ["polite", "assertive"].includes(String(statesOf(node).live)))
        .map((node) => [node.backendDOMNodeId ?? 0, this.textWithin(node)]),
    );
  }
}

export class ScreenReader {
  readonly #page: Page;
  readonly #browser: CDPSession;
  /** Text of each live region at the last call of `listen`. */
  #said = new Map<number, string>();

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Attaches to a page, which need not be open yet. */
  static async start(page: Page): Promise<ScreenReader> {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Accessibility.enable");
    return new ScreenReader(page, browser);
  }

  #tree = async () => new Tree(await readNodes(this.#browser));

  /** Waits for an element with a role and a name. */
  async find(role: string, name: string): Promise<Heard> {
    const { tree, node } = await this.#wait(role, name);
    return tree.heard(node);
  }

  async #wait(role: string, name: string): Promise<{ tree: Tree; node: Node }> {
    let found: { tree: Tree; node: Node } | undefined;
    await expect(async () => {
      const tree = await this.#tree();
      const node = tree.find(role, name);
      expect(node, `${role} "${name}" is read out`).toBeDefined();
      if (node) found = { tree, node };
    }).toPass({ timeout: 10_000 });
    if (!found) throw new Error(`no ${role} "${name}"`);
    return found;
  }

  /** Waits until an element has the expected states, value or text, compared by `toMatchObject`. */
  async expect(role: string, name: string, expected: Partial<Record<keyof Heard, unknown>>): Promise<void> {
    await expect(async () => {
      expect(await this.find(role, name)).toMatchObject(expected);
    }).toPass({ timeout: 10_000 });
  }

  /** Waits until no element with a role and a name is read out. */
  async expectNone(role: string, name: string): Promise<void> {
    await expect
      .poll(async () => (await this.#tree()).find(role, name) !== undefined, `${role} "${name}" is not read out`)
      .toBe(false);
  }

  /**
   * Names of the elements that follow an element in reading order.
   *
   * @param start role and name of the element
   * @param role return only elements with this role, such as "link"
   */
  async after(start: { role: string; name: string }, role: string): Promise<string[]> {
    const { tree, node } = await this.#wait(start.role, start.name);
    return tree.read
      .slice(tree.read.indexOf(node) + 1)
      .filter((next) => textOf(next.role) === role)
      .map(({ name }) => textOf(name));
  }

  /** Names of all elements of a role, in reading order. */
  async all(role: string): Promise<string[]> {
    return (await this.#tree()).read.filter((node) => textOf(node.role) === role).map(({ name }) => textOf(name));
  }

  /** Role and name of the focused element. */
  async focused(): Promise<string> {
    const focused = (await this.#tree()).read.filter((node) => statesOf(node).focused === true).at(-1);
    return focused ? `${textOf(focused.role)} ${textOf(focused.name)}` : "";
  }

  async expectFocus(role: string, name: string): Promise<void> {
    await expect.poll(() => this.focused()).toBe(`${role} ${name}`);
  }

  /** Moves to an element and presses a key there, Enter by default. */
  async press(role: string, name: string, key = "Enter"): Promise<void> {
    const { node } = await this.#wait(role, name);
    await this.#browser.send("DOM.focus", { backendNodeId: node.backendDOMNodeId ?? 0 });
    await this.listen();
    await this.#page.keyboard.press(key);
  }

  /** Moves to a field and replaces its text. */
  async write(role: string, name: string, text: string): Promise<void> {
    await this.press(role, name, "ControlOrMeta+a");
    await this.#page.keyboard.press("Delete");
    await this.#page.keyboard.type(text);
  }

  /** Remembers the current texts of the live regions; `hears` reports only later changes. */
  async listen(): Promise<void> {
    this.#said = (await this.#tree()).live;
  }

  /**
   * Waits until a live region changes to something that contains a text. The region must have existed at the last call
   * of `listen`: screen readers do not announce a region that is inserted together with its text.
   */
  async hears(text: string): Promise<void> {
    await expect
      .poll(async () => [...(await this.#tree()).live].filter(([id, now]) => (this.#said.get(id) ?? now) !== now), {
        message: `"${text}" is announced`,
      })
      .toContainEqual([expect.any(Number), expect.stringContaining(text)]);
  }
}
