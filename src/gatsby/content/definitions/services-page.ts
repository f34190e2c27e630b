import { z } from "zod";
import { SERVICES_PATH } from "../../../lib/paths";
import { singlePage } from "./collection";
import { callToAction, icon, link, pageHero, sectionIntro, titled } from "./fields";
import { label, line, slug } from "./text";

export const servicesPage = singlePage({
  type: "ServicesPage",
  description: "The page Services.",
  file: "services",
  path: SERVICES_PATH,
  template: "services",
  fields: {
    hero: z
      .strictObject({ ...pageHero, primary: link, secondary: link })
      .meta({ id: "ServicesHero", description: "First screen of the page Services." }),
    industries: z
      .strictObject({
        ...sectionIntro,
        anchor: slug("Name of the section in the address, after the #."),
        linkLabel: label("Text of each card's link."),
      })
      .meta({
        id: "ServicesIndustries",
        description: "Heading of the industry cards; the cards are the industry files.",
      }),
    technologies: z
      .strictObject({
        ...sectionIntro,
        anchor: slug("Name of the section in the address, after the #."),
        items: z
          .array(
            z
              .strictObject({
                icon,
                ...titled,
                uses: z.array(line("One use.")).min(2).max(4).meta({ description: "Where it is used." }),
              })
              .meta({ id: "CoreTechnology", description: "A core technology." }),
          )
          .length(4, "four technologies")
          .meta({ description: "Four core technologies." }),
      })
      .meta({ id: "CoreTechnologies", description: "Core technologies." }),
    closingAnchor: slug("Name of the closing section in the address, after the #."),
    callToAction,
  },
  anchors: (page) => page && [page.industries.anchor, page.technologies.anchor, page.closingAnchor],
  share: ({ hero }) => hero,
});
