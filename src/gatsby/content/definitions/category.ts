import { z } from "zod";
import { contentType } from "./collection";
import { entityFields, icon } from "./fields";
import { label } from "./text";

export const category = contentType({
  type: "Category",
  description: 'A category of the blog. The slug "all" stands for every post.',
  folder: "categories",
  fields: {
    ...entityFields,
    name: label("Name."),
    icon,
    count: z.int().min(0).max(9999).meta({
      description:
        "Number shown beside the name. Fixed text: it does not follow the posts (docs/product.md, section 3).",
    }),
  },
  derive: (slug) => ({ slug }),
});
