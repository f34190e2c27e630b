import { onFirstInteraction } from "../ui/first-interaction";
import { inlineScript } from "./inline-script";

/**
 * Loads the site's scripts. Every page ends with the text of this function, so it must not use anything from outside
 * but its argument. The script element's `data-scripts` holds the addresses of the scripts, and `data-fetched` those of
 * the data that the scripts will fetch.
 *
 * The scripts are requested once the page has loaded and painted, or at the first pointer, key, touch or wheel event,
 * whichever comes first, so that they never compete with the first paint.
 *
 * Clicks and submits before the scripts run are recorded and replayed for elements marked `data-replay`, which do
 * nothing without scripts. A form that the browser refused in the meantime is validated again, so that it shows our own
 * messages. If a script fails to load, the page works as one without scripts.
 */
export function loadScripts(atFirstInteraction: typeof onFirstInteraction): void {
  const { scripts = "", fetched = "" } = document.currentScript?.dataset ?? {};
  const kept: HTMLElement[] = [];
  let refused: HTMLFormElement | null;
  const { pathname } = location;
  let started = false;

  /**
   * Gatsby fails with an unhandled rejection if the page's data does not load, or the template's script fails twice.
   */
  const onRejection = (event: Event) => {
    event.preventDefault();
    replay();
  };

  /**
   * Back or Forward before the router has taken over: the address is another page's, but the document is still the old
   * one.
   */
  const onPopState = () => {
    if (location.pathname !== pathname) location.reload();
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const href of fetched.split(" ")) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
      document.head.append(link);
    }
    for (const source of scripts.split(" ")) {
      const script = document.createElement("script");
      script.src = source;
      script.async = false;
      // A script failed: release queued events to native handling. Remove the element, so that a later request for the
      // same script does not wait for it.
      script.onerror = () => {
        script.remove();
        replay();
      };
      document.body.append(script);
    }
  };

  const keep = (event: Event) => {
    const target = event.target as Element;
    const element = target.closest<HTMLElement>("[data-replay]");
    if (!element || (event.type === "click") === (element.localName === "form")) return;
    const click = event as MouseEvent;
    // With a modifier key the browser itself opens a tab or downloads.
    if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return;
    event.preventDefault();
    kept.push(element);
  };

  /**
   * Remembers a refused form, until the visitor types. They have then read the browser's own message, and may be in the
   * middle of a word.
   */
  const noteRefusal = ({ type, target }: Event) => {
    refused = type === "invalid" ? (target as HTMLInputElement).form : null;
  };

  const replay = () => {
    removeEventListener("click", keep, true);
    removeEventListener("submit", keep, true);
    for (const element of kept.splice(0)) {
      if (element.localName === "form") (element as HTMLFormElement).requestSubmit();
      else element.click();
    }
    refused?.reportValidity();
    refused = null;
  };

  addEventListener("click", keep, true);
  addEventListener("submit", keep, true);
  for (const name of ["invalid", "input"]) addEventListener(name, noteRefusal, true);
  addEventListener("unhandledrejection", onRejection);
  addEventListener("popstate", onPopState);
  document.addEventListener(
    "site:hydrated",
    () => {
      removeEventListener("popstate", onPopState);
      removeEventListener("unhandledrejection", onRejection);
      replay();
    },
    { once: true },
  );
  atFirstInteraction(start);
  /** On a fast connection the load event comes before the first paint. Scripts requested then would delay the paint. */
  const afterPaint = () => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return start();
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    // Firefox reports no paint if a page opens at an anchor or scrolled.
    setTimeout(start, 1000);
  };

  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}

/** The loader as an inline script. */
export const LOADER = inlineScript(loadScripts, onFirstInteraction);
