/** Fields that several content types share. */
import { z } from "zod";
import { GRADIENTS, ICONS, OG_TYPES, TONES } from "../vocabulary";
import { href } from "./address";
import { derived } from "./derived";
import { image } from "./image";
import { label, line, sentence, text } from "./text";

const order = z.int().min(0).max(9999).meta({ description: "Position in lists; the smallest number comes first." });

/** Fields of a content type with one file per entity. */
export const entityFields = {
  slug: derived("the name of the file", z.string().meta({ description: "Unique short name: the file's." })),
  order,
};

export const icon = z.enum(ICONS).meta({
  id: "IconName",
  isIcon: true,
  description: "An icon: in files its name, as Lucide spells it; in queries its drawing, the data of an SVG path.",
});
export const gradient = z
  .enum(GRADIENTS)
  .meta({ id: "GradientName", description: "Color pair that an industry's page and artwork are drawn in." });
export const tone = z.enum(TONES).meta({ id: "Tone", description: "Color role of a card." });

export const link = z
  .strictObject({
    label: label("What the link says."),
    href: href("Where it leads."),
    planned: z.boolean().optional().meta({
      description:
        "True marks a link whose page does not exist yet; it shows the 404 page. Remove it when the page is there.",
    }),
  })
  .meta({ id: "ContentLink", description: "A link with its text." });

export const metric = z
  .strictObject({
    value: text(12, 'The figure with its unit, short: "60%", "50 ms", "3.2x".'),
    label: line('What the figure measures: "faster diagnosis".'),
  })
  .meta({ id: "Metric", description: "A figure set as a large numeral, with its label. Display text only." });

export const titled = {
  title: line("Title."),
  description: sentence("One to three sentences."),
};

export const iconCard = z
  .strictObject({ icon, ...titled })
  .meta({ id: "IconCard", description: "A short statement with an icon." });

export const seo = z
  .strictObject({
    title: text(70, "Title of the page for search engines, without the brand: the site adds it."),
    description: text(300, "Description for search engines. Over 160 characters it is cut to 157 and an ellipsis."),
    keywords: z.array(label("One keyword or phrase.")).min(3).max(12).meta({ description: "Keywords." }),
    ogType: z
      .enum(OG_TYPES)
      .meta({ id: "OpenGraphType", description: 'Open Graph type; "website" where left out.' })
      .optional(),
    noindex: z.boolean().optional().meta({ description: "True asks search engines not to list the page." }),
    nofollow: z.boolean().optional().meta({ description: "True asks search engines not to follow its links." }),
  })
  .meta({ id: "Seo", description: "What search engines and link previews show (docs/product.md, sections 2 and 9)." });

export const confirmation = z
  .strictObject({ title: label("Title."), text: line("Text.") })
  .meta({ id: "Confirmation", description: "A notification." });

export const callToAction = z
  .strictObject({
    heading: line("Heading."),
    text: sentence("One or two sentences."),
    primary: link,
    secondary: link,
  })
  .meta({ id: "CallToAction", description: "The closing invitation of a page." });

export const sectionIntro = {
  heading: line("Heading of the section."),
  intro: sentence("One or two sentences below the heading."),
};

export const pageHero = {
  eyebrow: label("Short line above the headline."),
  headline: line("The page's only h1."),
  intro: sentence("Two or three sentences below the headline."),
};

export const shareCard = z
  .strictObject({
    headline: line("The page's headline."),
    eyebrow: line("Short line above it."),
    artwork: image("artwork", "Picture beside it; the site's own where the page has none.").optional(),
  })
  .meta({ id: "ShareCard", description: "What the page's share image shows." });

export type ShareCard = z.output<typeof shareCard>;
