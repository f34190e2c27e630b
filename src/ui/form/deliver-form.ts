/**
 * Whether forms leave the browser is decided when the site is built. By default
 * nothing is sent (docs/product.md, section 7); with GATSBY_FORMS=netlify a form
 * is posted to the host. The setting is written out wherever it decides over
 * code, so that the bundler sees a constant and leaves that code out of the
 * built files.
 */
import { postForm } from "./post-form";

/** True where forms are posted to the host. */
export const isDelivered = (): boolean => process.env.GATSBY_FORMS === "netlify";

/**
 * Attributes of a form element. Where forms are posted, the form also works as a
 * plain post without scripts; otherwise the method "dialog" makes sending it
 * without scripts do nothing, so that nothing typed gets into the address.
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
 * @throws where the host did not accept the form; an `AbortError` where the page was left before it had answered
 */
export const deliver = async (formData: FormData): Promise<void> => {
  if (process.env.GATSBY_FORMS === "netlify") await postForm(formData);
};
