import { ArrowRight } from "lucide-react";
import { FeatureList } from "../../ui/feature-list";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { pairMarkVariants } from "../../ui/tone";

type SubIndustryRowProps = {
  branch: Queries.IndustrySubIndustriesFragment["subIndustries"]["items"][number];
  /** Label above the recommended solutions. */
  label: string;
};

/**
 * Text and arrow end where the hairlines end; the highlight extends beyond them. On phones the arrow is beside the
 * name, on wider screens at the end of the row.
 */
const ROW = [
  "lit-card group grid grid-cols-[1fr_auto] items-start gap-x-4 border-t border-line py-7 hover:border-transparent hover:[&+li]:border-transparent [--mark:var(--pair-text)]",
  "before:-inset-x-3 after:-inset-x-3 sm:grid-cols-[7fr_5fr_auto] xl:grid-cols-[6fr_5fr_auto] sm:gap-x-8 sm:before:-inset-x-5 sm:after:-inset-x-5",
].join(" ");

/** A branch of the industry. The whole row is the link's target and is highlighted on hover. */
export const SubIndustryRow = ({ branch, label }: SubIndustryRowProps) => (
  <li className={ROW}>
    <div className="max-sm:contents">
      <Heading as="h3" size="card" className="max-xs:tracking-heading">
        <Link href={branch.path} planned className="card-link">
          {branch.name}
        </Link>
      </Heading>
      <p className="mt-2 text-muted max-sm:col-span-2">{branch.description}</p>
    </div>
    <div className="max-sm:col-span-2 max-sm:mt-5">
      <p className="text-sm text-faint">{label}</p>
      <FeatureList features={branch.solutions} className={pairMarkVariants({ tone: branch.tone, className: "mt-2" })} />
    </div>
    <ArrowRight
      aria-hidden="true"
      size="1.25rem"
      className="mt-1 mr-1 text-pair-text transition-[translate] group-hover:translate-x-1 max-sm:col-start-2 max-sm:row-start-1"
    />
  </li>
);
