import { graphql } from "gatsby";
import { PrivacyNote } from "../../frame/privacy-note";
import { Eyebrow, Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { MessageForm } from "./message-form";
import { Options } from "./options";

type ContactHeroProps = Queries.ContactHeroFragment & { settings: Queries.ContactSettingsFragment };

/** First screen of the contact page: who is asked and how on one side, the message form on the other. */
export const ContactHero = ({ hero, options, form, settings: { promise } }: ContactHeroProps) => (
  <Section space="tight">
    <div className="grid gap-12 lg:grid-cols-[4fr_5fr] lg:gap-14 xl:gap-16">
      <div className="flex flex-col gap-10 lg:pt-6">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Heading as="h1" size="page" className="mt-4">
            {hero.headline}
          </Heading>
          <p className="mt-5 max-w-prose text-lg text-muted">{hero.intro}</p>
        </div>
        <Options options={options} />
      </div>
      <MessageForm form={form}>
        <PrivacyNote text={promise.formNote} link={promise.link} />
      </MessageForm>
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
      ...MessageForm
    }
  }
  fragment ContactSettings on SiteSettings {
    promise {
      formNote
      ...PrivacyNoteLink
    }
  }
`;
