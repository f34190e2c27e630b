import { z } from "zod";
import { fillText } from "../../../lib/fill-text";
import { hoursInWords } from "../../../lib/hours-in-words";
import { CONTACT_IDS, DATA_ANCHOR, MESSAGE_FIELD, NEXT_ID, officeId, questionId } from "../../../lib/page-ids";
import { CONTACT_PATH } from "../../../lib/paths";
import { withLead } from "../../../lib/with-lead";
import { entry, withSearchWords, pageEntry } from "../../search/entries";
import { singlePage } from "./collection";
import { consultation, topics } from "./consultation";
import { confirmation, icon, link, pageHero, sectionIntro, titled } from "./fields";
import { office } from "./office";
import { question } from "./question";
import { site } from "./site-settings";
import { label, line, sentence } from "./text";

const fieldTexts = {
  label: label("Label."),
  placeholder: line("Example shown in the empty field."),
  hint: line("Help below the label.").optional(),
};

const field = z.strictObject(fieldTexts).meta({ id: "FormField", description: "The texts of a form field." });

const checkedField = z
  .strictObject({ ...fieldTexts, error: line("Message for a value that is not valid (docs/product.md, section 8).") })
  .meta({ id: "CheckedFormField", description: "The texts of a form field that has a rule." });

/** Words to look for in a message, ignoring case. */
const words = (most: number, description: string) =>
  z.array(label("Beginning of a word, or some words.")).min(1).max(most).meta({ description });

const suggestion = z
  .strictObject({
    text: sentence("The suggestion."),
    mentionedBy: z
      .array(
        z
          .strictObject({ words: words(80, "Words of which the message holds one; letters may be large or small.") })
          .meta({ id: "FormSuggestionWords", description: "Words for one thing that a suggestion asks for." }),
      )
      .min(1, "at least one list of words")
      .max(3, "at most three lists of words")
      .meta({ description: "The suggestion is checked off where the message holds a word of each list." }),
  })
  .meta({ id: "FormSuggestion", description: "What a message had better say, and how one sees that it does." });

const sent = z
  .strictObject({
    replyTo: line('Says where the reply goes; "{email}" stands for the address that was sent.', "{email}"),
    steps: label("Line above the three steps that follow; the steps are those of data/site/site.json."),
    reading: label("Line before the article."),
    articles: z
      .array(
        z
          .strictObject({
            words: words(20, "What a message names that the article is about; letters may be large or small."),
            link,
          })
          .meta({ id: "FittingArticle", description: "An article, and the messages that it fits." }),
      )
      .max(40)
      .meta({ description: "Articles to offer; the one counts of which the message names the most words." }),
    otherwise: link,
    again: label("Button that brings the form back."),
  })
  .meta({ id: "MessageSent", description: "What stands in the form's place once it was sent." });

