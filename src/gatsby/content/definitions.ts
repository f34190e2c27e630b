/**
 * The one definition of every content type. From it follow the check at build
 * (`check.ts`), the JSON Schema files that editors complete from
 * (`json-schema.ts`) and the GraphQL types (`graphql-types.ts`).
 *
 * `meta.id` names a type in GraphQL and in JSON Schema; `meta.description` is
 * shown in GraphiQL and on hover in an editor.
 */
import { z } from "zod";
import type { TEMPLATES } from "./vocabulary";
import { GRADIENTS, ICONS, OG_TYPES, TONES } from "./vocabulary";

/** Longest text of each kind, in characters. */
const LIMIT = { label: 60, line: 140, sentence: 320, paragraph: 1400 } as const;

const PLAIN_TEXT = "plain text: no HTML, no control characters, no space at either end";

/** True where a text holds nothing that belongs to markup or to the file's encoding. */
export const isPlainText = (text: string): boolean =>
  text === text.trim() &&
  // Control characters, marks that reorder text, half characters (an emoji cut in two) and what stands for a lost one.
  !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]/u.test(text) &&
  !/<\/?[a-z!]/i.test(text);

/** What a reader can see. Some characters count as letters or signs and show nothing: fillers, and an empty Braille cell. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** True where a text shows something: spaces and characters without a shape alone do not. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** `marks` are what the site fills in, such as "{n}"; a text without them would lose the value. */
const text = (limit: number, description: string, marks: readonly string[] = []) =>
  z
    .string()
    .refine(isVisible, {
      error: "a text that is not empty: at least one letter, digit or sign that can be seen",
      abort: true,
    })
    .min(1)
    .max(limit, `at most ${limit} characters`)
    .refine(isPlainText, PLAIN_TEXT)
    .refine((value) => marks.every((mark) => value.includes(mark)), `a text that contains ${marks.join(" and ")}`)
    .meta({ description });

const label = (description: string, ...marks: string[]) => text(LIMIT.label, description, marks);
const line = (description: string, ...marks: string[]) => text(LIMIT.line, description, marks);
const sentence = (description: string) => text(LIMIT.sentence, description);
const paragraph = (description: string) => text(LIMIT.paragraph, description);

const paragraphs = (description: string) => z.array(paragraph("One paragraph.")).min(1).max(12).meta({ description });

const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens")
    .max(60)
    .meta({ description });

const path = (description: string) =>
  z
    .string()
    .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'a path such as "/services/finance", with no slash at its end')
    .max(120)
    .meta({ description });

const anchor = slug;

/** A host that a browser can look up, written as ASCII: names with a dot between them, the last not a number. */
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;

/**
 * Whether a text is an address on the web that leads somewhere.
 *
 * @param text begins with "https://"
 */
export const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text) || /\p{C}|%(?![0-9a-f]{2})/iu.test(text)) return false;
  const { hostname, username, password } = new URL(text);
  return HOST.test(hostname) && username === "" && password === "";
};

