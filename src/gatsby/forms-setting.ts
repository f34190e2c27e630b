import type { Reporter } from "gatsby";

/** What GATSBY_FORMS may say: nothing is sent, or forms go to Netlify Forms. */
const SETTINGS = ["", "netlify"];

/**
 * Stops a build and the development server where GATSBY_FORMS says anything
 * else: a misspelled setting would make a site that confirms every message and
 * sends none.
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
