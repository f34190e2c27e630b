import { z } from "zod";
import { contentType } from "./collection";
import { confirmation, icon, link } from "./fields";
import { label, line, sentence } from "./text";

export const navigation = contentType({
  type: "Navigation",
  description: "Menus and footer.",
  folder: "navigation",
  file: "navigation",
  fields: {
    header: z.array(link).min(3).max(8).meta({ description: "Links of the header, in order." }),
    action: link,
    industries: z
      .strictObject({
        link,
        position: z.int().min(0).max(8).meta({ description: "How many links of the header stand before it." }),
        toggleLabel: label("Name of the button beside it, which opens the panel of industries."),
        heading: label("Heading of the panel."),
        viewAll: link,
        extra: z
          .array(link.extend({ icon }).meta({ id: "MenuLink", description: "A link of a menu, behind its icon." }))
          .max(6)
          .meta({ description: "Entries that only the menu on phones shows." }),
      })
      .meta({
        id: "IndustryMenu",
        description: "The panel of industries. Its entries are the industry files themselves.",
      }),
    footer: z
      .strictObject({
        summary: sentence("Two sentences on the company."),
        ask: label("Link that opens the site assistant; without scripts it leads to the contact form."),
        columns: z
          .array(
            z
              .strictObject({
                heading: label("Heading."),
                links: z.array(link).min(2).max(8).meta({ description: "Links." }),
              })
              .meta({ id: "FooterColumn", description: "A column of the footer." }),
          )
          .min(2)
          .max(5)
          .meta({ description: "Columns of links." }),
        legal: z.array(link).max(6).meta({ description: "Legal links in the last line." }),
        copyright: line("Line after the year and the legal name."),
        socialHeading: label("Heading of the social links."),
        newsletter: z
          .strictObject({
            heading: label("Heading."),
            text: sentence("What subscribers get."),
            emailLabel: label("Label of the field."),
            placeholder: label("Example shown in the empty field."),
            button: label("Button."),
            invalid: line("Message for an address that is not one."),
            success: confirmation,
            failure: confirmation,
            again: label("Button of who has subscribed: brings the field back."),
          })
          .meta({ id: "Newsletter", description: "The newsletter form." }),
      })
      .meta({ id: "Footer", description: "The footer." }),
  },
});
