import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** Mission and vision, side by side, parted by a hairline. */
export const Mission = ({ mission, vision }: Queries.MissionFragment) => (
  <Section id={ABOUT_IDS.mission} tone="sunken">
    <div className="grid gap-14 lg:grid-cols-2 lg:gap-0">
      <div className="lg:pr-16">
        <Heading>{mission.heading}</Heading>
        <p className="mt-5 max-w-prose text-lg text-muted">{mission.text}</p>
      </div>
      <div className="border-t border-line-strong pt-14 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-16">
        <Heading>{vision.heading}</Heading>
        <p className="mt-5 max-w-prose text-lg text-muted">{vision.text}</p>
      </div>
    </div>
  </Section>
);

export const query = graphql`
  fragment Mission on AboutPage {
    mission {
      heading
      text
    }
    vision {
      heading
      text
    }
  }
`;
