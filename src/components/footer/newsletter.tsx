import { useCallback, useEffect, useRef, type FormEvent } from "react";
import { useDelivery } from "../../hooks/use-delivery";
import { useFieldValidity, type TextControl } from "../../hooks/use-field-validity";
import { formAttributes, isDelivered } from "../../browser/deliver-form";
import { isEmail } from "../../lib/validate-contact";
import { Button } from "../../ui/button";
import { DeliveryFields } from "../../ui/delivery-fields";

type Texts = NonNullable<Queries.SiteFrameQuery["navigation"]>["footer"]["newsletter"];

/** Name of the form at the host. */
const FORM_NAME = "newsletter";

/** The newsletter form. By default nothing is sent; it only confirms (specification, section 7). */
export const Newsletter = ({ texts }: { texts: Texts }) => {
  const element = useRef<HTMLFormElement>(null);
  const errorOf = useCallback(
    (name: string, text: string, typeMismatch: boolean) =>
      name === "email" && (typeMismatch || !isEmail(text)) ? texts.invalid : "",
    [texts],
  );
  const { errors, checkField, refuseField, checkForm } = useFieldValidity(errorOf);
  const { pending, onSubmit, onPress } = useDelivery(texts, checkForm);

  // An address may stand in the field already: typed before the scripts ran, or kept by the browser.
  useEffect(() => {
    if (element.current) checkForm(element.current);
  }, [checkForm]);

  const onInvalid = (event: FormEvent) => {
    // The message stands below the field; the browser's bubble would cover it with the same words.
    event.preventDefault();
    refuseField(event.target as TextControl);
  };

  return (
    <form
      ref={element}
      {...formAttributes(FORM_NAME)}
      data-replay=""
      aria-busy={pending}
      className={`mt-8 max-w-prose ${isDelivered() ? "" : "scripted"}`}
      onInput={({ target }) => checkField(target as TextControl)}
      onInvalid={onInvalid}
      onSubmit={onSubmit}
    >
      <DeliveryFields formName={FORM_NAME} />
      <p className="font-semibold">{texts.heading}</p>
      <p className="text-base text-muted">{texts.text}</p>
      <label htmlFor="newsletter-email" className="mt-4 block text-sm font-medium">
        {texts.emailLabel}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={texts.placeholder}
          readOnly={pending}
          aria-describedby="newsletter-error"
          aria-invalid={Boolean(errors.email)}
          className="field-control min-w-0 flex-1 basis-52"
        />
        <Button
          type="submit"
          variant="outline"
          aria-disabled={pending}
          onClick={onPress}
          className="aria-disabled:opacity-55"
        >
          {texts.button}
        </Button>
      </div>
      <p id="newsletter-error" aria-live="polite" className="text-sm text-danger">
        {errors.email}
      </p>
    </form>
  );
};
