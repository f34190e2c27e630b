import { notify } from "../notifications";
import { deliver } from "./deliver-form";
import { beginSending, endSending, forgetDraft, isSending } from "./draft";

/** The notifications about a delivery. */
export type DeliveryTexts = {
  success: { title: string; text: string };
  failure: { title: string; text: string };
  /** For a form with a draft: the visitor left the page before the host answered. */
  interrupted?: { title: string; text: string };
};

/**
 * Called at every start and end of a delivery, with the form's name. After a successful delivery, `sent` holds its
 * fields.
 */
type Listener = (name: string, sent?: FormData) => void;

/**
 * Names of the forms that are being delivered. Module state instead of component state: the visitor may open another
 * page during a delivery and come back.
 */
const underWay = new Set<string>();
const listeners = new Set<Listener>();

const tell: Listener = (name, sent) => listeners.forEach((listener) => listener(name, sent));

/** Whether a form is being delivered. */
export const isUnderWay = (name: string): boolean => underWay.has(name);

/** Whether an earlier document was left while it delivered the form's draft. The form may have arrived. */
export const wasInterrupted = (name: string): boolean => !isUnderWay(name) && isSending(name);

/** Calls the listener at every start and end of a delivery; returns an unsubscribe function. */
export const subscribeToDeliveries = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Delivers a form and notifies the visitor of the outcome, even if they are on another page by then. Does nothing while
 * a form of that name is being delivered.
 *
 * @param name name of the form at the host, and of its draft, which is deleted after a successful delivery
 * @param fields the fields to send
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