const WEB_ADDRESS = /^https:\/\/[^/\s"'<>\\][^\s"'<>\\]*$/;

/** "name@example.com", or "name@example.com?subject=Hello%20there". */
const isMailbox = (text: string): boolean => {
  const [address = "", query = ""] = text.split("?");
  return z.regexes.email.test(address) && /^([\w.~!*()=&+-]|%[0-9a-f]{2})*$/i.test(query);
};

/** Addresses whose form needs more than a pattern. */
const isReachable = (text: string): boolean => {
  if (text.startsWith("mailto:")) return isMailbox(text.slice("mailto:".length));
  return !text.startsWith("https:") || isWebAddress(text);
};

const HREF = 'a path ("/contact", "/about#team"), "mailto:name@example.com", "tel:+1…" or "https://example.com/…"';

const href = (description: string) =>
  z
    .string()
    .regex(
      /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)(#[a-z0-9-]+)?$|^#[a-z0-9-]+$|^mailto:[^\s@]+@[^\s@]+$|^tel:\+[0-9]{7,15}$|^https:\/\/[^/\s"'<>\\][^\s"'<>\\]*$/,
      { error: HREF, abort: true },
    )
    .max(200)
    .refine(isReachable, HREF)
    .meta({ description });

/** Fewest and most digits of a phone number with its country's prefix (ITU-T E.164 allows 15). */
const PHONE_DIGITS = { least: 7, most: 15 } as const;

const isPhone = (text: string): boolean => {
  const digits = text.replace(/[^0-9]/g, "").length;
  return digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
};

const PHONE = `a number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits such as "+1 415 555 0142"`;

const phone = (description: string) =>
  z
    .string()
    .regex(/^\+[0-9]+(([ -]|[ -]?\([0-9]+\)[ -]?)[0-9]+)*$/, { error: PHONE, abort: true })
    .refine(isPhone, PHONE)
    .meta({ description });

const order = z.int().min(0).max(9999).meta({ description: "Position in lists; the smallest number comes first." });

/** Smallest size of an image file, in pixels, by what it is used for. */
export const IMAGE_SIZE = {
  artwork: { width: 1600, height: 1000 },
  cover: { width: 1600, height: 900 },
  portrait: { width: 800, height: 800 },
  office: { width: 1200, height: 750 },
} as const;

/** Longest side of an image file, in pixels. Beyond 16,383 neither AVIF nor WebP can hold it; much less is plenty. */
export const MAX_IMAGE_SIDE = 8000;

const image = (kind: keyof typeof IMAGE_SIZE, description: string) =>
  z
    .string()
    .regex(
      /^\.\.\/images\/[a-z0-9/-]+\.(png|jpe?g|webp)$/,
      'an image below data/images (.png, .jpg, .jpeg or .webp, in lower-case letters), such as "../images/industries/finance.png"',
    )
    .meta({ description, imageKind: kind });

const icon = z.enum(ICONS).meta({ id: "IconName", description: "Name of an icon, as Lucide spells it." });
const gradient = z
  .enum(GRADIENTS)
  .meta({ id: "GradientName", description: "Color pair that an industry's page and artwork are drawn in." });
const tone = z.enum(TONES).meta({ id: "Tone", description: "Color role of a card." });

const link = z
  .strictObject({
    label: label("What the link says."),
    href: href("Where it leads."),
    planned: z.boolean().optional().meta({
      description:
        "True marks a link whose page does not exist yet; it shows the 404 page. Remove it when the page is there.",
    }),
  })
  .meta({ id: "ContentLink", description: "A link with its text." });

const metric = z
  .strictObject({
    value: text(12, 'The figure with its unit, short: "60%", "50 ms", "3.2x".'),
    label: line('What the figure measures: "faster diagnosis".'),
  })
  .meta({ id: "Metric", description: "A figure set as a large numeral, with its label. Display text only." });

const titled = {
  title: line("Title."),
  description: sentence("One to three sentences."),
};

const iconCard = z
  .strictObject({ icon, ...titled })
  .meta({ id: "IconCard", description: "A short statement with an icon." });

const step = z
  .strictObject({
    step: z
      .string()
      .regex(/^0[1-9]$/, 'two digits: "01"')
      .meta({ description: "Step number, two digits." }),
    ...titled,
  })
  .meta({ id: "WorkflowStep", description: "One numbered step of a workflow." });

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
  .meta({ id: "Seo", description: "What search engines and link previews show (docs/product.md, section 3)." });

const confirmation = z
  .strictObject({ title: label("Title."), text: line("Text.") })
  .meta({ id: "Confirmation", description: "A notification." });

const callToAction = z
  .strictObject({
    heading: line("Heading."),
    text: sentence("One or two sentences."),
    primary: link,
    secondary: link,
  })
  .meta({ id: "CallToAction", description: "The closing invitation of a page." });

const sectionIntro = {
  heading: line("Heading of the section."),
  intro: sentence("One or two sentences below the heading."),
};

const pageHero = {
  eyebrow: label("Short line above the headline."),
  headline: line("The page's only h1."),
  intro: sentence("Two or three sentences below the headline."),
};

const template = <T extends (typeof TEMPLATES)[number]>(name: T) =>
  z.literal(name).meta({ description: `Template of this page: always "${name}".`, graphqlEnum: "TemplateName" });

const schemaFile = z.string().meta({ description: "The schema file that editors complete and check from." });

const pageFields = <T extends (typeof TEMPLATES)[number]>(name: T) => ({
  $schema: schemaFile,
  path: path("Address of the page."),
  template: template(name),
  seo,
});

/** Fields of a page that is a single file. Code leads to such pages by these addresses too (src/lib/paths.ts). */
const singlePage = <T extends (typeof TEMPLATES)[number]>(name: T, address: string) => ({
  ...pageFields(name),
  path: z.literal(address).meta({ description: `Address of the page: always "${address}".` }),
});

const entityFields = {
  $schema: schemaFile,
  slug: slug("Unique short name; the file carries the same one."),
  order,
};

// --- Industries -------------------------------------------------------------

const solution = z
  .strictObject({
    ...titled,
    tone,
    features: z.array(line("One feature.")).min(3).max(6).meta({ description: "Key features." }),
    metrics: z
      .array(metric)
      .min(2)
      .max(4)
      .optional()
      .meta({ description: "Proven results; leave out where there are none." }),
  })
  .meta({ id: "Solution", description: "A solution that the company offers to an industry." });

const caseStudy = z
  .strictObject({
    organization: line("Who the example is named after."),
    ...titled,
    tone,
    results: z.array(metric).min(2).max(4).meta({ description: "Results." }),
  })
  .meta({ id: "CaseStudy", description: "A worked example." });

const subIndustry = z
  .strictObject({
    slug: slug("Unique within the industry."),
    name: line("Name."),
    description: sentence("One or two sentences."),
    tone,
    solutions: z.array(line("Name of a solution.")).min(2).max(5).meta({ description: "Solutions that fit it best." }),
    path: path("Address below the industry's own. No page stands there yet, so the link shows the 404 page."),
  })
  .meta({ id: "SubIndustry", description: "A branch of an industry." });

export const industry = z
  .strictObject({
    ...pageFields("industry"),
    slug: slug("Unique short name; the file carries the same one."),
    order,
    name: line("Full name, as menus show it."),
    icon,
    gradient,
    description: text(120, "One line for menus and cards."),
    artwork: image("artwork", "Artwork of the page's hero, without any text in it."),
    hero: z
      .strictObject({
        ...pageHero,
        primary: link,
        secondary: link,
        metrics: z.array(metric).length(3, "three metrics").meta({ description: "Three figures below the intro." }),
        footnote: line("What kind of figures they are."),
      })
      .meta({ id: "IndustryHero", description: "First screen of an industry page." }),
    overview: z
      .strictObject({
        heading: line("Heading of the tab."),
        paragraphs: paragraphs("Two or three paragraphs."),
        challenges: z
          .array(iconCard)
          .min(3)
          .max(4)
          .meta({ description: "What the industry struggles with, and the answer." }),
      })
      .meta({ id: "IndustryOverview", description: "The tab Overview." }),
    solutions: z
      .strictObject({
        ...sectionIntro,
        items: z.array(solution).length(4, "four solutions").meta({ description: "Four solutions." }),
      })
      .meta({ id: "IndustrySolutions", description: "The tab Solutions." }),
    workflow: z
      .strictObject({
        ...sectionIntro,
        steps: z.array(step).length(4, "four steps").meta({ description: "Four steps, 01 to 04." }),
      })
      .meta({ id: "IndustryWorkflow", description: "The tab Workflow; leave out where the industry has none." })
      .optional(),
    caseStudies: z
      .strictObject({
        ...sectionIntro,
        footnote: sentence("Says that the examples are illustrative."),
        items: z.array(caseStudy).length(3, "three case studies").meta({ description: "Three case studies." }),
      })
      .meta({ id: "IndustryCaseStudies", description: "The tab Case Studies." }),
    subIndustries: z
      .strictObject({
        ...sectionIntro,
        items: z.array(subIndustry).min(4).max(5).meta({ description: "Four or five branches." }),
      })
      .meta({ id: "IndustrySubIndustries", description: "The tab Sub Industries." }),
    callToAction,
  })
  .meta({ id: "Industry", description: "An industry: its page, its menu entry and its card." });

// --- Posts ------------------------------------------------------------------

const postSection = z
  .strictObject({
    heading: line("Heading of the section; leave out for the opening.").optional(),
    paragraphs: paragraphs("The section's paragraphs."),
    points: z
      .array(sentence("One point."))
      .min(2)
      .max(8)
      .optional()
      .meta({ description: "A list after the paragraphs." }),
  })
  .meta({ id: "PostSection", description: "A section of an article." });

export const post = z
  .strictObject({
    ...entityFields,
    title: line("Title."),
    excerpt: sentence("Two sentences for the card."),
    category: z.string().meta({ description: "Slug of a category.", linkTo: "Category" }),
    author: label("Who wrote it."),
    readTime: z
      .string()
      .regex(/^[1-9][0-9]? min read$/, 'a text such as "5 min read"')
      .meta({ description: 'Reading time: "5 min read".' }),
    date: z.iso
      .date("a date such as 2025-03-14")
      .meta({ description: "Day of publication: year, month, day.", graphqlType: "Date" }),
    tags: z.array(label("One tag.")).min(3).max(6).meta({ description: "Tags; cards show the first three." }),
    featured: z
      .boolean()
      .meta({ description: "True shows the post as the featured article; the first such post wins." }),
    image: image("cover", "Cover image, without any text in it."),
    body: z.array(postSection).min(2).max(12).meta({ description: "The article, 500 to 900 words." }),
  })
  .meta({ id: "Post", description: "An article of the blog." });

export const category = z
  .strictObject({
    ...entityFields,
    name: label("Name."),
    icon,
    count: z.int().min(0).max(9999).meta({
      description:
        "Number shown beside the name. Fixed text: it does not follow the posts (docs/product.md, section 3).",
    }),
  })
  .meta({ id: "Category", description: 'A category of the blog. The slug "all" stands for every post.' });

// --- People, offices, questions ----------------------------------------------

export const person = z
  .strictObject({
    ...entityFields,
    name: label("Name."),
    role: line("Role."),
    bio: sentence("Two or three sentences."),
    image: image("portrait", "Portrait."),
  })
  .meta({ id: "Person", description: "A member of the team." });

export const office = z
  .strictObject({
    ...entityFields,
    city: label("City."),
    address: line("Street and number."),
    zipCode: line("State or country, and postal code."),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'a country code of two letters, such as "US"')
      .meta({ description: "Country code, two letters." }),
    phone: phone("Phone number, with the country's prefix."),
    note: sentence("What the office does."),
    image: image("office", "Drawing of the city."),
  })
  .meta({ id: "Office", description: "An office." });

