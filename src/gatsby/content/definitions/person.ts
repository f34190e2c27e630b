import { contentType } from "./collection";
import { entityFields } from "./fields";
import { image } from "./image";
import { label, line, sentence } from "./text";

export const person = contentType({
  type: "Person",
  description: "A member of the team.",
  folder: "people",
  fields: {
    ...entityFields,
    name: label("Name."),
    role: line("Role."),
    bio: sentence("Two or three sentences."),
    image: image("portrait", "Portrait."),
  },
  derive: (slug) => ({ slug }),
});
