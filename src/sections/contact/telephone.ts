/**
 * Address that dials a phone number.
 *
 * @param number a number as it is read, such as "+1 415 555 0142"
 * @returns the number without the marks that only readers need: "tel:+14155550142"
 */
export const telephoneHref = (number: string): string => `tel:${number.replace(/[^+0-9]/g, "")}`;