export const question = z
  .strictObject({
    ...entityFields,
    question: line("The question."),
    answer: text(600, "The answer, two to four sentences."),
  })
  .meta({ id: "Question", description: "A frequent question with its answer." });

// --- Site and navigation ------------------------------------------------------

const SITE_ADDRESS = 'an address such as "https://www.example.com", with no slash at its end';
const SOCIAL = 'an address such as "https://www.example.com/name"';

export const site = z
  .strictObject({
    $schema: schemaFile,
    brand: label("The brand. The one place to change it."),
    legalName: line("The company's legal name."),
    tagline: line("What the company does, in one line."),
    url: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+$/, { error: SITE_ADDRESS, abort: true })
      .refine(isWebAddress, SITE_ADDRESS)
      .meta({
        description: "Public address of the site; the host's URL setting wins over it.",
      }),
    email: z.email("an e-mail address").meta({ description: "Where visitors write to." }),
    phone: phone("Main phone number."),
    foundingYear: z.int().min(1990).max(2100).meta({ description: "Year of founding." }),
    themeColor: z
      .string()
      .regex(/^#[0-9A-F]{6}$/, 'a color such as "#3B82F6"')
      .meta({ description: "Color of the browser's own frame (docs/product.md, section 9)." }),
    social: z
      .array(
        z
          .strictObject({
            name: label("Network."),
            url: z
              .string()
              .regex(WEB_ADDRESS, { error: SOCIAL, abort: true })
              .max(200)
              .refine(isWebAddress, SOCIAL)
              .meta({ description: "Address." }),
          })
          .meta({
            id: "SocialLink",
            description: "A social network. Placeholder until the company's own pages are open.",
          }),
      )
      .max(8)
      .meta({ description: "Social networks, shown in the footer." }),
    labels: z
      .strictObject({
        skipToContent: label("Link that jumps over the header."),
        mainNavigation: label("Name of the header's navigation."),
        footerNavigation: label("Name of the footer's navigation."),
        openMenu: label("Button that opens the menu on phones."),
        closeMenu: label("Button that closes it."),
        theme: label("Name of the theme switch."),
        themeSystem: label("Theme choice: follow the system."),
        themeLight: label("Theme choice: light."),
        themeDark: label("Theme choice: dark."),
        dismiss: label("Button that closes a notification."),
        home: label("Name of the logo's link."),
        breadcrumbHome: label("First entry of breadcrumbs."),
        notifications: label("Name of the region that notifications appear in."),
        stepPrefix: label("Word before a step's number, for screen readers."),
      })
      .meta({ id: "SiteLabels", description: "Short texts of the site's frame." }),
    industryLabels: z
      .strictObject({
        tabs: label("Name of the row of tabs, for screen readers."),
        keyFeatures: label("Line above a solution's features."),
        provenResults: label("Line above a solution's metrics."),
        challenges: label("Line above the list of challenges."),
        recommendedSolutions: label("Line above the solutions that fit a branch."),
      })
      .meta({ id: "IndustryLabels", description: "Short texts that all industry pages share." }),
  })
  .meta({ id: "SiteSettings", description: "Brand, address and the short texts of the site's frame." });

