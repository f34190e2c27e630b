/** A client of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as the suite needs it. */

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** How long something to click may take to show, in milliseconds: menus fade in. */
const CLICK_PATIENCE = 5_000;

/** Keys that write nothing, by the characters that stand for them in the protocol (section 17.4.2). */
const KEYS: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

type Reference = { [ELEMENT]: string };

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

  press = (key: string) => {
    const value = KEYS[key] ?? key;
    const actions = [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    return this.post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };

  hover = (x: number, y: number) => {
    const actions = [{ type: "pointerMove", x, y, duration: 0, origin: "viewport" }];
    return this.post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  };

  /** Clicks the first element that matches and shows, as soon as there is one. */
  click = async (selector: string) => {
    const end = Date.now() + CLICK_PATIENCE;
    do {
      const found = await this.post<Reference[]>("elements", { using: "css selector", value: selector });
      for (const reference of found) {
        const element = `element/${reference[ELEMENT]}`;
        if (await this.get<boolean>(`${element}/displayed`)) return void (await this.post(`${element}/click`));
      }
    } while (Date.now() < end);
    throw new Error(`nothing to click: ${selector}`);
  };
}

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
