/**
 * Of a page that somebody goes to, the first screens are laid out in one frame and the rest in the next
 * (`.arriving`, base.css): the browser needs about as long for the sections below as for all that React does.
 */

/** Path of the page that the router was told to show; who goes back wants their old position, which needs all heights. */
let expected: string | undefined;

/**
 * Says which page comes next.
 *
 * @param path of the page, which is to be shown from its top
 */
export const expectPage = (path: string): void => {
  expected = path;
};

/**
 * Leaves the sections below the first screens of a page that was expected out of its first frame. Call it when any page
 * has been put in place, before anything asks for its layout.
 *
 * @param path of that page
 */
export const showFirstScreens = (path: string): void => {
  const isExpected = path === expected;
  // Whoever went back instead may come to the other page later, on the way forward.
  expected = undefined;
  if (!isExpected) return;
  const { classList } = document.documentElement;
  classList.add("arriving");
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove("arriving")));
};