export const navigation = z
  .strictObject({
    $schema: schemaFile,
    header: z.array(link).min(3).max(8).meta({ description: "Links of the header, in order." }),
    action: link,
    industries: z
      .strictObject({
        link,
        toggleLabel: label("Name of the button beside it, which opens the panel of industries."),
        heading: label("Heading of the panel."),
        viewAll: link,
        extra: z.array(link).max(6).meta({ description: "Entries that only the menu on phones shows." }),
      })
      .meta({
        id: "IndustryMenu",
        description: "The panel of industries. Its entries are the industry files themselves.",
      }),
    footer: z
      .strictObject({
        summary: sentence("Two sentences on the company."),
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
          })
          .meta({ id: "Newsletter", description: "The newsletter form." }),
      })
      .meta({ id: "Footer", description: "The footer." }),
  })
  .meta({ id: "Navigation", description: "Menus and footer." });

// --- Pages --------------------------------------------------------------------

const serviceCard = z
  .strictObject({
    icon,
    ...titled,
    tone,
    features: z.array(line("One feature.")).min(3).max(4).meta({ description: "What it includes." }),
    link,
  })
  .meta({ id: "ServiceCard", description: "A service on the home page." });

export const homePage = z
  .strictObject({
    ...singlePage("home", "/"),
    hero: z
      .strictObject({
        ...pageHero,
        primary: link,
        secondary: link,
        features: z.array(iconCard).length(3, "three cards").meta({ description: "Three feature cards." }),
      })
      .meta({ id: "HomeHero", description: "First screen of the home page." }),
    services: z
      .strictObject({
        ...sectionIntro,
        items: z.array(serviceCard).length(6, "six cards").meta({ description: "Six service cards." }),
      })
      .meta({ id: "HomeServices", description: "The grid of services." }),
    industries: z
      .strictObject({ ...sectionIntro, footnote: line("What kind of figures the list shows.") })
      .meta({ id: "HomeIndustries", description: "The list of industries; its lines come from the industries." }),
    callToAction,
  })
  .meta({ id: "HomePage", description: "The home page." });

