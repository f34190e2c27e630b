import { graphql } from "gatsby";
import { useMemo, type ReactNode } from "react";
import { withLead } from "../../lib/with-lead";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { usePointerGlow } from "../../ui/use-pointer-glow";
import { WholeWords } from "../../ui/whole-words";
import { LateThreshold } from "../shared/threshold/late-threshold";

type IndustryOverviewProps = {
  industry: Queries.IndustryOverviewFragment;
  labels: Pick<Queries.IndustryLabels, "challenges" | "rest">;
  threshold: Queries.ThresholdTextsFragment;
  /** The link to the next tab. */
  next: ReactNode;
};

/** How many paragraphs after the first one fit beside the decision. The others are rows below both. */
const BESIDE = 2;

const POINT =
  "text-base text-muted not-first:border-t not-first:border-line not-first:pt-4 max-lg:not-last:pb-5 lg:not-first:pt-5";
const ROW = "lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-baseline";

/**
 * The tab Overview: the industry's own decision to try with the argument beside it, and then the problems in the way.
 * Each paragraph after the first starts with a sentence that can stand alone as its title.
 *
 * On wide screens, paragraphs that would extend below the decision become rows below both. On phones, the decision is
 * above the text, and a row right after the first paragraph opens the others. So no wall of text precedes the problems,
 * which are rows that open as well.
 */
export const IndustryOverview = ({ industry, labels, threshold, next }: IndustryOverviewProps) => {
  const { overview } = industry;
  const [lead, ...others] = overview.paragraphs;
  const industries = useMemo(() => [industry] as const, [industry]);
  const glow = usePointerGlow<HTMLDivElement>();
  return (
    <>
      <Section space="flush" className="pt-8 pb-10 md:pt-7 md:pb-20">
        <div
          ref={glow}
          className="grid gap-8 lg:grid-cols-[1fr_min(37.5rem,50%)] lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-16 lg:gap-y-5"
        >
          <Heading className="max-lg:-mb-4 md:max-lg:-mb-2">{overview.heading}</Heading>
          {/* The sticky panel sits in its own column wrapper, so that it stops at the end of the rows beside it. As
              a direct grid item it would also overlap the rows below. */}
          <div className="min-w-0 lg:col-start-2 lg:row-span-5 lg:row-start-1">
            <LateThreshold className="sticky-aside" texts={threshold} industries={industries} headingLevel="h3" />
          </div>
          <div className="lg:contents">
            <p className="max-w-narrow text-ink sm:text-lg">{lead}</p>
            {others.length > 0 && (
              <div className="mt-4 border-line max-sm:border-y md:mt-6 lg:contents">
                <Fold
                  title={labels.rest}
                  titleClass="text-lg"
                  headClass="sm:hidden"
                  bodyClass="pb-5 sm:pb-0 lg:contents"
                >
                  {others.map((paragraph, index) => {
                    const [opening, rest] = withLead(paragraph);
                    return (
                      <p
                        key={paragraph}
                        className={`${POINT} ${index < BESIDE ? "" : ROW} ${index === BESIDE ? "lg:mt-7" : ""}`}
                      >
                        <span className="mb-1.5 block text-lg leading-snug font-medium text-balance text-ink">
                          {opening}
                        </span>{" "}
                        <span>
                          <WholeWords text={rest} />
                        </span>
                      </p>
                    );
                  })}
                </Fold>
              </div>
            )}
          </div>
        </div>
      </Section>
      <Section tone="sunken" space="tight">
        <Heading as="h3">{labels.challenges}</Heading>
        <ul className="mt-5 grid md:mt-8 border-line-strong max-md:border-b md:grid-cols-2 md:gap-x-16 lg:grid-cols-[1fr_min(37.5rem,50%)]">
          {overview.challenges.map(({ icon, title, description }) => (
            <li
              key={title}
              className="content-start border-t border-line-strong md:odd:-me-16 md:odd:pe-16 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-5 sm:gap-y-1.5 sm:py-6"
            >
              <Fold
                mark={<Icon drawing={icon} size="1.5rem" className="shrink-0 text-pair-text sm:mt-0.5" />}
                as="h4"
                title={title}
                titleClass="text-lg"
                headClass="sm:contents"
                bodyClass="pb-5 sm:col-start-2 sm:pb-0"
              >
                <p className="text-muted">{description}</p>
              </Fold>
            </li>
          ))}
        </ul>
        <div className="border-line-strong pt-4 md:mt-2 md:border-t md:pt-5 print:hidden">{next}</div>
      </Section>
    </>
  );
};

export const query = graphql`
  fragment IndustryOverview on Industry {
    ...Decision
    overview {
      heading
      paragraphs
      challenges {
        icon
        title
        description
      }
    }
  }
`;
