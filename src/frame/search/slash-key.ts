/**
 * Whether "/" opens the search. Visitors who use speech input may have to turn off a single-character shortcut (WCAG
 * 2.1.4).
 */
const KEY = "search key";

/** Set if the storage could not keep the choice. */
let isOff = false;

/** Whether "/" opens the search; on by default. */
export const isSlashOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== "off" && !isOff;
  } catch {
    return !isOff;
  }
};

/** Turns "/" on or off permanently; if storage is blocked, until the next page load. */
export const switchSlash = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
    isOff = false;
  } catch {
    isOff = !isOn;
  }
};
