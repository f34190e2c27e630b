import { graphql } from "gatsby";
import { PrivacyNote } from "../../frame/privacy-note";
import { Eyebrow, Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { ContactLink } from "./contact-link";
import { MessageForm } from "./message-form";
import { Options } from "./options";
import { Strands } from "./strands";

type ContactHeroProps = Queries.ContactHeroFragment & { settings: Queries.ContactSettingsFragment };

/**
 * First screen of the contact page, on a dark band (contact.css). On wide screens the ways to get in touch are on one
 * side and the message form on the other; on phones the form comes first.
 */
export const ContactHero = ({
  hero,
  options,
  form,
  meeting,
  consultation,
  settings: { promise, next },
}: ContactHeroProps) => (
  <Section space="tight" className="isolate overflow-clip max-sm:pt-2.5 lg:pt-6">
    <div className="grid gap-10 lg:grid-cols-[4fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-11 xl:grid-cols-[5fr_7fr] xl:gap-x-16">
      <div className="contact-head scheme-dark relative lg:pt-3">
        <Strands />
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Heading as="h1" size="page" className="mt-3 sm:mt-4">
          {hero.headline}
        </Heading>
        <p className="mt-5 max-w-prose text-muted sm:text-lg sm:text-balance">{hero.intro}</p>
      </div>
      <div className="lg:row-span-2 lg:grid">
        <MessageForm
          form={form}
          lead={
            <div className="flex flex-wrap gap-x-6 sm:col-start-2 sm:row-start-1 sm:-my-2">
              <ContactLink
                schedules
                link={form.schedule}
                message={meeting.scheduleMessage}
                variant="link"
                className="min-h-11"
              />
              <ContactLink link={form.ways} variant="link" className="min-h-11 lg:hidden" />
            </div>
          }
          steps={next.steps}
          calendar={consultation}
        >
          <PrivacyNote text={promise.formNote} link={promise.link} />
        </MessageForm>
      </div>
      <Options options={options} />
    </div>
  </Section>
);

export const query = graphql`
  fragment ContactHero on ContactPage {
    hero {
      eyebrow
      headline
      intro
    }
    options {
      ...ContactOption
    }
    form {
      schedule {
        ...LinkParts
      }
      ways {
        ...LinkParts
      }
      ...MessageForm
    }
    meeting {
      scheduleMessage
    }
    ...SentCalendar
  }
  fragment ContactSettings on SiteSettings {
    promise {
      formNote
      ...PrivacyNoteLink
    }
    ...SentSteps
  }
`;
