import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Reveal } from "../../ui/reveal";
import { WholeWords } from "../../ui/whole-words";
import { IndustryTile } from "./industry-tile";

/** Picture, text, figure, and arrow side by side if there is room. On phones the figure is below the text. */
const COLUMNS = {
  /** A large artwork if there is room for it. */
  wide: "xs:grid-cols-[4.5rem_1fr] sm:grid-cols-[10rem_1fr_10rem_auto] sm:py-5 lg:grid-cols-[14rem_1fr_17rem_auto]",
  /** Without a figure, in rows of one height on phones. In two columns the artwork is larger. */
  tile: [
    "max-sm:gap-x-3 xs:max-sm:min-h-30 xs:grid-cols-[5.5rem_1fr]",
    "sm:grid-cols-[7.2rem_1fr_auto] sm:items-center sm:py-3.5",
    "xl:grid-cols-[15rem_1fr] xl:items-start xl:gap-x-7 xl:py-7 xl:nth-2:border-t xl:nth-2:border-t-line-strong",
  ].join(" "),
};

/** The line below each row, and the stronger one above the list. */
const LINE = "border-b border-line first:border-t first:border-t-line-strong";

const ARROW = [
  "size-4 self-center text-pair-text transition-[translate] group-hover:translate-x-1 max-xs:hidden sm:size-5 lg:mr-1",
  // At the end of the name's line, so that what follows gets the full width.
  "max-sm:absolute max-sm:top-4 max-sm:right-0",
].join(" ");

type IndustryRowProps = {
  industry: Queries.IndustryRowFragment;
  /** How wide windows show the artwork; phones show a square of it. */
  picture: keyof typeof COLUMNS;
  /** Stands below the name. */
  note: ReactNode;
  figure?: { value: string; label: string } | undefined;
};

/** An industry as a row of a list, with its artwork. The whole row is the link's target. */
export const IndustryRow = ({ industry, picture, note, figure }: IndustryRowProps) => {
  const isTile = picture === "tile";
  return (
    <Reveal
      as="li"
      data-gradient={industry.gradient}
      className={`group relative grid content-start items-start gap-x-3.5 py-3 sm:gap-x-6 lg:items-center lg:gap-x-8 ${LINE} ${COLUMNS[picture]}`}
    >
      <IndustryTile
        industry={industry}
        sizes={
          isTile
            ? "(min-width: 80rem) 15rem, (min-width: 40rem) 7.2rem, 8.8rem"
            : "(min-width: 64rem) 14rem, (min-width: 40rem) 11rem, 7.2rem"
        }
        // Shows the whole picture if there is room.
        className={`sm:aspect-[8/5] sm:w-auto ${isTile ? "max-sm:w-22" : "xs:row-span-2 sm:row-span-1"}`}
      />
      <div className="min-w-0">
        <Heading
          as="h3"
          size="small"
          className={`transition-colors group-hover:text-pair-text max-sm:pr-5 max-sm:text-base sm:text-xl ${isTile ? "" : "lg:text-2xl"}`}
        >
          <Link href={industry.path} className="card-link">
            <WholeWords text={industry.name} />
          </Link>
        </Heading>
        {note}
      </div>
      {figure && (
        <p className="mt-1 flex flex-col xs:col-start-2 sm:col-start-auto sm:mt-0 lg:gap-0.5">
          <span className="text-2xl leading-tight font-medium tracking-display text-pair-text lg:text-4xl">
            {figure.value}
          </span>{" "}
          <span className="text-sm text-muted">{figure.label}</span>
        </p>
      )}
      <ArrowRight aria-hidden="true" className={`${ARROW} ${isTile ? "xl:absolute xl:top-8 xl:right-0" : ""}`} />
    </Reveal>
  );
};

export const query = graphql`
  fragment IndustryRow on Industry {
    slug
    name
    path
    gradient
    ...IndustryTile
  }
`;
