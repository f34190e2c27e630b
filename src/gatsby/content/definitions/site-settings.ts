import { z } from "zod";
import { isWebAddress, phone, WEB_ADDRESS } from "./address";
import { contentType } from "./collection";
import { icon, link, sectionIntro, titled } from "./fields";
import { label, line, sentence } from "./text";

const SITE_ADDRESS = 'an address such as "https://www.example.com", with no slash at its end';
const SOCIAL = 'an address such as "https://www.example.com/name"';

export const site = contentType({
  type: "SiteSettings",
  description: "Brand, address and the short texts of the site's frame.",
  folder: "site",
  file: "site",
  fields: {
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
        search: label("Name of the button that opens the search, of its dialog and of its field."),
        theme: label("Name of the theme switch."),
        themeSystem: label("Theme choice: follow the system."),
        themeLight: label("Theme choice: light."),
        themeDark: label("Theme choice: dark."),
        dismiss: label("Button that closes a notification."),
        home: label("Name of the logo's link."),
        breadcrumb: label("Name of the breadcrumbs' navigation, for screen readers."),
        breadcrumbHome: label("First entry of breadcrumbs."),
        notifications: label("Name of the region that notifications appear in."),
        stepPrefix: label("Word before a step's number, for screen readers."),
      })
      .meta({ id: "SiteLabels", description: "Short texts of the site's frame." }),
    notLoaded: z
      .strictObject({
        title: label("What happened."),
        text: line("What to do; the email address follows."),
      })
      .meta({ id: "NotLoaded", description: "Notification where the search or the assistant does not load." }),
    industryLabels: z
      .strictObject({
        tabs: label("Name of the row of tabs, for screen readers."),
        nextTab: label("Link at the end of a tab to the next one.", "{tab}"),
        keyFeatures: label("Line above a solution's features."),
        provenResults: label("Line above a solution's metrics."),
        provenResultsNote: line("Says below that line what kind of figures they are."),
        challenges: label("Line above the list of challenges."),
        rest: label("On phones: opens what the overview says further."),
        recommendedSolutions: label("Line above the solutions that fit a branch."),
      })
      .meta({ id: "IndustryLabels", description: "Short texts that all industry pages share." }),
    next: z
      .strictObject({
        ...sectionIntro,
        steps: z
          .array(z.strictObject(titled).meta({ id: "NextStep", description: "One step." }))
          .length(3, "three steps")
          .meta({ description: "Three steps, in order." }),
      })
      .meta({ id: "NextSteps", description: "What happens after a visitor writes; Home and Contact show it." }),
    promise: z
      .strictObject({
        ...sectionIntro,
        points: z
          .array(
            z
              .strictObject({ icon, title: label("Subject."), text: sentence("What the company promises.") })
              .meta({ id: "PromisePoint", description: "One promise." }),
          )
          .min(3)
          .max(8)
          .meta({ description: "The promises." }),
        questionnaire: sentence("What to do with a security questionnaire."),
        formNote: sentence("Beside the contact form: what its data is used for."),
        newsletterNote: sentence("Beside the newsletter: what the address is used for."),
        link,
      })
      .meta({ id: "PrivacyPromise", description: "The statement on data and security; Contact shows it whole." }),
  },
});
