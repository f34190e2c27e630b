import { graphql } from "gatsby";
import { DATA_ANCHOR } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** The statement on data and security: what the company promises, point by point. On phones they are rows that open. */
export const PrivacyPromise = ({ promise }: Queries.PrivacyPromiseFragment) => (
  <Section tone="sunken" aria-labelledby={DATA_ANCHOR}>
    <div className="grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div className="sticky-aside">
        <Heading id={DATA_ANCHOR} tabIndex={-1}>
          {promise.heading}
        </Heading>
        <p className="mt-4 max-w-prose text-lg text-muted">{promise.intro}</p>
      </div>
      <div>
        <ul className="border-t border-line-strong">
          {promise.points.map(({ title, text }) => (
            <li
              key={title}
              className="gap-x-8 border-b border-line sm:grid sm:grid-cols-[2fr_5fr] sm:items-baseline sm:py-5"
            >
              <Fold title={title} titleClass="text-base" bodyClass="pb-4 sm:pb-0">
                <p className="max-w-prose text-muted">{text}</p>
              </Fold>
            </li>
          ))}
        </ul>
        <p className="mt-6 rounded-lg border border-line bg-surface p-5 sm:mt-8 sm:p-6">{promise.questionnaire}</p>
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
