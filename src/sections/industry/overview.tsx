import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { withLead } from "../../lib/with-lead";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

type IndustryOverviewProps = Pick<Queries.IndustryOverviewFragment, "overview"> & {
  labels: Pick<Queries.IndustryLabels, "challenges" | "rest">;
  /** The way to the next tab: right after the text on wide screens, otherwise at the end. */
  next: ReactNode;
};

/**
 * The tab Overview: the argument on one side, what stands in the way on the other. In one column the problems come right
 * after the argument's first paragraph, so that no wall of text stands before them; on phones as rows that open. There
 * one more row holds the further paragraphs, each of which begins with a sentence that stands out.
 */
export const IndustryOverview = ({ overview, labels, next }: IndustryOverviewProps) => {
  const [lead, ...others] = overview.paragraphs;
  return (
    <Section space="flush" className="pt-10 md:pt-12">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[6fr_5fr] lg:grid-rows-[auto_auto_1fr] lg:gap-y-5">
        <div>
          <Heading>{overview.heading}</Heading>
          <p className="mt-7 max-w-prose text-lg text-ink">{lead}</p>
        </div>
        <div className="lg:row-span-3">
          <p className="pb-4 text-label text-pair-text">{labels.challenges}</p>
          <ul className="border-b border-line">
            {overview.challenges.map(({ icon, title, description }) => (
              <li
                key={title}
                className="border-t border-line sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-5 sm:gap-y-1.5 sm:py-6"
              >
                <Fold
                  mark={<Icon drawing={icon} size="1.5rem" className="shrink-0 text-pair-text sm:mt-0.5" />}
                  title={title}
                  titleClass="text-lg"
                  headClass="sm:contents"
                  bodyClass="pb-5 sm:col-start-2 sm:pb-0"
                >
                  <p className="text-muted">{description}</p>
                </Fold>
              </li>
            ))}
          </ul>
        </div>
        {others.length > 0 && (
          <div className="max-w-prose border-line max-sm:border-y">
            <Fold title={labels.rest} titleClass="text-lg" headClass="sm:hidden" bodyClass="pb-5 sm:pb-0">
              <div className="grid gap-5 text-muted">
                {others.map((paragraph) => {
                  const [opening, rest] = withLead(paragraph);
                  return (
                    <p key={paragraph}>
                      <span className="max-sm:font-medium max-sm:text-ink">{opening}</span> {rest}
                    </p>
                  );
                })}
              </div>
            </Fold>
          </div>
        )}
        <div className="lg:mt-3 print:hidden">{next}</div>
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment IndustryOverview on Industry {
    overview {
      heading
      paragraphs
      challenges {
        icon
        title
        description
      }
    }
  }
`;
