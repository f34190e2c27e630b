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
  /** The way to the next tab. */
  next: ReactNode;
};

/** As many paragraphs after the first one have room beside the decision; the others are rows below both. */
const BESIDE = 2;

const POINT =
  "text-base text-muted not-first:border-t not-first:border-line not-first:pt-4 max-lg:not-last:pb-5 lg:not-first:pt-5";
const ROW = "lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-baseline";

/**
 * The tab Overview: the industry's own decision to try, beside it, on phones below it, the argument, and then what
 * stands in the way. On wide screens paragraphs that would reach beyond the decision are rows below both. On phones a
 * row right after the first paragraph opens the others, so that no wall of text stands before the problems, a band of
 * rows that open as well. Each further paragraph begins with a sentence that stands alone, as its title would.
 */
export const IndustryOverview = ({ industry, labels, threshold, next }: IndustryOverviewProps) => {
  const { overview } = industry;
  const [lead, ...others] = overview.paragraphs;
  const industries = useMemo(() => [industry] as const, [industry]);
  const glow = usePointerGlow<HTMLDivElement>();
  return (
    <>
      <Section space="flush" className="pt-8 pb-10 md:pt-12 md:pb-20">
        <div
          ref={glow}
          className="grid gap-8 lg:grid-cols-[1fr_min(37.5rem,50%)] lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-16 lg:gap-y-5"
        >
          <Heading className="max-lg:-mb-4 md:max-lg:-mb-2">{overview.heading}</Heading>
          {/* What sticks in it goes no further than the rows beside it: a grid's own item would go over those below, too. */}
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
