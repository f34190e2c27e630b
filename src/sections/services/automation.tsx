import { graphql } from "gatsby";
import { SERVICES_IDS } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { DataTable } from "../../ui/data-table";
import { SectionIntro } from "../../ui/heading";
import { Section } from "../../ui/section";

/** As many rising bars as there are levels, filled up to this one. */
const Level = ({ level, levels }: { level: number; levels: number }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${levels * 8} 24`}
    height="1.5rem"
    width={`${levels * 0.5}rem`}
    className="flex-none"
  >
    {Array.from({ length: levels }, (_, index) => {
      const height = (24 * (index + 1)) / levels;
      return (
        <path
          key={index}
          d={`M${index * 8 + 1} 24v${-height}h5v${height}z`}
          className={index <= level ? "fill-signal" : "fill-line-strong"}
        />
      );
    })}
  </svg>
);

/** The levels of automation as a table. */
export const Automation = ({ automation: { heading, intro, table, footnote, link } }: Queries.AutomationFragment) => (
  <Section id={SERVICES_IDS.automation}>
    <SectionIntro heading={heading} intro={intro} />
    <DataTable
      caption={table.caption}
      head={table.head}
      rows={table.rows.map(([name, ...cells], level) => [
        <span key={name} className="flex items-start gap-x-4 gap-y-2 max-xs:flex-col">
          <Level level={level} levels={table.rows.length} />
          {name}
        </span>,
        ...cells,
      ])}
      labeled
      className="card-table mt-6 md:mt-12"
    />
    <p className="mt-6 max-w-prose text-muted">{footnote}</p>
    <ArrowLink {...link} className="mt-3" />
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
