import { z } from "zod";
import { phone } from "./address";
import { contentType } from "./collection";
import { entityFields } from "./fields";
import { image } from "./image";
import { label, line, sentence } from "./text";

export const office = contentType({
  type: "Office",
  description: "An office.",
  folder: "offices",
  fields: {
    ...entityFields,
    city: label("City."),
    address: line("Street and number."),
    zipCode: line("State or country, and postal code."),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'a country code of two letters, such as "US"')
      .meta({ description: "Country code, two letters." }),
    phone: phone("Phone number, with the country's prefix."),
    note: sentence("What the office does."),
    image: image("office", "Drawing of the city."),
  },
  derive: (slug) => ({ slug }),
});
