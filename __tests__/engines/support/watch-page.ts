/** Where a page keeps what went wrong, over all documents of a visit. */
export const COMPLAINTS = "engine-suite-complaints";

/**
 * Runs in each page before its own scripts, so it is written to stand alone.
 * Keeps violations of the policy, uncaught errors, and warnings and errors that
 * are written to the console; neither WebDriver nor Firefox's BiDi reports them all.
 */
export const watchPage = (): void => {
  const key = "engine-suite-complaints";
  // Who leaves a page stops its requests, and what fails by that is nobody's concern.
  let leaving = false;
  window.addEventListener("beforeunload", () => (leaving = true));
  window.addEventListener("pageshow", () => (leaving = false));
  const note = (text: string) => {
    if (leaving) return;
    const known = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
    sessionStorage.setItem(key, JSON.stringify([...known, `${location.pathname}: ${text}`]));
  };
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      note(`console ${level}: ${parts.map(String).join(" ")}`);
      write(...parts);
    };
  }
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    note(`violation of ${effectiveDirective}: ${blockedURI}`),
  );
  window.addEventListener("unhandledrejection", ({ reason }) => note(`unhandled rejection: ${String(reason)}`));
  window.addEventListener(
    "error",
    ({ target, message }) => {
      if (target === window) note(`uncaught error: ${message}`);
      else note(`not loaded: ${(target as Element).outerHTML.slice(0, 200)}`);
    },
    true,
  );
};
