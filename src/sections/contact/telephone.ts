/**
 * Makes a link that dials a phone number.
 *
 * @param number a number as written for readers, such as "+1 415 555 0142"
 * @returns the link, without the parts that only readers need, including the "(0)" for calls within a country:
 *   "tel:+14155550142"
 */
export const telephoneHref = (number: string): string => `tel:${number.replaceAll("(0)", "").replace(/[^+0-9]/g, "")}`;
