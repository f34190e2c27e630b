import { FeatureList } from "../../ui/feature-list";
import { Heading } from "../../ui/heading";
import { METRIC_LINE, METRIC_LINES, MetricList } from "../../ui/metric";
import { pairMarkVariants } from "../../ui/tone";
import { LateDrawing } from "./late-drawing";

export type SolutionLabels = Pick<Queries.IndustryLabels, "keyFeatures" | "provenResults" | "provenResultsNote">;

type IndustrySolutionProps = {
  solution: Queries.IndustrySolutionsFragment["solutions"]["items"][number];
  labels: SolutionLabels;
};

/** A solution: what it does, what it includes, and its results if the content has any. */
export const IndustrySolution = ({ solution, labels }: IndustrySolutionProps) => (
  <li className="row-span-3 grid grid-rows-subgrid gap-y-7 border-b border-line py-10 lg:odd:border-r lg:odd:pr-12 lg:even:pl-12">
    <div className="grid grid-cols-[1fr_auto] content-start items-start gap-x-4">
      <Heading as="h3" size="block">
        {solution.title}
      </Heading>
      {solution.drawing && <LateDrawing name={solution.drawing} />}
      <p className="mt-2 max-w-prose text-muted max-sm:col-span-2">{solution.description}</p>
    </div>
    <div>
      <p className="text-sm text-faint">{labels.keyFeatures}</p>
      <FeatureList
        features={solution.features}
        className={pairMarkVariants({ tone: solution.tone, className: "mt-3 gap-2" })}
      />
    </div>
    {solution.metrics && (
      <div>
        <p className="flex flex-wrap gap-x-2.5 text-sm text-faint">
          <span className="text-muted">{labels.provenResults}</span> <span>{labels.provenResultsNote}</span>
        </p>
        <MetricList
          size="sm"
          metrics={solution.metrics}
          className={`mt-3 grid gap-x-6 text-pair-text gap-y-5 max-sm:gap-y-1 ${METRIC_LINES} ${solution.metrics.length % 3 === 0 ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}
          entryClass={METRIC_LINE}
        />
      </div>
    )}
  </li>
);
