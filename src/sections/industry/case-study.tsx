import { Heading } from "../../ui/heading";
import { MetricList } from "../../ui/metric";
import { pairMarkVariants } from "../../ui/tone";

type IndustryCaseStudyProps = { study: Queries.IndustryCaseStudiesFragment["caseStudies"]["items"][number] };

/** A worked example: its organization, its first figure in large type, the story, and the other figures. */
export const IndustryCaseStudy = ({ study }: IndustryCaseStudyProps) => {
  const [first, ...others] = study.results;
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-y-7 rounded-lg border border-line bg-surface p-6 max-xs:px-4 md:p-8">
      <p>
        <span className="inline-block rounded-sm bg-pair-text/11 px-2.5 py-1.25 text-sm leading-[1.4] text-pair-text">
          {study.organization}
        </span>
      </p>
      {first && <MetricList size="lg" metrics={[first]} className="grid text-pair-text" />}
      <div className={pairMarkVariants({ tone: study.tone, className: "marked-line pt-7" })}>
        <Heading as="h3" size="card">
          {study.title}
        </Heading>
        <p className="mt-2.5 max-w-prose text-muted">{study.description}</p>
      </div>
      <MetricList size="sm" metrics={others} />
    </li>
  );
};
