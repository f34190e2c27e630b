import { bringToMessage } from "../../frame/contact-message";
import { fillText } from "../../lib/fill-text";
import type { IndustryTab } from "../../lib/industry-tabs";
import { CONTACT_PATH } from "../../lib/paths";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { Heading } from "../../ui/heading";
import { ButtonLink } from "../../ui/link";
import { pairMarkVariants } from "../../ui/tone";
import { inSentence } from "./in-sentence";

export type Branch = {
  name: string;
  path: string;
  description: string;
  solutions: readonly string[];
  tone: Queries.Tone;
};

export type BranchIndustry = { name: string; path: string; gradient: Queries.GradientName };

type PlannedBranchProps = {
  texts: Queries.NotFoundFragment["branch"];
  branch: Branch;
  industry: BranchIndustry;
};

/** Tab of an industry's page that lists its branches (docs/product.md, section 2). */
const BRANCHES: IndustryTab = "sub-industries";

/**
 * What is known about a branch whose page is planned, with links to its industry and to a message with a prepared
 * beginning.
 */
export const PlannedBranch = ({ texts, branch, industry }: PlannedBranchProps) => {
  const name = inSentence(branch.name);
  return (
    <section
      aria-labelledby="branch-heading"
      data-gradient={industry.gradient}
      className="planned-branch tinted self-start rounded-lg border border-line bg-surface px-5 py-6 sm:p-8"
    >
      <Heading id="branch-heading" size="block">
        {branch.name}
      </Heading>
      <p className="mt-3 max-w-prose text-muted">{branch.description}</p>
      <p className="mt-6 text-sm text-faint">{texts.solutions}</p>
      <FeatureList features={branch.solutions} className={pairMarkVariants({ tone: branch.tone, className: "mt-2" })} />
      <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
        <ButtonLink
          href={CONTACT_PATH}
          className="max-sm:min-h-12 max-sm:w-full"
          onClick={() => bringToMessage(fillText(texts.message, { branch: name }))}
        >
          {fillText(texts.ask, { branch: name })}
        </ButtonLink>
        <ArrowLink href={`${industry.path}#${BRANCHES}`} color="text-pair-text">
          {fillText(texts.see, { industry: industry.name })}
        </ArrowLink>
      </div>
    </section>
  );
};