const statement = z
  .strictObject({ heading: label("Heading."), text: paragraph("Two to four sentences.") })
  .meta({ id: "Statement", description: "A heading with a paragraph." });

export const aboutPage = z
  .strictObject({
    ...singlePage("about", "/about"),
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
  })
  .meta({ id: "AboutPage", description: "The page About." });

const fieldTexts = {
  label: label("Label."),
  placeholder: line("Example shown in the empty field."),
  hint: line("Help below the label.").optional(),
};

const field = z.strictObject(fieldTexts).meta({ id: "FormField", description: "The texts of a form field." });

const checkedField = z
  .strictObject({ ...fieldTexts, error: line("Message for a value that is not valid (docs/product.md, section 8).") })
  .meta({ id: "CheckedFormField", description: "The texts of a form field that has a rule." });

export const contactPage = z
  .strictObject({
    ...singlePage("contact", "/contact"),
    hero: z.strictObject(pageHero).meta({ id: "ContactHero", description: "First screen of the page Contact." }),
    options: z
      .array(
        z
          .strictObject({
            icon,
            ...titled,
            link,
            message: sentence(
              "Beginning of the message that the link puts into the form; leave out for a plain link.",
            ).optional(),
          })
          .meta({ id: "ContactOption", description: "A way to get in touch." }),
      )
      .length(4, "four options")
      .meta({ description: "Four ways to get in touch." }),
    form: z
      .strictObject({
        ...sectionIntro,
        name: checkedField,
        email: checkedField,
        company: field,
        message: checkedField,
        submit: label("Button."),
        optional: label("Mark of a field that may stay empty."),
        waiting: line("Shown while the message is too short for suggestions."),
        analyzing: line("Shown while the message is looked at (docs/product.md, section 4)."),
        suggestionsHeading: line("Heading of the suggestions."),
        suggestions: z
          .array(sentence("One suggestion."))
          .length(3, "three suggestions")
          .meta({ description: "Three fixed suggestions." }),
        success: confirmation,
        noScript: sentence("Shown where scripts are off."),
        failure: confirmation,
        interrupted: confirmation,
      })
      .meta({ id: "ContactForm", description: "The message form." }),
    meeting: z
      .strictObject({
        ...sectionIntro,
        schedule: link,
        scheduleMessage: sentence("Beginning of the message that the first button puts into the form."),
        chat: link,
        chatMessage: sentence("Beginning of the message that the second button puts into the form."),
      })
      .meta({ id: "MeetingInvitation", description: "The two buttons that begin a message." }),
    offices: z
      .strictObject(sectionIntro)
      .meta({ id: "OfficesIntro", description: "Heading of the offices; the offices are files of their own." }),
    questions: z
      .strictObject(sectionIntro)
      .meta({ id: "QuestionsIntro", description: "Heading of the questions; the questions are files of their own." }),
  })
  .meta({ id: "ContactPage", description: "The page Contact." });

