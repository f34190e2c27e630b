import { IndustryRow } from "./industry-row";

type IndustryRowsProps = {
  industries: readonly Queries.IndustryRowFragment[];
  /** How wide windows show the artwork; phones show a square of it. Tiles are in two columns on wide windows. */
  picture: "wide" | "tile";
};

/** The list that leads visitors to their own industry. Phones load its pictures while scrolling. */
export const IndustryRows = ({ industries, picture }: IndustryRowsProps) => (
  <ul className={`late-pictures mt-6 md:mt-12 ${picture === "tile" ? "xl:grid xl:grid-cols-2 xl:gap-x-12" : ""}`}>
    {industries.map((industry) => (
      <IndustryRow key={industry.slug} industry={industry} picture={picture} />
    ))}
  </ul>
);
