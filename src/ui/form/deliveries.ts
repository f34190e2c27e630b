import { deliver } from "./deliver-form";
import { forgetDraft } from "./draft";
import { notify } from "../notifications";

/** What the visitor is told of a delivery. */
export type DeliveryTexts = {
  success: { title: string; text: string };
  failure: { title: string; text: string };
};

/** Called at every beginning and end, with the form's name; at the end of one that went well, also with what was sent. */
type Listener = (name: string, sent?: FormData) => void;

/**
 * Names of the forms that are being delivered. They are kept here and not in a
 * component: a visitor may open another page meanwhile, and come back.
 */
const underWay = new Set<string>();
const listeners = new Set<Listener>();

const tell: Listener = (name, sent) => listeners.forEach((listener) => listener(name, sent));

/** Whether a form is being delivered. */
export const isUnderWay = (name: string): boolean => underWay.has(name);

/** Calls the listener at every beginning and end of a delivery; returns a function that ends it. */
export const subscribeToDeliveries = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Delivers a form and tells the visitor how it went, on whatever page that is by
 * then. Does nothing while a form of that name is being delivered.
 *
 * @param name name of the form at the host; also of its draft, which is forgotten when it went well
 * @param fields what to send
 * @param texts the two notifications
 */
export const sendForm = async (name: string, fields: FormData, { success, failure }: DeliveryTexts): Promise<void> => {
  if (underWay.has(name)) return;
  underWay.add(name);
  tell(name);
  const delivered = await deliver(fields).then(
    () => true,
    () => false,
  );
  underWay.delete(name);
  if (delivered) {
    forgetDraft(name, fields);
    notify({ title: success.title, text: success.text });
    tell(name, fields);
  } else {
    notify({ title: failure.title, text: failure.text, tone: "failure" });
    tell(name);
  }
};
