import { cva, type VariantProps } from "class-variance-authority";
import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { LinkPair } from "../../ui/link-pair";
import { Section } from "../../ui/section";

const frameVariants = cva("grid gap-7", {
  variants: {
    /** `panel`: a night panel; `band`: a sunken band; `rail`: a large heading over a line. */
    composition: {
      panel: [
        "scheme-dark overflow-hidden rounded-lg border border-night-line bg-band text-on-night",
        "bg-radial-[at_100%_0%] from-pair-from/30 to-transparent to-65%",
        "px-6 py-12 max-xs:px-4 sm:px-10 md:py-16 lg:grid-cols-2 lg:gap-x-12 xl:px-14",
      ],
      band: "lg:grid-cols-2 lg:gap-x-12",
      rail: "lg:gap-12",
    },
  },
});

type Composition = NonNullable<VariantProps<typeof frameVariants>["composition"]>;

/** The heading's first line and the sentence's begin level; below 80 rem the links go across both columns. */
const BESIDE = "grid content-start gap-7 lg:pt-1.5 lg:max-xl:contents";

/** How the sentence and the links stand in each composition. */
const BODY = {
  panel: BESIDE,
  band: BESIDE,
  rail: "grid gap-7 border-t border-line-strong pt-7 lg:grid-cols-[1fr_auto] lg:items-start lg:gap-16",
} satisfies Record<Composition, string>;

export type CallToActionProps = Queries.CallToActionFragment & {
  composition?: Composition;
  /** Color pair of the panel's glow. */
  gradient?: Queries.GradientName;
  /** Name of the section in the address, after the #. */
  id?: string;
};

/** The closing invitation of a page: a heading, a sentence and two links. */
export const CallToAction = ({
  heading,
  text,
  primary,
  secondary,
  composition = "panel",
  gradient,
  id,
}: CallToActionProps) => (
  <Section id={id} data-gradient={gradient} tone={composition === "band" ? "sunken" : "paper"}>
    <div className={frameVariants({ composition })}>
      <Heading size={composition === "rail" ? "page" : "section"}>{heading}</Heading>
      <div className={BODY[composition]}>
        <p className="max-w-prose text-lg text-muted">{text}</p>
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
