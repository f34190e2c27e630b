/** Short messages to the visitor. Whoever has one calls `notify`; the layout's region shows it. */

export type Notification = {
  id: number;
  title: string;
  text: string;
  tone: "success" | "failure";
};

type Listener = () => void;

/** What the server renders. */
export const NO_NOTIFICATIONS: readonly Notification[] = [];

let current = NO_NOTIFICATIONS;
let lastId = 0;
const listeners = new Set<Listener>();

const set = (next: readonly Notification[]): void => {
  current = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a notification; the newest replaces the one before.
 *
 * @param notification title, text and tone ("success" where left out)
 */
export const notify = ({
  title,
  text,
  tone = "success",
}: {
  title: string;
  text: string;
  tone?: Notification["tone"];
}): void => {
  lastId += 1;
  set([{ id: lastId, title, text, tone }]);
};

/** Removes a notification. */
export const dismissNotification = (id: number): void => set(current.filter((notification) => notification.id !== id));

/** Removes all notifications. */
export const clearNotifications = (): void => {
  if (current.length > 0) set(NO_NOTIFICATIONS);
};

/** The notifications of this moment. */
export const getNotifications = (): readonly Notification[] => current;

/** Calls the listener at every change; returns a function that ends it. */
export const subscribeToNotifications = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
