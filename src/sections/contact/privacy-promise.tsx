import { graphql } from "gatsby";
import { DATA_ANCHOR } from "../../lib/page-ids";
import { withLead } from "../../lib/with-lead";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

/**
 * Title and text side by side; on paper below each other, because Chromium moves a list of grids that must not break to
 * the next page, as a whole.
 */
const POINT = [
  "gap-x-8 border-line max-lg:border-b lg:border-t lg:border-line-strong",
  "sm:grid sm:grid-cols-[5fr_11fr] xl:grid-cols-[13.5rem_1fr] xl:gap-x-6 sm:items-start sm:py-5 lg:py-6 print:block",
].join(" ");

/**
 * The statement on data and security: what the company promises, point by point. On phones each point is a row that
 * opens.
 */
export const PrivacyPromise = ({ promise }: Queries.PrivacyPromiseFragment) => {
  const [offer, rest] = withLead(promise.questionnaire);
  return (
    <Section id={DATA_ANCHOR} tone="sunken">
      <div className="grid gap-6 sm:gap-8 lg:grid-cols-2 lg:items-start lg:gap-x-8 lg:gap-y-12">
        <div>
          <Heading>{promise.heading}</Heading>
          <p className="mt-3 max-w-prose text-muted sm:mt-4 sm:text-lg">{promise.intro}</p>
        </div>
        <p className="rounded-lg border border-line-strong bg-surface p-5 text-base text-muted sm:p-6">
          {/* Styled as a heading, so without a period. */}
          <strong className="mb-2 block text-lg leading-snug text-ink">{offer.replace(/\.$/, "")}</strong>
          {rest}
        </p>
        <ul className="border-line-strong max-lg:border-t lg:col-span-full lg:grid lg:grid-cols-2 lg:gap-x-16">
          {promise.points.map(({ icon, title, text }) => (
            <li key={title} className={POINT}>
              <Fold
                mark={<Icon drawing={icon} size="1.375rem" className="flex-none text-primary" />}
                headClass="sm:flex sm:items-start sm:gap-3"
                title={title}
                titleClass="text-lg xl:text-base"
                bodyClass="pb-4 xs:max-sm:pl-9.5 sm:pb-0"
              >
                <p className="max-w-prose text-base text-muted">{text}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment PrivacyPromise on SiteSettings {
    promise {
      heading
      intro
      points {
        icon
        title
        text
      }
      questionnaire
    }
  }
`;
