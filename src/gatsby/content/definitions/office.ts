import { z } from "zod";
import { phone } from "./address";
import { holidays, hours, timeZone } from "./business-hours";
import { contentType } from "./collection";
import { entityFields } from "./fields";
import { image } from "./image";
import { label, line, sentence, text } from "./text";

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
    phone: phone("Phone number, with the country's prefix."),
    note: sentence("What the office does."),
    timeZone,
    hours,
    holidays,
    image: image("office", "Drawing of the city."),
  },
  derive: (slug) => ({ slug }),
});
