/**
 * A screen reader of the tests: it knows a page only by the accessibility tree
 * that the browser hands to assistive technology, moves by role and name, acts
 * by the keyboard, and hears what live regions say.
 */
import type { CDPSession } from "@playwright/test";
import { expect, type Page } from "./browser";

/** An element as it is read out. */
export type Heard = {
  role: string;
  name: string;
  description: string;
  /** What stands in a field. */
  value: string;
  /** States and properties that are set, such as expanded, checked, selected, disabled, required, invalid or modal. */
  states: Readonly<Record<string, unknown>>;
  /** All text within, in reading order. */
  text: string;
};

/** The tree's own nodes, as far as they are used here. */
type Node = Awaited<ReturnType<typeof readNodes>>[number];
const readNodes = async (browser: CDPSession) => (await browser.send("Accessibility.getFullAXTree")).nodes;

/** Boxes of lines, which repeat the text that they hold. */
const REPEATED = "InlineTextBox";

const textOf = (value: { value?: unknown } | undefined): string =>
  typeof value?.value === "string" || typeof value?.value === "number" ? String(value.value) : "";
const statesOf = ({ properties = [] }: Node) =>
  Object.fromEntries(properties.map(({ name, value }) => [name, value.value]));

/** One moment of a page. */
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

  /** What is read out, in order. */
  get read(): Node[] {
    return this.nodes.filter(({ role, ignored }) => !ignored && textOf(role) !== REPEATED);
  }

  find(role: string, name: string): Node | undefined {
    return this.read.find((node) => textOf(node.role) === role && textOf(node.name) === name);
  }

  /** Texts of the regions that are read out when they change, by their elements. */
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
  /** What each live region said when it was last listened to. */
  #said = new Map<number, string>();

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Starts to follow a page, which may be opened later. */
  static async start(page: Page): Promise<ScreenReader> {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Accessibility.enable");
    return new ScreenReader(page, browser);
  }

  #tree = async () => new Tree(await readNodes(this.#browser));

  /** Waits for an element of a role and a name, and tells it. */
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

  /** Waits until an element has states, a value or a text, as `toMatchObject` compares them. */
  async expect(role: string, name: string, expected: Partial<Record<keyof Heard, unknown>>): Promise<void> {
    await expect(async () => {
      expect(await this.find(role, name)).toMatchObject(expected);
    }).toPass({ timeout: 10_000 });
  }

  /** Waits until nothing of a role and a name is read out. */
  async expectNone(role: string, name: string): Promise<void> {
    await expect
      .poll(async () => (await this.#tree()).find(role, name) !== undefined, `${role} "${name}" is not read out`)
      .toBe(false);
  }

  /**
   * What comes after an element in reading order.
   *
   * @param role only elements of this role, such as "link"
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

  /** Role and name of what has the focus. */
  async focused(): Promise<string> {
    const focused = (await this.#tree()).read.filter((node) => statesOf(node).focused === true).at(-1);
    return focused ? `${textOf(focused.role)} ${textOf(focused.name)}` : "";
  }

  async expectFocus(role: string, name: string): Promise<void> {
    await expect.poll(() => this.focused()).toBe(`${role} ${name}`);
  }

  /** Moves to an element and presses a key there; Enter unless told otherwise. */
  async press(role: string, name: string, key = "Enter"): Promise<void> {
    const { node } = await this.#wait(role, name);
    await this.#browser.send("DOM.focus", { backendNodeId: node.backendDOMNodeId ?? 0 });
    await this.listen();
    await this.#page.keyboard.press(key);
  }

  /** Moves to a field and writes, in place of what is there. */
  async write(role: string, name: string, text: string): Promise<void> {
    await this.press(role, name, "ControlOrMeta+a");
    await this.#page.keyboard.press("Delete");
    await this.#page.keyboard.type(text);
  }

  /** Takes what the live regions say now as known. */
  async listen(): Promise<void> {
    this.#said = (await this.#tree()).live;
  }

  /** Waits until a live region that was there before says something new that holds a text: another one would stay silent. */
  async hears(text: string): Promise<void> {
    await expect
      .poll(async () => [...(await this.#tree()).live].filter(([id, now]) => (this.#said.get(id) ?? now) !== now), {
        message: `"${text}" is announced`,
      })
      .toContainEqual([expect.any(Number), expect.stringContaining(text)]);
  }
}
