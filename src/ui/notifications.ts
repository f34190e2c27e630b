/** Short messages to the visitor. Whoever has one calls `notify`; the layout's region shows it. */

import { createStore } from "./store";

export type Notification = {
  id: number;
  title: string;
  text: string;
  tone: "success" | "failure";
};

type NewNotification = Omit<Notification, "id" | "tone"> & { tone?: Notification["tone"] };

/** What the server renders. */
export const NO_NOTIFICATIONS: readonly Notification[] = [];

const { get, set, subscribe } = createStore(NO_NOTIFICATIONS);
let lastId = 0;

/**
 * Shows a notification; the newest replaces the one before.
 *
 * @param notification title, text and tone ("success" where left out)
 */
export const notify = ({ title, text, tone = "success" }: NewNotification): void => {
  lastId += 1;
  set([{ id: lastId, title, text, tone }]);
};

/** Removes a notification. */
export const dismissNotification = (id: number): void => set(get().filter((notification) => notification.id !== id));

/** Removes all notifications. */
export const clearNotifications = (): void => {
  if (get().length > 0) set(NO_NOTIFICATIONS);
};

/** The notifications of this moment. */
export const getNotifications = get;

/** Calls the listener at every change; returns a function that ends it. */
export const subscribeToNotifications = subscribe;
