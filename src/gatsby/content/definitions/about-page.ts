import { z } from "zod";
import { singlePage } from "./collection";
import { callToAction, iconCard, metric, pageHero, sectionIntro, titled } from "./fields";
import { label, paragraph } from "./text";

const statement = z
  .strictObject({ heading: label("Heading."), text: paragraph("Two to four sentences.") })
  .meta({ id: "Statement", description: "A heading with a paragraph." });

export const aboutPage = singlePage({
  type: "AboutPage",
  description: "The page About.",
  file: "about",
  path: "/about",
  template: "about",
  fields: {
    hero: z
      .strictObject({
        ...pageHero,
        metrics: z.array(metric).length(3, "three metrics").meta({ description: "Three figures." }),
      })
      .meta({ id: "AboutHero", description: "First screen of the page About." }),
    mission: statement,
    vision: statement,
    timeline: z
      .strictObject({
        ...sectionIntro,
        entries: z
          .array(
            z
              .strictObject({
                year: z
                  .string()
                  .regex(/^20[0-9]{2}$/, 'a year such as "2018"')
                  .meta({ description: "Year." }),
                ...titled,
              })
              .meta({ id: "TimelineEntry", description: "A year of the company's history." }),
          )
          .length(6, "six entries")
          .meta({ description: "Six entries, 2018 to 2023." }),
      })
      .meta({ id: "Timeline", description: "The company's history." }),
    values: z
      .strictObject({
        ...sectionIntro,
        items: z.array(iconCard).length(4, "four values").meta({ description: "Four values." }),
      })
      .meta({ id: "CompanyValues", description: "What the company holds to." }),
    team: z
      .strictObject(sectionIntro)
      .meta({ id: "TeamIntro", description: "Heading of the team; the people are files of their own." }),
    callToAction,
  },
  anchors: () => ["team"],
  share: ({ hero }) => hero,
});
