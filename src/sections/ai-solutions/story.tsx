import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { MetricList } from "../../ui/metric";
import { Reveal } from "../../ui/reveal";
import { toneVariants } from "../../ui/tone";
import { IndustryTile } from "../shared/industry-tile";

/**
 * One success story: its figures, what happened, and a link to its industry. If there is room, its picture is on the
 * left and its figures are on the right. Without an industry, the figures have the color of the story's tone.
 */
export const Story = ({
  industry,
  title,
  description,
  tone,
  metrics,
  link,
  linked,
  index,
}: Queries.StoryFragment & { index: number }) => (
  <Reveal
    as="article"
    index={index}
    data-gradient={linked?.gradient}
    className="grid gap-5 border-t border-line-strong py-6 sm:gap-7 sm:py-10 last:border-b lg:grid-cols-[11rem_1fr_39%] xl:grid-cols-[16rem_1fr_34%] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8 lg:gap-y-3"
  >
    <div className="story-head">
      {linked && (
        <IndustryTile
          industry={linked}
          sizes="(min-width: 80rem) 16rem, (min-width: 64rem) 11rem, (min-width: 40rem) 7.2rem, 89vw"
          className="lg:row-span-3 lg:aspect-[8/5] lg:w-auto"
        />
      )}
      <div className="lg:col-start-2">
        <p className="text-label text-muted">{industry}</p>
        <Heading as="h3" className="mt-1 text-xl sm:text-2xl">
          {title}
        </Heading>
      </div>
    </div>
    <MetricList
      size="lg"
      metrics={metrics}
      className={`grid gap-6 xs:grid-cols-2 lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:gap-10 ${linked ? "text-pair-text" : toneVariants({ tone })}`}
    />
    <p className="max-w-prose text-muted lg:col-start-2">{description}</p>
    <ArrowLink
      {...link}
      color={linked ? "text-pair-text" : undefined}
      className="place-self-start max-lg:-mt-3.5 lg:col-start-2"
    />
  </Reveal>
);

export const query = graphql`
  fragment Story on SuccessStory {
    industry
    title
    description
    tone
    metrics {
      value
      label
    }
    link {
      ...LinkParts
    }
    linked {
      gradient
      ...IndustryTile
    }
  }
`;
