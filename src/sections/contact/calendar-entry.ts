/**
 * The id of a request's entry in the visitor's calendar. Each message has one id, so a changed time moves the existing
 * entry.
 */
import { readForTab, saveForTab } from "../../ui/tab-storage";

const KEY = "calendar entry";

/** The id for the message that is being written or was sent last; globally unique (RFC 5545, section 3.8.4.7). */
export const keptCalendarEntryId = (): string => {
  const id = readForTab(KEY) || crypto.getRandomValues(new Uint32Array(4)).join("-");
  saveForTab(KEY, id);
  return id;
};

/** Gives the next message's request an entry of its own. */
export const forgetCalendarEntry = (): void => saveForTab(KEY, "");
