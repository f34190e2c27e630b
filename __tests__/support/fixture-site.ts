/** The fixed content, from which `npm run build:fixture` builds its site. */
import { readSite } from "../../scripts/content/read-site";
import { FIXTURE_CONTENT } from "../../scripts/server/test-builds";

export { UNKNOWN_PATH } from "../../scripts/content/read-site";

export const { home, about, contact, aiSolutions, services, blog, navigation, site, industries, offices, ALL_PATHS } =
  readSite(FIXTURE_CONTENT);
