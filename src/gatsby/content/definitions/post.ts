import { z } from "zod";
import { readingTime } from "../reading-time";
import { chart } from "./chart";
import { contentType } from "./collection";
import { filledIn } from "./derived";
import { entityFields } from "./fields";
import { image } from "./image";
import { table } from "./table";
import { label, line, paragraphs, sentence } from "./text";

const postSection = z
  .strictObject({
    heading: line("Heading of the section; leave out for the opening, or after a table.").optional(),
    paragraphs: paragraphs("The section's paragraphs."),
    points: z
      .array(sentence("One point."))
      .min(2)
      .max(8)
      .optional()
      .meta({ description: "A list after the paragraphs." }),
    table: table.optional(),
    chart: chart.optional(),
  })
  .meta({ id: "PostSection", description: "A section of an article." });

export const post = contentType({
  type: "Post",
  description: "An article of the blog.",
  folder: "posts",
  fields: {
    ...entityFields,
    title: line("Title."),
    excerpt: sentence("Two sentences for the card."),
    category: z.string().meta({ description: "Slug of a category.", linkTo: "Category" }),
    author: label("Who wrote it."),
    readTime: filledIn(
      z
        .string()
        .regex(/^[1-9][0-9]? min read$/, 'a text such as "5 min read"')
        .meta({ description: 'Reading time: "5 min read". Where left out, it follows from the number of words.' }),
    ),
    date: z.iso
      .date("a date such as 2025-03-14")
      .meta({ description: "Day of publication: year, month, day.", graphqlType: "Date" }),
    updated: z.iso
      .date("a date such as 2025-03-14")
      .optional()
      .meta({ description: "Day on which what the article says was last corrected.", graphqlType: "Date" }),
    tags: z.array(label("One tag.")).min(3).max(6).meta({ description: "Tags; cards show the first three." }),
    featured: z
      .boolean()
      .meta({ description: "True shows the post as the featured article; the first such post wins." }),
    image: image("cover", "Cover image, without any text in it."),
    body: z.array(postSection).min(2).max(20).meta({ description: "The article, 500 to 2,200 words." }),
    industry: z.string().meta({ description: "Slug of the industry that the article leads to.", linkTo: "Industry" }),
  },
  derive: (slug, { body, readTime }) => ({
    slug,
    readTime: readTime ?? readingTime(body),
  }),
});
