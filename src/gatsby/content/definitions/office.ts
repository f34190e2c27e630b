import { z } from "zod";
import { phone } from "./address";
import { holidays, hours, timeZone } from "./business-hours";
import { contentType } from "./collection";
import { derived } from "./derived";
import { entityFields } from "./fields";
import { image } from "./image";
import { label, line, sentence, text } from "./text";

type Address = { address: string; city: string; region?: string | undefined; zipCode: string; country: string };

/** An office's address as a letter bears it: street, place, country. */
const postalLines = ({ address, city, region, zipCode, country }: Address): string[] => [
  address,
  `${[city, region].filter(Boolean).join(", ")} ${zipCode}`,
  new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country,
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
      .regex(/^[A-Z]{2}$/, 'a country code of two letters, such as "US"')
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
