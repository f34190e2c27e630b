import { graphql } from "gatsby";
import { withLead } from "../../lib/with-lead";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

type IndustryOverviewProps = Pick<Queries.IndustryOverviewFragment, "overview"> & {
  labels: Pick<Queries.IndustryLabels, "challenges" | "rest">;
};

/**
 * The tab Overview: the argument, its further paragraphs in two even columns, and below it what stands in the way. On
 * phones a row right after the first paragraph opens the others, so that no wall of text stands before the problems,
 * which are rows that open as well. Each further paragraph begins with a sentence that stands out.
 */
export const IndustryOverview = ({ overview, labels }: IndustryOverviewProps) => {
  const [lead, ...others] = overview.paragraphs;
  return (
    <Section space="flush" className="pt-8 md:pt-12">
      <Heading>{overview.heading}</Heading>
      <p className="mt-4 max-w-narrow text-lg text-ink md:mt-6">{lead}</p>
      {others.length > 0 && (
        <div className="mt-4 border-line max-sm:border-y md:mt-8">
          <Fold
            title={labels.rest}
            titleClass="text-lg"
            headClass="sm:hidden"
            bodyClass="pb-5 sm:pb-0 md:columns-2 md:gap-x-16 md:[orphans:3] md:[widows:3]"
          >
            {others.map((paragraph) => {
              const [opening, rest] = withLead(paragraph);
              return (
                <p key={paragraph} className="text-muted not-last:mb-5">
                  <span className="font-medium text-ink">{opening}</span> {rest}
                </p>
              );
            })}
          </Fold>
        </div>
      )}
      <p className="mt-8 pb-4 text-label text-pair-text md:mt-14">{labels.challenges}</p>
      <ul className="grid border-line max-md:border-b md:grid-cols-2 md:gap-x-16">
        {overview.challenges.map(({ icon, title, description }) => (
          <li
            key={title}
            className="content-start border-t border-line sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-5 sm:gap-y-1.5 sm:py-6"
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
