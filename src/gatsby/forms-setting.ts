import type { Reporter } from "gatsby";

/** Allowed values of GATSBY_FORMS: empty (nothing is sent) or "netlify" (forms go to Netlify Forms). */
const SETTINGS = ["", "netlify"];

/**
 * Stops a build or the development server if GATSBY_FORMS has any other value. With a misspelled one, the site would
 * confirm every message and send none.
 *
 * @param reporter Gatsby's reporter
 */
export const checkFormsSetting = (reporter: Reporter): void => {
  const setting = process.env.GATSBY_FORMS ?? "";
  if (SETTINGS.includes(setting)) return;
  reporter.panic(
    `GATSBY_FORMS is ${JSON.stringify(setting)}, which is no setting. Write "netlify", in small letters and without ` +
      "spaces, to deliver forms through Netlify Forms, or leave it empty, and nothing is sent.",
  );
};
