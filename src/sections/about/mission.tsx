import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { withLead } from "../../lib/with-lead";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** The mission: its first sentence large across the page, the rest in the right column; below it the vision. */
export const Mission = ({ mission, vision }: Queries.MissionFragment) => {
  const [lead, rest] = withLead(mission.text);
  return (
    <Section id={ABOUT_IDS.mission} tone="sunken">
      <Heading size="card" className="text-primary">
        {mission.heading}
      </Heading>
      <p className="mt-5 text-mission leading-snug font-medium tracking-heading md:mt-7">{lead}</p>
      {rest && <p className="mt-4 max-w-prose sm:text-lg md:mt-8 lg:ml-[33.3%]">{rest}</p>}
      <div className="mt-8 border-t border-line-strong pt-6 md:mt-16 md:pt-8 lg:ml-[33.3%]">
        <Heading size="block">{vision.heading}</Heading>
        <p className="mt-4 max-w-prose text-muted sm:text-lg">{vision.text}</p>
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
