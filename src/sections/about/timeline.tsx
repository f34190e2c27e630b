import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading, SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";
import { LaterYears } from "./later-years";

/** The company's years on one rail: down the page on phones, across it on wide screens. */
export const Timeline = ({ timeline }: Queries.TimelineFragment) => (
  <Section id={ABOUT_IDS.timeline} tone="night" className="overflow-x-clip">
    <SectionIntro split heading={timeline.heading} intro={timeline.intro} />
    <ol className="timeline">
      {timeline.entries.map(({ year, title, description }) => (
        <li key={year} className="timeline-entry">
          <p className="text-3xl leading-[1.1] font-medium tracking-display">
            <time dateTime={year}>{year}</time>
          </p>
          <div className="mt-3 max-w-[34rem] sm:max-lg:mt-1">
            <Heading as="h3" size="small">
              {title}
            </Heading>
            <p className="mt-2 text-base text-on-night-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
    <LaterYears {...timeline.later} />
  </Section>
);

export const query = graphql`
  fragment Timeline on AboutPage {
    timeline {
      heading
      intro
      entries {
        year
        title
        description
      }
      later {
        ...LaterYears
      }
    }
  }
`;
