import { HONEYPOT } from "../../lib/page-ids";

/** The fields that the host needs of a posted form: its name, and a trap for programs. Nothing where none is posted. */
export const DeliveryFields = ({ formName }: { formName: string }) =>
  // Written out as in deliver-form: the bundler leaves the fields out where the setting is off.
  process.env.GATSBY_FORMS === "netlify" ? (
    <>
      <input type="hidden" name="form-name" value={formName} />
      <input type="text" name={HONEYPOT} hidden tabIndex={-1} autoComplete="off" />
    </>
  ) : null;