const story = z
  .strictObject({
    industry: line("Industry."),
    ...titled,
    tone,
    metrics: z.array(metric).min(2).max(3).meta({ description: "Results." }),
    link,
  })
  .meta({ id: "SuccessStory", description: "A success story." });

export const aiSolutionsPage = z
  .strictObject({
    ...singlePage("ai-solutions", "/ai-solutions"),
    hero: z
      .strictObject({ ...pageHero, primary: link, secondary: link })
      .meta({ id: "AiSolutionsHero", description: "First screen of the page AI Solutions." }),
    capabilities: z
      .strictObject({
        ...sectionIntro,
        items: z
          .array(
            z
              .strictObject({
                icon,
                ...titled,
                tone,
                features: z.array(line("One use.")).min(3).max(4).meta({ description: "What it is used for." }),
              })
              .meta({ id: "Capability", description: "A capability." }),
          )
          .length(4, "four capabilities")
          .meta({ description: "Four capabilities." }),
      })
      .meta({ id: "Capabilities", description: "What the company can build." }),
    demo: z
      .strictObject({
        ...sectionIntro,
        start: label("Button that starts."),
        stop: label("Button that stops."),
        running: label("Status while running."),
        idle: label("Status while idle."),
        statusLabel: label("Label of the status."),
        predictionsLabel: label("Label of the predictions."),
        classes: z
          .array(label("Name of a class."))
          .length(5, "five class names")
          .meta({ description: "The five classes that are predicted." }),
        accuracyLabel: label("Label of the accuracy."),
        processingTimeLabel: label("Label of the processing time."),
        traceLabel: label("Label of the trace of accuracy values."),
        waiting: line("Shown before the first values arrive."),
        announceStart: line("Read out to screen readers at the start."),
        announceStop: line(
          "Read out at the end; {accuracy} and {time} stand for the last values.",
          "{accuracy}",
          "{time}",
        ),
        note: sentence("Says that the values are generated in the browser."),
      })
      .meta({ id: "Demo", description: "The live demo." }),
    workflow: z
      .strictObject({
        ...sectionIntro,
        steps: z.array(iconCard).length(5, "five steps").meta({ description: "Five steps." }),
      })
      .meta({ id: "DevelopmentWorkflow", description: "How a model is made." }),
    stories: z
      .strictObject({
        ...sectionIntro,
        footnote: sentence("Says that the examples are illustrative."),
        items: z.array(story).length(3, "three stories").meta({ description: "Three stories." }),
      })
      .meta({ id: "SuccessStories", description: "Success stories." }),
    callToAction,
  })
  .meta({ id: "AiSolutionsPage", description: "The page AI Solutions." });

