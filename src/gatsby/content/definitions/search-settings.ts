import { z } from "zod";
import { contentType } from "./collection";
import { label } from "./text";

const synonym = z
  .strictObject({
    said: z
      .array(label("A word or a short phrase of visitors."))
      .min(1)
      .max(60)
      .meta({ description: "What visitors say: words, or phrases of at most four words." }),
    means: z
      .array(label("A word of the content, or several that only mean it together."))
      .min(1)
      .max(8)
      .meta({ description: "What the content says for it, each for itself." }),
    asks: z.boolean().optional().meta({
      description:
        "True for a question that has one answer for all we offer, such as how long or how much: an answer has to hold one of the words of the content, and need not name the service that the visitor names.",
    }),
  })
  .meta({ id: "Synonym", description: "Words of visitors, and what the content says instead." });

export const searchSettings = contentType({
  type: "SearchSettings",
  description: "What the search and the assistant know of words.",
  folder: "site",
  file: "search",
  fields: {
    figures: label(
      "Stands before figures of solutions and case studies, which answers quote: what kind of figures they are.",
    ),
    synonyms: z.array(synonym).min(1).max(400).meta({ description: "Synonyms, from visitors' words to ours." }),
  },
});
