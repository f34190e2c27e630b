/** Whether "/" opens the search. Who speaks to the computer may have to switch a key of one sign off (WCAG 2.1.4). */
const KEY = "search key";

let isOff = false;

/** Whether "/" opens the search; it does until somebody has switched it off. */
export const isSlashOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== "off" && !isOff;
  } catch {
    return !isOff;
  }
};

/** Switches "/" on or off, for good; where the storage is blocked, until the next load. */
export const switchSlash = (isOn: boolean): void => {
  isOff = !isOn;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Blocked: the memory has it.
  }
};
