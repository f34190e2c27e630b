/** Short messages to the visitor, one at a time. Whoever has one calls `notify`; the layout's region shows it. */
import { createStore } from "./store";

export type Notification = {
  id: number;
  title: string;
  text: string;
  tone: "success" | "failure";
};

const { get, set, subscribe } = createStore<Notification | undefined>(undefined);
let lastId = 0;

/** Shows a notification in the place of the one before. */
export const notify = (notification: Omit<Notification, "id">): void => {
  lastId += 1;
  set({ id: lastId, ...notification });
};

/** Removes the notification, if one shows. */
export const dismissNotification = (): void => set(undefined);

/** The notification of this moment. */
export const getNotification = get;

/** Calls the listener at every change; returns a function that ends it. */
export const subscribeToNotification = subscribe;
