import { HONEYPOT } from "../../lib/form-names";

/**
 * The fields that the host needs in a posted form: the form's name, and a honeypot for bots. Empty if forms are not
 * posted.
 */
export const DeliveryFields = ({ formName }: { formName: string }) =>
  // The full expression, as in deliver-form, lets the bundler drop the fields if the setting is off.
  process.env.GATSBY_FORMS === "netlify" ? (
    <>
      <input type="hidden" name="form-name" value={formName} />
      <input type="text" name={HONEYPOT} hidden tabIndex={-1} autoComplete="off" />
    </>
  ) : null;
