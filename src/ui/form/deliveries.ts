import { notify } from "../notifications";
import { deliver } from "./deliver-form";
import { beginSending, endSending, forgetDraft, isSending } from "./draft";

/** What the visitor is told of a delivery. */
export type DeliveryTexts = {
  success: { title: string; text: string };
  failure: { title: string; text: string };
  /** For a form with a draft: the page was left before the host had answered. */
  interrupted?: { title: string; text: string };
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

/** Whether a form's draft was being delivered when an earlier document was left: it may have arrived. */
export const wasInterrupted = (name: string): boolean => !isUnderWay(name) && isSending(name);

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
 * @param texts the notifications
 */
export const sendForm = async (name: string, fields: FormData, texts: DeliveryTexts): Promise<void> => {
  if (underWay.has(name)) return;
  underWay.add(name);
  beginSending(name);
  tell(name);
  const outcome = await deliver(fields).then(
    () => "success" as const,
    (error: unknown) => (error instanceof DOMException && error.name === "AbortError" ? "interrupted" : "failure"),
  );
  underWay.delete(name);
  if (outcome !== "interrupted") endSending(name);
  if (outcome === "success") forgetDraft(name, fields);
  const { title, text } = texts[outcome] ?? texts.failure;
  notify({ title, text, tone: outcome === "success" ? "success" : "failure" });
  tell(name, outcome === "success" ? fields : undefined);
};
