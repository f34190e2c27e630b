/**
 * Calls back once the style sheet of all pages is there, or has failed: it comes after the first paint
 * (browser/late-links.ts), and alone holds the styles of what opens above a page.
 *
 * @param callback called at once where the sheet is there already, or where there is none, as in `gatsby develop`
 * @param signal ends the wait
 */
export const whenStyled = (callback: () => void, signal?: AbortSignal): void => {
  const sheet = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
  if (!sheet || sheet.sheet) return callback();
  for (const name of ["load", "error"])
    sheet.addEventListener(name, callback, { once: true, ...(signal && { signal }) });
};
