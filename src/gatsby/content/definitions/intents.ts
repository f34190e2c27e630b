import { z } from "zod";
import { href } from "./address";
import { contentType } from "./collection";
import { line } from "./text";

const answer = z
  .strictObject({
    href: href("Where the answer stands: a path, and the place on the page."),
    says: line("The words with which the quoted sentence begins, as they stand there."),
  })
  .meta({
    id: "IntentAnswer",
    description:
      "The sentence of the site that answers. Leave it out for questions that the site does not answer, and where the search answers better.",
  });

const intent = z
  .strictObject({
    answer: answer.optional(),
    search: z.boolean().optional().meta({
      description: "True for questions without an answer of their own that the search is to answer by their words.",
    }),
    asks: z
      .array(line("A question, in a visitor's words."))
      .min(1)
      .max(400)
      .meta({ description: "The same question in many wordings." }),
  })
  .refine(({ answer: place, search }) => !(place && search), {
    path: ["search"],
    error: 'no "search" beside an "answer": one of them answers',
  })
  .meta({ id: "Intent", description: "Something that visitors ask, in their own words." });

export const intents = contentType({
  type: "Intents",
  description: "What visitors ask in words of their own, and which sentence answers it.",
  folder: "site",
  file: "intents",
  fields: {
    intents: z.array(intent).min(1).max(200).meta({ description: "Questions of visitors, by what they are after." }),
  },
});
