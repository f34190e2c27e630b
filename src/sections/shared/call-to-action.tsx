import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { Section, type SectionProps } from "../../ui/section";

/**
 * How the invitation is composed. Each composition is a file of its own beside this one,
 * so that a page's script and styles hold the one that the page uses.
 */
export type Composition = Pick<SectionProps, "tone" | "space"> & {
  frame: string;
  body: string;
};

type CallToActionProps = Queries.CallToActionFragment & {
  composition: Composition;
  /** Color pair of the panel's glow. */
  gradient?: Queries.GradientName;
};

/** The closing invitation of a page: a heading, a sentence and two links. */
export const CallToAction = ({
  heading,
  text,
  primary,
  secondary,
  composition: { tone, space, frame, body },
  gradient,
}: CallToActionProps) => (
  <Section data-gradient={gradient} tone={tone} space={space}>
    <div className={`grid gap-4 sm:gap-7 ${frame}`}>
      <Heading>{heading}</Heading>
      <div className={body}>
        <p className="max-w-prose text-muted sm:text-lg">{text}</p>
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
