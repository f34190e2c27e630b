import { LOADER, loadScripts } from "../../../src/browser/load-scripts";
import { onFirstInteraction } from "../../../src/ui/first-interaction";

const asked = () => Array.from(document.querySelectorAll("script[src]"), (script) => script.getAttribute("src"));

const setState = (state: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { value: state, configurable: true });

beforeEach(() => {
  document.body.innerHTML = "";
  const element = document.createElement("script");
  element.dataset.scripts = "/a.js /b.js";
  element.dataset.fetched = "/c.json /d.json";
  document.head.innerHTML = "";
  Object.defineProperty(document, "currentScript", { value: element, configurable: true });
  setState("loading");
});

afterEach(() => {
  // Spends the loader under test: it neither loads nor records any more.
  window.dispatchEvent(new Event("load"));
  window.dispatchEvent(new Event("keydown"));
  document.dispatchEvent(new Event("site:hydrated"));
});

describe("the script loader", () => {
  it("asks for nothing before the page has loaded", () => {
    loadScripts(onFirstInteraction);
    expect(asked()).toEqual([]);
  });

  it.each(["load", "keydown"])("asks for the scripts once, in order, at %s", (name) => {
    loadScripts(onFirstInteraction);
    window.dispatchEvent(new Event(name));
    window.dispatchEvent(new Event("load"));
    expect(asked()).toEqual(["/a.js", "/b.js"]);
    expect(Array.from(document.scripts, (script) => script.async)).toEqual([false, false]);
  });

  it("asks for the data that they are going to fetch, as they will", () => {
    loadScripts(onFirstInteraction);
    expect(document.querySelector("link")).toBeNull();
    window.dispatchEvent(new Event("load"));
    expect(
      Array.from(document.querySelectorAll("link"), (link) => [
        link.rel,
        link.as,
        link.getAttribute("crossorigin"),
        link.getAttribute("href"),
      ]),
    ).toEqual([
      ["preload", "fetch", "anonymous", "/c.json"],
      ["preload", "fetch", "anonymous", "/d.json"],
    ]);
  });

  it("waits for the first paint where the load event comes before it", () => {
    const painted: (() => void)[] = [];
    class Observer {
      static supportedEntryTypes = ["paint"];
      constructor(callback: () => void) {
        painted.push(callback);
      }
      observe = jest.fn();
    }
    Object.assign(window, { PerformanceObserver: Observer });
    loadScripts(onFirstInteraction);
    window.dispatchEvent(new Event("load"));
    Reflect.deleteProperty(window, "PerformanceObserver");
    expect(asked()).toEqual([]);
    painted[0]?.();
    painted[0]?.();
    expect(asked()).toEqual(["/a.js", "/b.js"]);
  });

  it("waits no longer than a second for a paint that the browser does not tell of", () => {
    jest.useFakeTimers();
    class Observer {
      static supportedEntryTypes = ["paint"];
      observe = jest.fn();
    }
    Object.assign(window, { PerformanceObserver: Observer });
    loadScripts(onFirstInteraction);
    window.dispatchEvent(new Event("load"));
    Reflect.deleteProperty(window, "PerformanceObserver");
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    expect(asked()).toEqual(["/a.js", "/b.js"]);
  });

  it("asks at once where the page has loaded already", () => {
    setState("complete");
    loadScripts(onFirstInteraction);
    expect(asked()).toEqual(["/a.js", "/b.js"]);
  });

  it("replays clicks and submits that came before the scripts", () => {
    loadScripts(onFirstInteraction);
    document.body.innerHTML += `<button data-replay><i>Go</i></button><form data-replay><input><button>Send</button></form>`;
    const clicked = jest.fn();
    const submitted = jest.fn((event: Event) => event.preventDefault());
    document.querySelector("i")!.click();
    document.querySelector<HTMLButtonElement>("form button")!.click();
    document.querySelector("[data-replay]")!.addEventListener("click", clicked);
    document.querySelector("form")!.addEventListener("submit", submitted);
    expect(clicked).not.toHaveBeenCalled();

    document.dispatchEvent(new Event("site:hydrated"));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(submitted).toHaveBeenCalledTimes(1);

    document.querySelector("i")!.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["asks again why a form was refused", false, 1],
    ["does not where something was typed since", true, 0],
  ])("%s", (_name, isTyped, times) => {
    loadScripts(onFirstInteraction);
    document.body.innerHTML += `<form data-replay><input required><button>Send</button></form>`;
    const input = document.querySelector("input")!;
    const submitted = jest.fn();
    const refused = jest.fn();
    document.querySelector<HTMLButtonElement>("form button")!.click();
    if (isTyped) input.dispatchEvent(new Event("input", { bubbles: true }));
    input.addEventListener("invalid", refused);
    document.querySelector("form")!.addEventListener("submit", submitted);

    document.dispatchEvent(new Event("site:hydrated"));
    expect(refused).toHaveBeenCalledTimes(times);
    expect(submitted).not.toHaveBeenCalled();
  });

  it.each([
    ["a script does not come", () => document.querySelector('script[src="/b.js"]')!.dispatchEvent(new Event("error"))],
    ["the application gives up", () => window.dispatchEvent(new Event("unhandledrejection", { cancelable: true }))],
  ])("goes on as a page without scripts where %s", (_name, fail) => {
    loadScripts(onFirstInteraction);
    window.dispatchEvent(new Event("load"));
    document.body.insertAdjacentHTML("beforeend", `<form data-replay><button>Send</button></form>`);
    const submitted = jest.fn((event: Event) => event.preventDefault());
    const send = () => document.querySelector<HTMLButtonElement>("form button")!.click();
    send();
    document.querySelector("form")!.addEventListener("submit", submitted);
    fail();
    expect(submitted).toHaveBeenCalledTimes(1);
    send();
    expect(submitted).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event("site:hydrated"));
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it("gives up the element of a script that does not come, so that it can be asked for again, and still minds the application", () => {
    loadScripts(onFirstInteraction);
    window.dispatchEvent(new Event("load"));
    document.querySelector('script[src="/b.js"]')!.dispatchEvent(new Event("error"));
    expect(document.querySelector('script[src="/b.js"]')).toBeNull();
    const rejection = new Event("unhandledrejection", { cancelable: true });
    window.dispatchEvent(rejection);
    expect(rejection.defaultPrevented).toBe(true);
  });

  it("leaves rejections to others once the scripts have taken over", () => {
    loadScripts(onFirstInteraction);
    document.dispatchEvent(new Event("site:hydrated"));
    const rejection = new Event("unhandledrejection", { cancelable: true });
    window.dispatchEvent(rejection);
    expect(rejection.defaultPrevented).toBe(false);
  });

  it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("leaves a click with the %s to the browser", (key) => {
    loadScripts(onFirstInteraction);
    document.body.innerHTML += `<a href="#there" data-replay>There</a>`;
    const clicked = jest.fn();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    document.querySelector("a")!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    document.querySelector("a")!.addEventListener("click", clicked);
    document.dispatchEvent(new Event("site:hydrated"));
    expect(clicked).not.toHaveBeenCalled();
  });

  it("leaves elements alone that work by themselves", () => {
    loadScripts(onFirstInteraction);
    document.body.innerHTML += `<button>Plain</button>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("button")!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe("the loader as text", () => {
  it("runs by itself, without anything of its module", () => {
    new Function(LOADER)();
    expect(asked()).toEqual([]);
    window.dispatchEvent(new Event("keydown"));
    expect(asked()).toEqual(["/a.js", "/b.js"]);
  });
});