export const servicesPage = z
  .strictObject({
    ...singlePage("services", "/services"),
    hero: z
      .strictObject({ ...pageHero, primary: link, secondary: link })
      .meta({ id: "ServicesHero", description: "First screen of the page Services." }),
    industries: z
      .strictObject({
        ...sectionIntro,
        anchor: anchor("Name of the section in the address, after the #."),
        linkLabel: label("Text of each card's link."),
      })
      .meta({
        id: "ServicesIndustries",
        description: "Heading of the industry cards; the cards are the industry files.",
      }),
    technologies: z
      .strictObject({
        ...sectionIntro,
        anchor: anchor("Name of the section in the address, after the #."),
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
    closingAnchor: anchor("Name of the closing section in the address, after the #."),
    callToAction,
  })
  .meta({ id: "ServicesPage", description: "The page Services." });

export const blogPage = z
  .strictObject({
    ...singlePage("blog", "/blog"),
    hero: z.strictObject(pageHero).meta({ id: "BlogHero", description: "First screen of the blog." }),
    progressLabel: label("Name of the reading-progress bar."),
    search: z
      .strictObject({
        label: label("Label of the search field."),
        placeholder: label("Example shown in the empty field."),
        categoryLabel: label("Label of the category list."),
        pillsLabel: label("Name of the row of category buttons."),
      })
      .meta({ id: "BlogSearch", description: "Texts of the search." }),
    featured: z
      .strictObject({ heading: label("Heading."), readLabel: label("Text of the link to the article.") })
      .meta({ id: "BlogFeatured", description: "The featured article." }),
    latest: z
      .strictObject({
        heading: label("Heading."),
        countLabel: line('Count line; "{n}" stands for the number.', "{n}"),
        readLabel: label("Text of the link to the article."),
      })
      .meta({ id: "BlogLatest", description: "The grid of articles." }),
    empty: z
      .strictObject({ title: label("Title."), text: line("Text."), button: label("Button.") })
      .meta({ id: "BlogEmpty", description: "Shown where no article matches." }),
    reader: z
      .strictObject({
        close: label("Link that closes the article."),
        byline: label('Line with the author; "{author}" stands for the name.', "{author}"),
      })
      .meta({ id: "BlogReader", description: "Texts of the article reader." }),
  })
  .meta({ id: "BlogPage", description: "The blog." });

const detour = z
  .strictObject({
    from: z.array(path("An address without a page.")).min(1).max(20).meta({ description: "Addresses." }),
    link,
  })
  .meta({ id: "Detour", description: "The page to offer to whoever asks for one of some addresses." });

export const notFoundPage = z
  .strictObject({
    ...singlePage("not-found", "/404.html"),
    code: label("The large figure."),
    headline: line("Headline."),
    home: link,
    requested: line('Line that names the address asked for; "{path}" stands for it.', "{path}"),
    nearest: line("Line before the nearest real page."),
    detours: z.array(detour).min(1).max(40).meta({
      description: "What to offer for addresses that are like no page; for any other it is the page most alike.",
    }),
    pagesHeading: label("Heading of the list of main pages."),
    consoleMessage: line('Line written to the console; "{path}" stands for the address.', "{path}"),
  })
  .meta({ id: "NotFoundPage", description: "The 404 page." });
