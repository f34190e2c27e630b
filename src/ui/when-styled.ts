/**
 * Calls back once the style sheet of all pages has loaded or failed. It loads after the first paint
 * (browser/late-links.ts), and only this sheet has the styles of overlays.
 *
 * @param callback called at once if the sheet has already loaded, or if there is none, as in `gatsby develop`
 * @param signal cancels the wait
 */
export const whenStyled = (callback: () => void, signal?: AbortSignal): void => {
  const sheet = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
  if (!sheet || sheet.sheet) return callback();
  for (const name of ["load", "error"])
    sheet.addEventListener(name, callback, { once: true, ...(signal && { signal }) });
};
