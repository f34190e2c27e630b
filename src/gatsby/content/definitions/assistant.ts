import { z } from "zod";
import { path } from "./address";
import { contentType } from "./collection";
import { noDoubles } from "./no-doubles";
import { label, line, sentence } from "./text";

export const assistant = contentType({
  type: "Assistant",
  description: "The assistant that answers from the site. Its texts are fetched with it, at its first use.",
  folder: "site",
  file: "assistant",
  fields: {
    title: label("Heading of the panel."),
    greeting: sentence("First line: says that the assistant is automatic and answers from this site alone."),
    log: label("Name of the conversation, for screen readers."),
    question: label("Label of the field."),
    placeholder: line("Example shown in the empty field."),
    send: label("Button that sends the question."),
    close: label("Button that closes the panel."),
    fold: label("Button that makes the panel small, so that the page behind it can be read."),
    unfold: label("Button that shows the conversation again."),
    clear: label("Button that empties the conversation."),
    undo: label("Button that brings the conversation back."),
    cleared: sentence("Shown after that: the conversation can be brought back until the next question."),
    you: label("Says before a question whose it is, for screen readers."),
    waiting: label("Shown until the answer is there."),
    source: label("Line above the page that an answer comes from."),
    example: label("The same, where an example of what could be done is quoted."),
    more: label("Line above further pages."),
    suggestionsHeading: label("Line above the suggestions."),
    empty: sentence("Shown when the field is empty."),
    tooLong: line("Shown when the question is too long; {n} stands for the limit, in characters.", "{n}"),
    unknown: sentence("Answer to a question that the site does not answer."),
    missed: line(
      'Where one half of a question is answered; "{half}" is the other one, in the visitor’s words.',
      "{half}",
    ),
    near: line("The same, above links to up to three places that come nearest."),
    pleasantries: z
      .array(
        z
          .strictObject({
            words: z
              .array(label("A lower-case word of one.").regex(/^[a-z0-9]+$/, "one lower-case word"))
              .min(1)
              .max(40)
              .meta({ description: "What consists of these words alone, in any order, asks nothing." }),
            reply: sentence("What the assistant says to it."),
          })
          .meta({ id: "Pleasantry", description: "Greetings, thanks, or what asks the assistant who it is." }),
      )
      .max(6)
      .meta({
        description:
          "What visitors say that is not about the company, such as greetings, thanks and who the assistant is, and a friendly line for each.",
      }),
    failed: sentence("Shown when the search index could not be fetched."),
    pickTime: label("Link to the time picker, below an answer about it."),
    retry: label("Button that tries again."),
    handOver: label("Button that carries the visitor's questions to the contact form."),
    handOverOpen: label("The same button if it carries only the questions without a whole answer."),
    handOverIntro: line("First line of the message; the visitor's questions follow, one a line."),
    suggestions: z
      .array(
        z
          .strictObject({
            href: path("Path of a page."),
            questions: z
              .array(line("A question that the site answers."))
              .min(2)
              .max(4)
              .meta({ description: "Two to four questions." }),
          })
          .meta({ id: "AssistantSuggestions", description: "What to ask on a page." }),
      )
      .min(1)
      .max(60)
      .superRefine(noDoubles("href", "a page that is not listed yet"))
      .meta({ description: 'Questions to ask, by page. Pages without an entry show those of "/".' }),
  },
});
