/** Names of countries, of which content holds the codes. */
const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

type Address = { address: string; city: string; region?: string | null | undefined; zipCode: string; country: string };

/**
 * An office's address as a letter bears it.
 *
 * @returns its three lines: street, place, country
 */
export const postalAddress = ({ address, city, region, zipCode, country }: Address): readonly string[] => [
  address,
  `${[city, region].filter(Boolean).join(", ")} ${zipCode}`,
  COUNTRIES.of(country) ?? country,
];
