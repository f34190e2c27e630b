import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

type IndustryOverviewProps = Pick<Queries.IndustryOverviewFragment, "overview"> & {
  labels: Pick<Queries.IndustryLabels, "challenges">;
  /** The way to the next tab: on wide screens below the argument, otherwise at the end. */
  next: ReactNode;
};

/** The tab Overview: the argument on one side, what stands in the way on the other. */
export const IndustryOverview = ({ overview, labels, next }: IndustryOverviewProps) => (
  <Section space="flush" className="pt-14 md:pt-20">
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[6fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-y-8">
      <div>
        <Heading>{overview.heading}</Heading>
        <div className="mt-7 grid max-w-prose gap-5 text-muted">
          {overview.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? "text-lg text-ink" : ""}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div className="lg:row-span-2">
        <p className="pb-4 text-label text-pair-text">{labels.challenges}</p>
        <ul className="border-b border-line">
          {overview.challenges.map(({ icon, title, description }) => (
            <li key={title} className="grid gap-x-5 gap-y-2 xs:grid-cols-[auto_1fr] border-t border-line py-6">
              <Icon drawing={icon} size="1.5rem" className="mt-1 text-pair-text" />
              <div>
                <Heading as="h3" size="small">
                  {title}
                </Heading>
                <p className="mt-1.5 text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="print:hidden">{next}</div>
    </div>
  </Section>
);

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
