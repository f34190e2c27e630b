/** True if Gatsby runs as the development server (`npm run develop`), false for a build. */
export const isDeveloping = (): boolean => process.env["gatsby_executing_command"] === "develop";
