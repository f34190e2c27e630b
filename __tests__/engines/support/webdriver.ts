/** A client of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as the suite needs it. */

import type { Box, Named, Role, Target } from "./tab";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** How long an element may take to be there and stand still, in milliseconds: menus fade in, pages scroll. */
const PATIENCE = 5_000;

/** Keys that write nothing, by the characters that stand for them in the protocol (section 17.4.2). */
const KEYS: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

type Reference = { [ELEMENT]: string };

/** What can have a role, to look it up among fewer elements; the browser itself then says which of them has it. */
const CANDIDATES: Record<Role, string> = {
  button: "button",
  combobox: "select, [role=combobox]",
  dialog: "dialog",
  heading: "h1, h2, h3",
  link: "a[href]",
  progressbar: "[role=progressbar]",
  radio: "[type=radio]",
  searchbox: "[type=search]",
  tab: "[role=tab]",
  textbox: "input, textarea",
};

/**
 * Runs within the page: elements that may be called by a name, as the text, the
 * label or the attribute that holds it says; the browser is asked of these alone.
 */
const mayBeNamed = ({ candidates, name }: { candidates: string; name: string }): Element[] => {
  const bare = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, "");
  return [...document.querySelectorAll<HTMLInputElement>(candidates)].filter((element) => {
    const naming = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    // No control but fields has labels.
    const labels = [...((element.labels as NodeListOf<HTMLLabelElement> | undefined) ?? [])];
    const texts = [element.ariaLabel, element.textContent, ...naming, ...labels.map(({ textContent }) => textContent)];
    return texts.some((text) => bare(text).includes(bare(name)));
  });
};

/** Runs within the page. */
const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** Runs within the page. WebKitGTK's driver takes what lies just below the window for being in view. */
const bringIntoView = (element: Element): void => {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
};

/** A session, which is a visitor of its own. */
export class Session {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Begins a session.
   *
   * @param driver address of the driver
   * @param capabilities what the browser must be, in the driver's own terms
   * @param patience longest time that the browser may take to start, in milliseconds
   * @throws where the driver does not accept them, or takes longer
   */
  static async begin(driver: string, capabilities: object, patience: number): Promise<Session> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const signal = AbortSignal.timeout(patience);
    const { sessionId } = await request<{ sessionId: string }>(`${driver}/session`, "POST", body, signal);
    return new Session(`${driver}/session/${sessionId}`);
  }

  end = () => request(this.#address, "DELETE");
  get = <R>(command: string) => request<R>(`${this.#address}/${command}`, "GET");
  post = <R>(command: string, body: object = {}) => request<R>(`${this.#address}/${command}`, "POST", body);

  run = <A, R>(run: (argument: A) => R, argument: A): Promise<R> =>
    this.post<R>("execute/sync", { script: `return (${run.toString()})(arguments[0])`, args: [argument] });

  #act = (actions: { type: string; value: string }[]) =>
    this.post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });

  press = (chord: string) => {
    // The plus sign itself is a key, too.
    const values = (chord.length > 1 ? chord.split("+") : [chord]).map((key) => KEYS[key] ?? key);
    return this.#act([
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.reverse().map((value) => ({ type: "keyUp", value })),
    ]);
  };

  type = (text: string) =>
    this.#act([...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))));

  #point = (x: number, y: number, ...then: { type: string; button: number }[]) => {
    const actions = [{ type: "pointerMove", x, y, duration: 0, origin: "viewport" }, ...then];
    return this.post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  };

  hover = (x: number, y: number) => this.#point(x, y);
  clickAt = (x: number, y: number) =>
    this.#point(x, y, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });

  #named = async ({ role, name }: Named): Promise<string[]> => {
    const references = await this.run(mayBeNamed as (argument: object) => unknown, {
      candidates: CANDIDATES[role],
      name,
    });
    const found: string[] = [];
    for (const element of await this.#shown(references as Reference[])) {
      const [hasRole, hasName] = [
        await this.get(`${element}/computedrole`),
        await this.get(`${element}/computedlabel`),
      ];
      if (hasRole === role && hasName === name) found.push(element);
    }
    return found;
  };

  /** Commands of those elements that show. WebKit gives no role of one that showed before and does no longer. */
  #shown = async (references: Reference[]): Promise<string[]> => {
    const shown: string[] = [];
    for (const reference of references) {
      const element = `element/${reference[ELEMENT]}`;
      if (await this.get<boolean>(`${element}/displayed`)) shown.push(element);
    }
    return shown;
  };

  /** Commands of the elements that match and show. */
  #find = async (target: Target): Promise<string[]> => {
    if (typeof target !== "string") return this.#named(target);
    return this.#shown(await this.post<Reference[]>("elements", { using: "css selector", value: target }));
  };

  #runOn = <R>(run: (element: Element) => R, element: string): Promise<R> =>
    this.run(run as unknown as (reference: Reference) => R, { [ELEMENT]: element.replace("element/", "") });

  box = (target: Target): Promise<Box | undefined> =>
    patiently(async () => {
      const [element] = await this.#find(target);
      return element === undefined ? undefined : this.#runOn(boxOf, element);
    });

  focuses = (target: Target): Promise<boolean> =>
    patiently(async () => {
      const focused = await this.get<Reference>("element/active");
      return (await this.#find(target)).includes(`element/${focused[ELEMENT]}`);
    });

  /** Clicks the first element that matches and shows, as soon as there is one. */
  click = (target: Target): Promise<void> =>
    patiently(async () => {
      const [element] = await this.#find(target);
      if (element === undefined) throw new Error(`nothing to click: ${JSON.stringify(target)}`);
      await this.#runOn(bringIntoView, element);
      await this.post(`${element}/click`);
    });
}

/** Tries again for a while: an element may be gone when it is asked about, or still be scrolled into view. */
const patiently = async <R>(attempt: () => Promise<R>): Promise<R> => {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};

const request = async <R = null>(
  address: string,
  method: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<R> => {
  const response = await fetch(address, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: R & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
};
