/**
 * Whether forms send anything is decided at build time. By default nothing is sent (docs/product.md, section 7). With
 * GATSBY_FORMS=netlify, forms are posted to the host. Every condition repeats the full expression, so that the bundler
 * sees a constant and drops the unused code.
 */
import { postForm } from "./post-form";

/** Whether forms are posted to the host. */
export const isDelivered = (): boolean => process.env.GATSBY_FORMS === "netlify";

/**
 * Attributes of a form element. If forms are posted, the form also works as a plain post without scripts. Otherwise the
 * method "dialog" makes submitting without scripts do nothing, so that no input ends up in the address.
 *
 * @param name name of the form at the host
 */
export const formAttributes = (name: string) => ({
  name,
  method: process.env.GATSBY_FORMS === "netlify" ? "POST" : "dialog",
});

/**
 * Delivers a form. Without GATSBY_FORMS it resolves at once and sends nothing.
 *
 * @param formData the form's fields
 * @throws if the host does not accept the form; an `AbortError` if the visitor leaves the page before it answers
 */
export const deliver = async (formData: FormData): Promise<void> => {
  if (process.env.GATSBY_FORMS === "netlify") await postForm(formData);
};
