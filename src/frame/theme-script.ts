/**
 * Runs in the head of every page before the first paint. It must be self-contained: no imports, and nothing from
 * outside the function.
 *
 * Applies the stored theme, keeps the theme switches (radio buttons with `data-theme-choice`) in sync with it, and
 * marks the page with the class `js`. The class `at-rest` stays until the page scrolls, so that style sheets can defer
 * what is far below the first view. If storage is blocked, only the stored choice is lost.
 */
export function themeScript(): void {
  const root = document.documentElement;
  const key = "theme";
  let theme = "system";
  const apply = () => {
    // Forced colors come from the system, and drawings that keep their own colors must go with them.
    if (theme === "system" || matchMedia("(forced-colors: active)").matches) delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const input of document.querySelectorAll<HTMLInputElement>("input[data-theme-choice]")) {
      input.checked = input.value === theme;
    }
  };
  const recall = () => {
    try {
      const kept = localStorage.getItem(key);
      theme = kept === "light" || kept === "dark" ? kept : "system";
    } catch {
      // Storage is blocked: the theme follows the system until the visitor chooses one.
    }
    apply();
  };
  root.classList.add("js", "at-rest");
  addEventListener("scroll", () => root.classList.remove("at-rest"), { once: true });
  recall();
  document.addEventListener("DOMContentLoaded", apply);
  document.addEventListener("site:hydrated", apply);
  // The choice may have changed on another page while this one was in the page cache, or in another tab.
  addEventListener("pageshow", recall);
  addEventListener("storage", recall);
  document.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement;
    if (!input.matches("input[data-theme-choice]")) return;
    theme = input.value;
    apply();
    try {
      localStorage.setItem(key, theme);
    } catch {
      // Storage is blocked: the choice lasts until the next page load.
    }
  });
}
