import { graphql } from "gatsby";
import { DATA_ANCHOR } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** The statement on data and security: what the company promises, point by point. */
export const PrivacyPromise = ({ promise }: Queries.PrivacyPromiseFragment) => (
  <Section tone="sunken" aria-labelledby={DATA_ANCHOR}>
    <div className="grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div className="sticky-aside">
        <Heading id={DATA_ANCHOR} tabIndex={-1} className="outline-none">
          {promise.heading}
        </Heading>
        <p className="mt-4 max-w-prose text-lg text-muted">{promise.intro}</p>
      </div>
      <div>
        <dl className="border-t border-line-strong">
          {promise.points.map(({ title, text }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[2fr_5fr]">
              <dt className="font-semibold">{title}</dt>
              <dd className="max-w-prose text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-prose">{promise.questionnaire}</p>
      </div>
    </div>
  </Section>
);

export const query = graphql`
  fragment PrivacyPromise on SiteSettings {
    promise {
      heading
      intro
      points {
        title
        text
      }
      questionnaire
    }
  }
`;
