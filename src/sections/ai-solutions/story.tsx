import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { MetricList } from "../../ui/metric";
import { Reveal } from "../../ui/reveal";
import { toneVariants } from "../../ui/tone";

/** One success story: what happened on the left, what it moved on the right. */
export const Story = ({
  industry,
  title,
  description,
  tone,
  metrics,
  link,
  index,
}: Queries.StoryFragment & { index: number }) => (
  <Reveal
    as="article"
    index={index}
    className="grid gap-8 border-t border-line-strong py-10 last:border-b lg:grid-cols-[7fr_5fr] lg:gap-16"
  >
    <div>
      <p className="text-label text-muted">{industry}</p>
      <Heading as="h3" size="block" className="mt-3">
        {title}
      </Heading>
      <p className="mt-3 max-w-prose text-muted">{description}</p>
      <ArrowLink href={link.href} planned={link.planned} className="mt-5">
        {link.label}
      </ArrowLink>
    </div>
    <MetricList
      size="lg"
      metrics={metrics}
      className={toneVariants({ tone, className: "grid gap-6 xs:grid-cols-2 lg:gap-10" })}
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
  }
`;
