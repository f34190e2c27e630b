import { z } from "zod";
import { NOT_FOUND_PATH } from "../../../lib/paths";
import { path } from "./address";
import { singlePage } from "./collection";
import { link } from "./fields";
import { label, line, sentence } from "./text";

const detour = z
  .strictObject({
    from: z.array(path("An address without a page.")).min(1).max(20).meta({ description: "Addresses." }),
    note: sentence("Says honestly what is missing at these addresses."),
    link,
  })
  .meta({ id: "Detour", description: "The page to offer to whoever asks for one of some addresses." });

export const notFoundPage = singlePage({
  description: "The 404 page.",
  file: "not-found",
  path: NOT_FOUND_PATH,
  fields: {
    code: label("The large figure."),
    headline: line("Headline."),
    home: link,
    requested: line('Line that names the address asked for; "{path}" stands for it.', "{path}"),
    nearest: line("Line before the nearest real page."),
    elsewhere: sentence("What to do where no real page is near the address."),
    detours: z.array(detour).min(1).max(40).meta({
      description: "What to offer for addresses that are like no page; for any other it is the page most alike.",
    }),
    branch: z
      .strictObject({
        note: line("Above what is known of a branch of an industry, whose page is planned."),
        solutions: label("Line above the solutions that fit it."),
        ask: label('Button to the contact form; "{branch}" stands for the name.', "{branch}"),
        message: line('Begins the message there; a whole sentence. "{branch}" stands for the name.', "{branch}"),
        see: label('Link to the industry’s page; "{industry}" stands for its name.', "{industry}"),
      })
      .meta({ id: "PlannedBranch", description: "What is offered at the address of a branch of an industry." }),
    pagesHeading: label("Heading of the list of main pages."),
    consoleMessage: line('Line written to the console; "{path}" stands for the address.', "{path}"),
  },
  anchors: () => [],
  share: ({ headline, code }) => ({ headline, eyebrow: code }),
  search: () => [],
});
