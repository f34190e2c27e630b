import { onFirstInteraction } from "../ui/first-interaction";
import { inlineScript } from "./inline-script";

/**
 * Stands at the end of every page as text: nothing from outside the function
 * but its argument. The addresses are in the script element's `data-scripts`,
 * and in `data-fetched` those of the data that the scripts are going to fetch.
 *
 * Asks for the site's scripts once the page has loaded and painted, or at the
 * first pointer, key, touch or turn of the wheel, whichever comes first, so that
 * they never compete with the first paint.
 *
 * What is clicked or submitted before the scripts run is kept and replayed:
 * elements marked `data-replay` have no behavior of their own without them. A
 * form that the browser refused meanwhile is checked once more, for our messages.
 * Where a script does not come, the page goes on as one without scripts.
 */
export function loadScripts(atFirstInteraction: typeof onFirstInteraction): void {
  const { scripts = "", fetched = "" } = document.currentScript?.dataset ?? {};
  const kept: HTMLElement[] = [];
  let refused: HTMLFormElement | null;
  const { pathname } = location;
  let started = false;

  /** Gatsby gives up in this way where it cannot get the page's data, or the template's script a second time. */
  const onRejection = (event: Event) => {
    event.preventDefault();
    replay();
  };

  /** Back or Forward, before anybody turns pages: the address is another page's, and this is still the old one. */
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
      // A script failed: release queued events to native handling. Who asks for it again must not wait for this element.
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
    // A link in another tab, or a download: the browser's own.
    if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return;
    event.preventDefault();
    kept.push(element);
  };

  /** Who has typed since has read the browser's own message, and may be in the middle of a word. */
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
  /** On a quick line the load event comes before the first paint, and scripts asked for then would delay it. */
  const afterPaint = () => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return start();
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    // Firefox tells of no paint where a page opens at an anchor or in its middle.
    setTimeout(start, 1000);
  };

  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}

/** The loader as an inline script. */
export const LOADER = inlineScript(loadScripts, onFirstInteraction);
