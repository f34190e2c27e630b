import { useCallback, type ReactNode } from "react";
import { NEWSLETTER_FORM } from "../../lib/form-names";
import { isEmail } from "../../lib/is-email";
import { Button } from "../../ui/button";
import { formAttributes, isDelivered } from "../../ui/form/deliver-form";
import { DeliveryFields } from "../../ui/form/delivery-fields";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { useSubscribed } from "./use-subscribed";

type Texts = NonNullable<Queries.SiteFrameQuery["navigation"]>["footer"]["newsletter"];

/**
 * The confirmation overlays the fields, so that nothing around them moves. Inline styles, because classes would be in
 * every page's styles, for the few visitors who subscribe.
 */
const OVERLAID = {
  place: { display: "grid" },
  fields: { gridArea: "1 / 1", visibility: "hidden" },
  confirmation: { gridArea: "1 / 1" },
} as const;

/**
 * The newsletter form, with `children` below its field. By default it sends nothing and only confirms
 * (docs/product.md, section 7).
 */
export const Newsletter = ({ texts, children }: { texts: Texts; children?: ReactNode }) => {
  const errorOf = useCallback(
    (name: string, text: string, typeMismatch: boolean) =>
      name === "email" && (typeMismatch || !isEmail(text)) ? texts.invalid : "",
    [texts],
  );
  const { errors, pending, form, button } = useCheckedForm({ name: NEWSLETTER_FORM, errorOf, texts });
  const { isSubscribed, place, reopen } = useSubscribed(NEWSLETTER_FORM);

  return (
    <form
      {...formAttributes(NEWSLETTER_FORM)}
      {...form}
      data-draft={NEWSLETTER_FORM}
      className={`newsletter ${isDelivered() ? "" : "scripted"}`}
    >
      <DeliveryFields formName={NEWSLETTER_FORM} />
      <div>
        <p className="font-semibold">{texts.heading}</p>
        <p className="text-base text-muted max-sm:hidden">{texts.text}</p>
      </div>
      <div ref={place} style={isSubscribed ? OVERLAID.place : undefined}>
        <div style={isSubscribed ? OVERLAID.fields : undefined}>
          <label htmlFor="newsletter-email" className="block text-sm font-medium">
            {texts.emailLabel}
          </label>
          <div className="mt-1.5 mb-2 flex flex-wrap gap-2">
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
              className="field-control min-w-0 flex-1 basis-44"
            />
            <Button {...button} variant="outline" className="aria-disabled:opacity-55">
              {texts.button}
            </Button>
          </div>
          <p id="newsletter-error" aria-live="polite" className="field-error text-sm text-danger">
            {errors.email}
          </p>
        </div>
        {isSubscribed && (
          <div
            style={OVERLAID.confirmation}
            className="flex flex-wrap items-center gap-x-4 gap-y-1.5 self-start text-base"
          >
            <p className="text-muted">
              {texts.success.title}. {texts.success.text}
            </p>
            <Button variant="link" className="-my-2.5 min-h-11 -outline-offset-4" onClick={reopen}>
              {texts.again}
            </Button>
          </div>
        )}
      </div>
      {children}
    </form>
  );
};
