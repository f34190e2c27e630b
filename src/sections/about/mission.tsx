import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { withLead } from "../../lib/with-lead";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/**
 * The mission with a large first sentence. Below it the vision, whose first sentence is slightly larger than the rest
 * and on wide screens beside it.
 */
export const Mission = ({ mission, vision }: Queries.MissionFragment) => {
  const [lead, rest] = withLead(mission.text);
  const [expected, reason] = withLead(vision.text);
  return (
    <Section id={ABOUT_IDS.mission} tone="sunken">
      <Heading size="small" className="text-primary">
        {mission.heading}
      </Heading>
      <p className="mt-3 text-mission leading-snug font-medium tracking-heading text-balance md:mt-5">{lead}</p>
      {rest && <p className="mt-4 max-w-prose text-muted sm:text-lg md:mt-6">{rest}</p>}
      <div className="mt-8 border-t border-line-strong pt-6 md:mt-12 md:pt-8">
        <Heading size="small" className="text-primary">
          {vision.heading}
        </Heading>
        <div className="mt-3 grid gap-3 md:gap-4 lg:grid-cols-2 lg:gap-x-12">
          <p className="max-w-prose text-lg leading-snug font-medium tracking-title sm:text-xl">{expected}</p>
          {reason && <p className="max-w-prose text-muted sm:text-lg">{reason}</p>}
        </div>
      </div>
    </Section>
  );
};

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