export const contactPage = singlePage({
  description: "The page Contact.",
  file: "contact",
  path: CONTACT_PATH,
  fields: {
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
            schedules: z.boolean().optional().meta({
              description: "True where the link opens the choice of a time; without scripts it begins the message.",
            }),
            assistant: z.boolean().optional().meta({
              description: "True where the link opens the assistant; without scripts it leads where it leads.",
            }),
          })
          .refine(({ schedules, message }) => !schedules || message !== undefined, {
            path: ["message"],
            error: 'a beginning of the message, as "schedules" is true',
          })
          .meta({ id: "ContactOption", description: "A way to get in touch." }),
      )
      .length(4, "four options")
      .meta({ description: "Four ways to get in touch." }),
    form: z
      .strictObject({
        ...sectionIntro,
        // Below the intro: opens the time picker.
        schedule: link,
        // Beside it, when the list of the other ways is below the form.
        ways: link,
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
          .array(suggestion)
          .length(3, "three suggestions")
          .meta({ description: "Three fixed suggestions." }),
        mentioned: label(
          "Said before a suggestion that the message follows already, to those who do not see its mark.",
        ),
        success: confirmation,
        sent,
        noScript: sentence("Shown where scripts are off."),
        failure: confirmation,
        interrupted: confirmation,
        pasteTooLong: confirmation
          .extend({ text: line('Text; "{limit}" stands for the most characters.', "{limit}") })
          .meta({ id: "PasteTooLong", description: "Notification where a pasted text was too long." }),
      })
      .meta({ id: "ContactForm", description: "The message form." }),
    meeting: z
      .strictObject({
        ...sectionIntro,
        schedule: link,
        scheduleMessage: sentence("Beginning of the message that the first button puts into the form."),
        chat: link,
      })
      .meta({ id: "MeetingInvitation", description: "Two buttons: the choice of a time, and the assistant." }),
    consultation,
    topics,
    offices: z
      .strictObject({
        ...sectionIntro,
        hours: z
          .strictObject({
            days: label('Days that follow each other; "{first}" and "{last}" stand for them.', "{first}", "{last}"),
            line: line(
              'Business hours; "{days}", "{opens}" and "{closes}" stand for the days and the times.',
              "{days}",
              "{opens}",
              "{closes}",
            ),
          })
          .meta({ id: "HoursInWords", description: "How the business hours of an office are said." }),
      })
      .meta({ id: "OfficesIntro", description: "Heading of the offices; the offices are files of their own." }),
    questions: z
      .strictObject({
        ...sectionIntro,
        // Shown at the end of the intro.
        ask: link,
        askMessage: sentence("Beginning of the message that the link puts into the form."),
      })
      .meta({ id: "QuestionsIntro", description: "Heading of the questions; the questions are files of their own." }),
  },
  anchors: (_page, namesOf) => [
    MESSAGE_FIELD,
    DATA_ANCHOR,
    NEXT_ID,
    ...Object.values(CONTACT_IDS),
    ...namesOf("Question").map(questionId),
    ...namesOf("Office").map(officeId),
  ],
  share: ({ hero }) => hero,
  search: (page, contentsOf) => {
    const { path, hero, options, meeting, consultation: dialog } = page;
    const offices = contentsOf(office);
    const name = hero.eyebrow;
    const at = (id: string): string => `${path}#${id}`;
    return [
      pageEntry(page, "page", hero.headline, hero.intro),
      ...options.map(({ title, description, link: { label: said, href } }) =>
        entry(
          "page",
          at(CONTACT_IDS.options),
          title,
          name,
          description,
          /^(?:mailto|tel):/.test(href) ? said : undefined,
        ),
      ),
      // The second sentence names the assistant, which would be quoting it.
      entry("page", at(CONTACT_IDS.schedule), meeting.heading, name, withLead(meeting.intro)[0]),
      ...contentsOf(site).flatMap(({ email, next, promise }) => [
        withSearchWords(
          "reschedule appointment, change of date",
          entry("page", at(CONTACT_IDS.meeting), meeting.heading, name, fillText(dialog.move, { email })),
        ),
        entry("page", at(NEXT_ID), next.heading, name, next.intro),
        // Include the title: some descriptions continue it. "Written scope and price. If AI is the right tool, …"
        ...next.steps.map(({ title, description }) =>
          entry("page", at(NEXT_ID), title, next.heading, title, description),
        ),
        entry("page", at(DATA_ANCHOR), promise.heading, name, promise.intro, promise.questionnaire),
        ...promise.points.map(({ title, text }) => entry("page", at(DATA_ANCHOR), title, promise.heading, text)),
      ]),
      ...contentsOf(question).map(({ slug, question: asked, answer }) =>
        entry("question", at(questionId(slug)), asked, undefined, answer),
      ),
      withSearchWords(
        "office address, visit on Saturday or Sunday",
        entry(
          "page",
          at(officeId(offices[0]?.slug ?? "")),
          page.offices.heading,
          name,
          // One sentence, since an answer quotes at most two and should name all offices.
          offices.map(({ city, address }) => `${city} (${address})`).join(", "),
          page.offices.intro,
        ),
      ),
      ...offices.map((place) =>
        withSearchWords(
          "office address phone number hours",
          entry(
            "office",
            at(officeId(place.slug)),
            place.city,
            page.offices.heading,
            place.postalLines.join(", "),
            // One sentence, so that an answer about the number or the hours gives both.
            `${place.city}: ${place.phone}, ${hoursInWords(place.hours, page.offices.hours)}`,
            place.note,
          ),
        ),
      ),
    ];
  },
});
