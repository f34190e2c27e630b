import { graphql } from "gatsby";
import { LinkPair } from "../../ui/link-pair";
import { Section } from "../../ui/section";
import { ClosingPanel } from "./closing-panel";

type CallToActionProps = Queries.CallToActionFragment & {
  /** Color pair of the panel's glow. */
  gradient?: Queries.GradientName;
};

/** The closing invitation of a page: a heading, a sentence and two links. */
export const CallToAction = ({ heading, text, primary, secondary, gradient }: CallToActionProps) => (
  <Section data-gradient={gradient} space="card">
    <ClosingPanel heading={heading} text={text}>
      <LinkPair primary={primary} secondary={secondary} />
    </ClosingPanel>
  </Section>
);

export const query = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    primary {
      ...LinkParts
    }
    secondary {
      ...LinkParts
    }
  }
`;
