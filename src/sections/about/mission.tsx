import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { withLead } from "../../lib/with-lead";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** Label and text; on wide screens side by side, on one baseline. */
const ROW = "grid gap-y-3 lg:grid-cols-3 lg:items-baseline lg:gap-x-12";

/**
 * The mission with a large first sentence. Below it the vision, whose first sentence is slightly larger than the rest.
 */
export const Mission = ({ mission, vision }: Queries.MissionFragment) => {
  const [lead, rest] = withLead(mission.text);
  const [expected, reason] = withLead(vision.text);
  return (
    <Section id={ABOUT_IDS.mission} tone="sunken">
      <div className={ROW}>
        <Heading size="card" className="text-primary">
          {mission.heading}
        </Heading>
        <div className="lg:col-span-2">
          <p className="text-mission leading-snug font-medium tracking-heading text-pretty sm:text-balance">{lead}</p>
          {rest && <p className="mt-4 max-w-prose text-muted sm:text-lg md:mt-8">{rest}</p>}
        </div>
      </div>
      <div className={`mt-8 border-t border-line-strong pt-6 md:mt-16 md:pt-8 ${ROW}`}>
        <Heading size="card" className="text-primary">
          {vision.heading}
        </Heading>
        <div className="max-w-prose lg:col-span-2">
          <p className="text-lg leading-snug font-medium tracking-title sm:text-xl">{expected}</p>
          {reason && <p className="mt-3 text-muted sm:text-lg md:mt-4">{reason}</p>}
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
