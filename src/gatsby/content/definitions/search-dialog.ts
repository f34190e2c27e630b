import { z } from "zod";
import { contentType } from "./collection";
import { label, line, sentence } from "./text";

export const searchDialog = contentType({
  type: "SearchDialog",
  description: "The search dialog. Its texts are fetched with it, at its first use.",
  folder: "site",
  file: "search-dialog",
  fields: {
    close: label("Button that closes the search."),
    placeholder: label("Example shown in the empty field."),
    hint: sentence("Stands below the empty field: what can be found."),
    loading: label("Shown while the index is fetched."),
    groups: z
      .strictObject({
        page: label("Pages and their parts."),
        service: label("Services."),
        industry: label("Industries and their parts."),
        solution: label("Solutions of an industry."),
        caseStudy: label("Case studies."),
        article: label("Articles and their sections."),
        question: label("Frequent questions."),
        office: label("Offices."),
        person: label("People."),
      })
      .meta({ id: "SearchGroups", description: "Headings above the results, by what they are." }),
    results: label('Says how many results there are; "{n}" stands for the number.', "{n}"),
    oneResult: label("Says that there is one result."),
    partly: sentence("Follows the number where no result has all the words that were typed."),
    unknown: line(
      'Follows it instead where the site says some of the words nowhere; "{words}" stands for those.',
      "{words}",
    ),
    recent: label("Heading of the last searches."),
    clearRecent: label("Button that forgets the last searches."),
    none: line('Says that nothing was found; "{words}" stands for what was typed.', "{words}"),
    noneHint: sentence("What to do then."),
    failure: sentence("Shown where the index could not be fetched."),
    retry: label("Button that fetches it again."),
    assistant: label("Button that asks the assistant."),
    contact: label("Button that carries the words to the contact form."),
    message: line(
      'Begins the message there; "{words}" stands for what was typed. The rest is a message by itself, of ten characters.',
      "{words}",
    ),
    keys: z
      .strictObject({
        move: label("What the arrow keys do."),
        open: label("What Enter does."),
        newTab: label("What Ctrl or Cmd and Enter do."),
      })
      .meta({ id: "SearchKeys", description: "Explains the keys below the results." }),
    shortcut: label(
      'Switch for the single key that opens the search; "{key}" stands for it, "{keys}" for the others.',
      "{key}",
      "{keys}",
    ),
  },
});
