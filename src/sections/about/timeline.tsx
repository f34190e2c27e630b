import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { LaterYears } from "./later-years";

/**
 * The company's years on one rail, and at its end what they led to. The rail runs down the page on phones, where each
 * year is a row that opens, and across it on wide screens.
 */
export const Timeline = ({ timeline }: Queries.TimelineFragment) => (
  <Section id={ABOUT_IDS.timeline} tone="night" className="overflow-x-clip md:pb-18 xl:pb-18">
    {/* The intro lines up with the text of the fifth column, to the right of its line (about.css). */}
    <SectionIntro
      split="lg:grid-cols-[4fr_3fr] lg:gap-0 lg:*:last:pl-[calc(1.25rem+1px)]"
      heading={timeline.heading}
      intro={timeline.intro}
    />
    <div className="timeline">
      <ol className="timeline-years">
        {timeline.entries.map(({ year, title, description }) => (
          <li key={year} className="timeline-entry">
            <Fold
              mark={
                <p className="row-span-2 flex-none text-xl leading-[1.1] font-medium tracking-display sm:text-3xl">
                  <time dateTime={year}>{year}</time>
                </p>
              }
              title={title}
              headClass="max-sm:flex-col max-sm:items-start max-sm:justify-center max-sm:gap-0.5 max-sm:py-3 sm:max-lg:contents"
              titleClass="text-lg max-sm:text-base lg:mt-3"
              bodyClass="pb-4 sm:col-start-2 sm:pb-0"
            >
              <p className="max-w-[34rem] text-base text-on-night-muted sm:mt-2">{description}</p>
            </Fold>
          </li>
        ))}
      </ol>
      <p className="timeline-end">
        <span className="text-4xl leading-none font-medium tracking-display text-primary lg:text-5xl lg:leading-none">
          {timeline.outcome.value}
        </span>{" "}
        <span className="text-lg leading-snug font-medium">{timeline.outcome.label}</span>
      </p>
    </div>
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
      outcome {
        value
        label
      }
      later {
        ...LaterYears
      }
    }
  }
`;
