/** Identity of a request's entry in the visitor's calendar: one for each message, so that a changed time moves the entry. */
import { readForTab, saveForTab } from "../../ui/tab-storage";

const KEY = "calendar entry";

/** The identity for the message that is being written or was sent last; unique in the world (RFC 5545, section 3.8.4.7). */
export const keptCalendarEntryId = (): string => {
  const id = readForTab(KEY) || crypto.getRandomValues(new Uint32Array(4)).join("-");
  saveForTab(KEY, id);
  return id;
};

/** The next message's request gets an entry of its own. */
export const forgetCalendarEntry = (): void => saveForTab(KEY, "");
