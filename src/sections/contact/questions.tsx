import { graphql } from "gatsby";
import { ChevronDown } from "lucide-react";
import { questionId } from "../../lib/page-ids";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { ContactLink } from "./contact-link";

type QuestionsProps = Queries.QuestionsFragment & { entries: readonly Queries.QuestionFragment[] };

/**
 * Frequent questions, the first with its answer open. The browser opens and closes the answers. If the address names an
 * answer, ui/focus-heading opens it.
 */
export const Questions = ({ questions, entries }: QuestionsProps) => (
  <Section>
    <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div className="sticky-aside">
        <SectionIntro
          heading={questions.heading}
          intro={
            <>
              {questions.intro}{" "}
              <ContactLink
                link={questions.ask}
                message={questions.askMessage}
                variant="link"
                className="inline! [font-size:inherit]!"
              />
            </>
          }
        />
      </div>
      <div className="border-t border-line-strong">
        {entries.map(({ slug, question, answer }, index) => (
          <details key={slug} id={questionId(slug)} open={index === 0} className="group border-b border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg sm:text-xl">{question}</h3>
              <ChevronDown
                aria-hidden="true"
                size="1.75rem"
                strokeWidth="1.75"
                strokeLinecap="butt"
                strokeLinejoin="miter"
                className="flex-none text-faint transition-[rotate] group-open:rotate-180"
              />
            </summary>
            <p className="max-w-154 pb-7 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </Section>
);

export const query = graphql`
  fragment Questions on ContactPage {
    questions {
      heading
      intro
      ask {
        ...LinkParts
      }
      askMessage
    }
  }

  fragment Question on Question {
    slug
    question
    answer
  }
`;
