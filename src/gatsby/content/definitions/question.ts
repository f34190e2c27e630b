import { contentType } from "./collection";
import { entityFields } from "./fields";
import { line, text } from "./text";

export const question = contentType({
  type: "Question",
  description: "A frequent question with its answer.",
  folder: "questions",
  fields: {
    ...entityFields,
    question: line("The question."),
    answer: text(600, "The answer, two to four sentences."),
  },
  derive: (slug) => ({ slug }),
});
