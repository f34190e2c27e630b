import { z } from "zod";
import { phone } from "./address";
import { holidays, hours, timeZone } from "./business-hours";
import { contentType } from "./collection";
import { derived } from "./derived";
import { entityFields } from "./fields";
import { image } from "./image";
import { label, line, sentence, text } from "./text";

/** Country names by code; undefined for unknown codes. */
const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes that `Intl.DisplayNames` knows but that are not countries: "UK" for "GB", unions, and a placeholder. */
const NO_COUNTRY = ["EU", "UK", "UN", "ZZ"];

const COUNTRY_CODE = 'a country code of two letters (ISO 3166), such as "US" or "GB"';

type Address = { address: string; city: string; region?: string | undefined; zipCode: string; country: string };

/** An office's address as written on a letter: street, place, country. */
const postalLines = ({ address, city, region, zipCode, country }: Address): string[] => [
  address,
  `${[city, region].filter(Boolean).join(", ")} ${zipCode}`,
  COUNTRIES.of(country) ?? country,
];

export const office = contentType({
  type: "Office",
  description: "An office.",
  folder: "offices",
  fields: {
    ...entityFields,
    city: label("City."),
    address: line("Street and number."),
    region: text(30, 'State or province, as addresses write it: "CA"; leave out where they have none.').optional(),
    zipCode: line("Postal code alone."),
    country: z
      .string()
      // Check the pattern first: `Intl.DisplayNames` throws on anything that cannot be a code.
      .regex(/^[A-Z]{2}$/, { error: COUNTRY_CODE, abort: true })
      .refine((code) => !NO_COUNTRY.includes(code) && COUNTRIES.of(code) !== undefined, COUNTRY_CODE)
      .meta({ description: "Country code, two letters." }),
    postalLines: derived(
      "the address beside it",
      z.array(z.string()).meta({ description: "The address as a letter bears it: street, place, country." }),
    ),
    phone: phone("Phone number, with the country's prefix."),
    note: sentence("What the office does."),
    timeZone,
    hours,
    holidays,
    image: image("office", "Drawing of the city."),
  },
  derive: (slug, content) => ({ slug, postalLines: postalLines(content) }),
});
