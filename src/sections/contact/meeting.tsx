import { graphql } from "gatsby";
import { CONTACT_IDS } from "../../lib/page-ids";
import { ButtonRow } from "../../ui/button-row";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { CLOSING_PANEL } from "../shared/closing-panel";
import { ContactLink } from "./contact-link";

/** The invitation to talk: a link to the choice of a time, and one to the assistant (docs/product.md, section 2). */
export const Meeting = ({ meeting }: Queries.MeetingFragment) => (
  <Section id={CONTACT_IDS.meeting} space="card">
    <div className={`${CLOSING_PANEL} gap-7 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-16`}>
      <div>
        <Heading>{meeting.heading}</Heading>
        <p className="mt-4 max-w-prose text-muted sm:text-lg">{meeting.intro}</p>
      </div>
      <ButtonRow>
        <ContactLink schedules link={meeting.schedule} message={meeting.scheduleMessage} />
        <ContactLink assistant link={meeting.chat} variant="outline" />
      </ButtonRow>
    </div>
  </Section>
);

export const query = graphql`
  fragment Meeting on ContactPage {
    meeting {
      heading
      intro
      schedule {
        ...LinkParts
      }
      scheduleMessage
      chat {
        ...LinkParts
      }
    }
  }
`;
