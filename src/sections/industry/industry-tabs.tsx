import { graphql } from "gatsby";
import { industryTabs, tabLabel, type IndustryTab } from "../../lib/industry-tabs";
import { IndustryCaseStudies } from "./case-studies";
import { HashTabs, type Tab } from "./hash-tabs";
import { IndustryOverview } from "./overview";
import { IndustrySolutions } from "./solutions";
import { IndustrySubIndustries } from "./sub-industries";
import { IndustryWorkflow } from "./workflow";

type IndustryTabsProps = {
  industry: Queries.IndustryTabsFragment;
  labels: Queries.IndustryTabLabelsFragment;
  threshold: Queries.ThresholdTextsFragment;
};

/** The tabs of an industry page (docs/product.md, sections 2 and 4), each with its own layout. */
export const IndustryTabs = ({ industry, labels: { industryLabels, labels }, threshold }: IndustryTabsProps) => {
  const panels = {
    overview: (next) => (
      <IndustryOverview industry={industry} labels={industryLabels} threshold={threshold} next={next} />
    ),
    solutions: <IndustrySolutions solutions={industry.solutions} labels={industryLabels} />,
    workflow: industry.workflow && <IndustryWorkflow workflow={industry.workflow} stepPrefix={labels.stepPrefix} />,
    "case-studies": (next) => <IndustryCaseStudies caseStudies={industry.caseStudies} next={next} />,
    "sub-industries": <IndustrySubIndustries subIndustries={industry.subIndustries} labels={industryLabels} />,
  } satisfies Record<IndustryTab, Tab["panel"]>;
  return (
    <div data-gradient={industry.gradient} className="tinted">
      <HashTabs
        label={industryLabels.tabs}
        nextLabel={industryLabels.nextTab}
        tabs={industryTabs(industry).map((id) => ({ id, label: tabLabel(id), panel: panels[id] }))}
      />
    </div>
  );
};

export const query = graphql`
  fragment IndustryTabs on Industry {
    ...IndustryOverview
    ...IndustrySolutions
    ...IndustryWorkflow
    ...IndustryCaseStudies
    ...IndustrySubIndustries
  }
  fragment IndustryTabLabels on SiteSettings {
    industryLabels {
      tabs
      nextTab
      keyFeatures
      provenResults
      provenResultsNote
      challenges
      rest
      recommendedSolutions
    }
    labels {
      stepPrefix
    }
  }
`;
