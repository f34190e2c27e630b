import { IndustryRow } from "./industry-row";

type IndustryRowsProps = {
  industries: readonly Queries.IndustryRowFragment[];
  /** How wide windows show the artwork; phones show a square of it. */
  picture: "wide" | "tile";
};

/** The way to a visitor's own industry: a list, one line each. Phones fetch the pictures as they are scrolled. */
export const IndustryRows = ({ industries, picture }: IndustryRowsProps) => (
  <ul className="late-pictures mt-6 border-t md:mt-12 border-line-strong">
    {industries.map((industry) => (
      <IndustryRow key={industry.slug} industry={industry} picture={picture} />
    ))}
  </ul>
);
