import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { FoldTable } from "../../ui/fold-table";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { atEach, circle } from "../shared/drawing-parts";

const rings = (...middles: string[]): string => atEach(middles, circle(5));
/** A person who checks, drawn standing on a point. */
const person = (foot: string): string => `M${foot}m-10 0a10 11 0 0 1 20 0zm10-19m-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0`;

/**
 * What each level does with its cases and who checks them, on a grid of 160 by 80: [lines, cases, what is checked and
 * by whom]. Rules: identical cases on one line pass through a test. A model: cases below its threshold go to a person.
 * An agent: it finds its own way, and a person is before the last step.
 */
const DRAWINGS = [
  [
    "M0 40H160",
    "M12 34h12v12h-12zM40 34h12v12h-12zM108 34h12v12h-12zM136 34h12v12h-12z",
    "M64 24h32v32h-32zM70 40.5l7.5 7.5 13-14.5-3-2.5-10 11-4.5-4.5z",
  ],
  [
    "M0 24H160M58 60H116",
    rings("14 24", "44 24", "70 24", "102 24", "140 24"),
    `M-4 36${"m4 0h8".repeat(14)}M58 24v31${rings("58 60", "88 60")}${person("132 68")}`,
  ],
  [
    "M0 40H34L58 20H84M58 60L84 36M124 60H160",
    rings("34 40", "58 20", "84 20", "84 36", "148 60"),
    `M38 43.3l16 13.4M63 60h29${rings("58 60")}${person("108 68")}`,
  ],
];

/** The drawing of a level, if there is one. */
const Level = ({ level }: { level: number }) => {
  const [lines, cases, checked] = DRAWINGS[level] ?? [];
  return (
    lines && (
      <svg
        aria-hidden="true"
        viewBox="0 0 160 80"
        className="w-18 flex-none rounded-sm sm:w-28 lg:w-40 drawing-ground fill-tile stroke-muted stroke-[2.5] max-sm:stroke-3 text-primary"
      >
        <path d={lines} className="fill-none" />
        <path d={cases} />
        <path d={checked} fillRule="evenodd" className="fill-current stroke-current" />
      </svg>
    )
  );
};

/** The levels of automation as a table. Each has a drawing of who checks. */
export const Automation = ({ automation: { heading, intro, table, footnote, link } }: Queries.AutomationFragment) => (
  <Section id={SERVICES_IDS.automation} space="close">
    <SectionIntro heading={heading} intro={intro} />
    <FoldTable
      caption={table.caption}
      head={table.head}
      rows={table.rows.map(([name, ...cells], level) => [
        // Above the name if the column is narrow.
        <span
          key={name}
          className="flex gap-x-4 gap-y-2 max-xs:flex-col xs:max-sm:items-center sm:max-xl:flex-col xl:w-96 xl:items-center xl:gap-x-8"
        >
          <Level level={level} />
          {name}
        </span>,
        ...cells,
      ])}
      className="mt-6 md:mt-12 md:[&_:is(td,tbody_th)]:align-middle sm:[&_td]:min-w-0 [&_td]:text-pretty"
    />
    <div className="mt-4 sm:mt-6 lg:flex lg:items-end lg:justify-between lg:gap-16">
      <p className="max-w-prose text-muted sm:text-balance">{footnote}</p>
      <ArrowLink {...link} className="flex-none max-lg:mt-3 lg:-mb-2.5" />
    </div>
  </Section>
);

export const query = graphql`
  fragment Automation on ServicesPage {
    automation {
      heading
      intro
      table {
        caption
        head
        rows
      }
      footnote
      link {
        ...LinkParts
      }
    }
  }
`;
