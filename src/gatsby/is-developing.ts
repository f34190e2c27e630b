/** Whether Gatsby runs as the development server (`npm run develop`) and not as a build. */
export const isDeveloping = (): boolean => process.env["gatsby_executing_command"] === "develop";
