/**
 * Address that dials a phone number.
 *
 * @param number a number as it is read, such as "+1 415 555 0142"
 * @returns the number without what only readers need, the "(0)" of a call within the country too: "tel:+14155550142"
 */
export const telephoneHref = (number: string): string => `tel:${number.replaceAll("(0)", "").replace(/[^+0-9]/g, "")}`;
