/**
 * After a navigation, the first screens of a page are laid out in one frame and the rest in the next (`.arriving`,
 * base.css). Laying out the sections below takes the browser about as long as all of React's work.
 */

/**
 * Path of the page that the router was told to show. Not set on the way back: restoring a scroll position needs all
 * heights.
 */
let expected: string | undefined;

/**
 * Announces the next page.
 *
 * @param path path of the page, which will be shown from its top
 */
export const expectPage = (path: string): void => {
  expected = path;
};

/**
 * Leaves the sections below the first screens out of the first frame if the page was expected. Call it after every page
 * change, before anything reads the layout.
 *
 * @param path path of the page that was just put in place
 */
export const showFirstScreens = (path: string): void => {
  const isExpected = path === expected;
  // Reset even if another page arrived: after a step back, the visitor may reach the expected page later by a step
  // forward.
  expected = undefined;
  if (!isExpected) return;
  const { classList } = document.documentElement;
  classList.add("arriving");
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove("arriving")));
};
