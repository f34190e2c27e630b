/** Short messages to the visitor, one at a time. Call `notify` to show one in the layout's region. */
import { createStore } from "./store";

export type Notification = {
  id: number;
  title: string;
  text: string;
  tone: "success" | "failure";
};

const { get, set, subscribe } = createStore<Notification | undefined>(undefined);
let lastId = 0;

/** Shows a notification, replacing the previous one. */
export const notify = (notification: Omit<Notification, "id">): void => {
  lastId += 1;
  set({ id: lastId, ...notification });
};

/** Removes the current notification, if any. */
export const dismissNotification = (): void => set(undefined);

/** The current notification. */
export const getNotification = get;

/** Calls the listener at every change; returns an unsubscribe function. */
export const subscribeToNotification = subscribe;
