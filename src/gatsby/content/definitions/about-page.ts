import { z } from "zod";
import { ABOUT_IDS, personId } from "../../../lib/page-ids";
import { entry, withSearchWords, pageEntry } from "../../search/entries";
import { VALUE_DRAWINGS } from "../vocabulary";
import { singlePage } from "./collection";
import { callToAction, link, metric, pageHero, sectionIntro, titled } from "./fields";
import { noDoubles } from "./no-doubles";
import { person } from "./person";
import { label, line, paragraph, sentence } from "./text";

const year = z
  .string()
  .regex(/^20[0-9]{2}$/, 'a year such as "2018"')
  .meta({ description: "Year." });

const peopleGroup = z
  .strictObject({
    people: z.int().min(1).max(999).meta({ description: "How many." }),
    label: line("Who or where they are, in few words."),
  })
  .meta({ id: "PeopleGroup", description: "A part of the company." });

const statement = z
  .strictObject({ heading: label("Heading."), text: paragraph("Two to four sentences.") })
  .meta({ id: "Statement", description: "A heading with a paragraph." });

export const aboutPage = singlePage({
  description: "The page About.",
  file: "about",
  path: "/about",
  fields: {
    hero: z
      .strictObject({
        ...pageHero,
        total: line("What follows the number of all people: where they work."),
        links: z.array(link).min(1).max(2).meta({ description: "Ways into the page: one or two." }),
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
                year,
                ...titled,
              })
              .meta({ id: "TimelineEntry", description: "A year of the company's history." }),
          )
          .length(6, "six entries")
          .meta({ description: "Six entries, 2018 to 2023." }),
        outcome: metric,
        later: z
          .strictObject({
            heading: label("Heading."),
            intro: sentence("One or two sentences."),
            entries: z
              .array(
                z
                  .strictObject({ year, text: line("What happened.") })
                  .meta({ id: "LaterYear", description: "A later year." }),
              )
              .min(2)
              .max(6)
              .meta({ description: "A line for each year." }),
          })
          .meta({ id: "LaterYears", description: "The years after the six entries." }),
      })
      .meta({ id: "Timeline", description: "The company's history." }),
    size: z
      .strictObject({
        heading: line("Heading of the section."),
        groups: z.array(peopleGroup).min(3).max(4).meta({
          description: "Roles, drawn at the head of the page, the largest first; together they are everyone.",
        }),
        offices: z
          .array(peopleGroup)
          .min(1)
          .max(4)
          .meta({ description: "Offices by their cities; together they are everyone." }),
        unit: label("Follows the number of an office's people."),
        facts: z
          .array(
            z.strictObject(titled).meta({ id: "CompanyFact", description: "A fact about who works on a project." }),
          )
          .length(4, "four facts")
          .meta({ description: "Who works on a project, and how; a row of four." }),
      })
      .meta({ id: "CompanySize", description: "How many people work at the company." }),
    values: z
      .strictObject({
        ...sectionIntro,
        items: z
          .array(
            z
              .strictObject({
                ...titled,
                drawing: z
                  .enum(VALUE_DRAWINGS)
                  .meta({ id: "ValueDrawing", description: "What its drawing shows: each value has one of its own." }),
              })
              .meta({ id: "CompanyValue", description: "What the company holds to, numbered." }),
          )
          .length(4, "four values")
          .superRefine(noDoubles("drawing", "a drawing that no other value has"))
          .meta({ description: "Four values." }),
      })
      .meta({ id: "CompanyValues", description: "What the company holds to." }),
    team: z
      .strictObject({
        ...sectionIntro,
        careers: z
          .strictObject({ text: sentence("Whom the company looks for."), link })
          .meta({ id: "Careers", description: "Invitation to apply." }),
      })
      .meta({ id: "TeamIntro", description: "Heading of the team; the people are files of their own." }),
    callToAction,
  },
  anchors: (_page, namesOf) => [...Object.values(ABOUT_IDS), ...namesOf("Person").map(personId)],
  share: ({ hero }) => hero,
  search: (page, contentsOf) => {
    const { path, hero, mission, vision, timeline, size, values, team } = page;
    const name = hero.eyebrow;
    const everyone = size.groups.reduce((sum, { people }) => sum + people, 0);
    const at = (part: keyof typeof ABOUT_IDS): string => `${path}#${ABOUT_IDS[part]}`;
    return [
      pageEntry(page, "page", hero.headline, hero.intro),
      entry("page", at("mission"), mission.heading, name, mission.text),
      entry("page", at("mission"), vision.heading, name, vision.text),
      entry("page", at("timeline"), timeline.heading, name, timeline.intro),
      ...timeline.entries.map((event) =>
        entry("page", at("timeline"), `${event.year}: ${event.title}`, name, `${event.year}: ${event.description}`),
      ),
      entry(
        "page",
        at("timeline"),
        timeline.later.heading,
        name,
        timeline.later.intro,
        ...timeline.later.entries.map((event) => `${event.year}: ${event.text}`),
      ),
      withSearchWords(
        "team size staff",
        entry(
          "page",
          at("size"),
          size.heading,
          name,
          `${everyone} ${hero.total}: ${size.groups.map((group) => `${group.people} ${group.label}`).join(", ")}`,
          `${size.offices.map((office) => `${office.people} work in ${office.label}`).join(", ")}.`,
          ...size.facts.map(({ description }) => description),
        ),
      ),
      ...values.items.map(({ title, description }) => entry("page", at("values"), title, values.heading, description)),
      entry("page", at("team"), team.heading, name, team.intro),
      withSearchWords(
        ["careers jobs", ...size.groups.map(({ label: group }) => group)].join(", "),
        entry("page", at("team"), team.careers.link.label, team.heading, team.careers.text),
      ),
      ...contentsOf(person).map(({ slug, name: who, role, bio }) =>
        entry("person", `${path}#${personId(slug)}`, who, role, `${who}, ${role}`, bio),
      ),
    ];
  },
});
