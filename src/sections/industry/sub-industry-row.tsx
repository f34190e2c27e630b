import { ArrowRight } from "lucide-react";
import { FeatureList } from "../../ui/feature-list";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";

type SubIndustryRowProps = {
  branch: Queries.IndustrySubIndustriesFragment["subIndustries"]["items"][number];
  /** Line above the solutions that fit. */
  label: string;
};

/** A branch of the industry. The whole row is the link's target, and is highlighted on hover. */
export const SubIndustryRow = ({ branch, label }: SubIndustryRowProps) => (
  <li className="lit-card group grid items-start gap-x-8 gap-y-5 border-t border-line py-7 sm:grid-cols-[7fr_5fr_auto] sm:px-5">
    <div>
      <Heading as="h3" size="card">
        <Link href={branch.path} planned className="card-link">
          {branch.name}
        </Link>
      </Heading>
      <p className="mt-2 text-muted">{branch.description}</p>
    </div>
    <div>
      <p className="text-sm text-faint">{label}</p>
      <FeatureList features={branch.solutions} tone={branch.tone} className="mt-2" />
    </div>
    <ArrowRight
      aria-hidden="true"
      size="1.25rem"
      className="text-faint transition-[color,translate] group-hover:translate-x-1 group-hover:text-pair-text max-sm:hidden"
    />
  </li>
);
