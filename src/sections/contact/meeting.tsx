import { graphql } from "gatsby";
import { CONTACT_IDS } from "../../lib/page-ids";
import { ButtonRow } from "../../ui/button-row";
import { Section } from "../../ui/section";
import { ClosingPanel } from "../shared/closing-panel";
import { ContactLink } from "./contact-link";

/** The invitation to talk: a link to the time picker and one to the assistant (docs/product.md, section 2). */
export const Meeting = ({ meeting }: Queries.MeetingFragment) => (
  <Section id={CONTACT_IDS.meeting} space="card">
    <ClosingPanel heading={meeting.heading} text={meeting.intro}>
      <ButtonRow>
        <ContactLink id={CONTACT_IDS.schedule} schedules link={meeting.schedule} message={meeting.scheduleMessage} />
        <ContactLink assistant link={meeting.chat} variant="outline" />
      </ButtonRow>
    </ClosingPanel>
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
