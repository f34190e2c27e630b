import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { Section } from "../../ui/section";
import { CLOSING_PANEL } from "./closing-panel";

type CallToActionProps = Queries.CallToActionFragment & {
  /** Color pair of the panel's glow. */
  gradient?: Queries.GradientName;
};

/**
 * The closing invitation of a page: a heading, a sentence and two links. On wide screens the heading stands beside the
 * rest, in the middle of its height, and from 80 rem on a gate between them; below, the links go across both columns.
 */
export const CallToAction = ({ heading, text, primary, secondary, gradient }: CallToActionProps) => (
  <Section data-gradient={gradient} space="card">
    <div className={`${CLOSING_PANEL} closing-gate gap-y-4 sm:gap-y-7 lg:grid-cols-2 xl:items-center`}>
      <Heading>{heading}</Heading>
      <div className="grid content-start gap-7 lg:max-xl:contents">
        <p className="max-w-prose text-balance text-muted sm:text-lg">{text}</p>
        <LinkPair primary={primary} secondary={secondary} className="lg:max-xl:col-span-full" />
      </div>
    </div>
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
