/** A figure with its unit, as articles write it: "$148,000", "74%", "18 ms", "95", "−7.5%". */
const AMOUNT = /^([$€£]?)([+−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(%| ?[A-Za-z]{1,5})?$/;

/** The parts of a figure. */
type Amount = { value: number; unit: string };

/**
 * Parses a figure.
 *
 * @param text such as "$148,000"
 * @returns its value and its unit ("$", "%", "ms", or an empty string); undefined if the text is not a figure
 */
export const readAmount = (text: string): Amount | undefined => {
  const [, currency = "", digits = "", unit = ""] = AMOUNT.exec(text) ?? [];
  return digits === ""
    ? undefined
    : { value: Number(digits.replaceAll(",", "").replace("−", "-")), unit: currency + unit.trim() };
};
