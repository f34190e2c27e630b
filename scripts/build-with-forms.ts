/**
 * `npm run build:forms`: a second build, in which forms are delivered, for the
 * browser tests. It is made in a copy: it never stays in `public`, so that it cannot be
 * deployed by mistake, and the next build of the site goes on from the last one.
 */
import { buildVariant } from "./build-variant";
import { FORMS_BUILD } from "./server/test-builds";

void buildVariant(FORMS_BUILD, { env: { GATSBY_FORMS: "netlify" } });
