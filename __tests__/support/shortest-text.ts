import { MINIMUM_LENGTH } from "../../src/sections/contact/validate-contact";

/** The shortest text that a field of the message form accepts. */
export const shortestText = (field: keyof typeof MINIMUM_LENGTH): string => "x".repeat(MINIMUM_LENGTH[field]);
