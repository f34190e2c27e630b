import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

/** The mission, set large across the page; below it, further in, the vision. */
export const Mission = ({ mission, vision }: Queries.MissionFragment) => (
  <Section id={ABOUT_IDS.mission} tone="sunken">
    <Heading size="card" className="text-primary">
      {mission.heading}
    </Heading>
    <p className="mt-5 text-mission leading-snug font-medium tracking-heading md:mt-7">{mission.text}</p>
    <div className="mt-10 border-t border-line-strong pt-8 md:mt-16 lg:ml-[33.3%]">
      <Heading size="block">{vision.heading}</Heading>
      <p className="mt-4 max-w-prose text-muted sm:text-lg">{vision.text}</p>
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
