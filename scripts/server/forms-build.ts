/** Folder of the build in which forms are delivered. */
export const FORMS_BUILD = "node_modules/.cache/public-forms";
