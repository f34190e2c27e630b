import { useEffect, type MouseEvent, type ReactNode } from "react";
import texts from "../../../data/site/search-dialog.json";
import { tabLabel } from "../../lib/industry-tabs";
import type { EntryKind } from "../../search/entry";
import { markTerms, type MarkedPart } from "../../search/mark-terms";
import type { SearchHit } from "../../search/search-site";
import { Button } from "../../ui/button";
import type { HitGroup } from "./group-hits";
import { optionId } from "./search-field";
import { snippetOf } from "./snippet";
import type { Choice } from "./use-search-choices";

type SearchListProps = {
  id: string;
  label: string;
  groups: readonly HitGroup[];
  /** Earlier searches, where no results are asked for. */
  recent: readonly string[];
  active: number;
  onPoint: (place: number) => void;
  onChoose: (choice: Choice, event: MouseEvent) => void;
  /** Forgets the earlier searches. */
  onForget: () => void;
};

/** Heading of a kind, by the name that content gives it. */
const headingOf = (kind: EntryKind): string => texts.groups[kind === "case-study" ? "caseStudy" : kind];

const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** Name of the tab that an address opens, on the page of an industry; the rest of an industry's path is its own. */
const tabOf = (href: string): string | undefined => {
  const [, tab] = /^\/services\/[^/#]+#(.+)$/.exec(href) ?? [];
  return tab && tabLabel(tab);
};

const Hit = ({ hit: { entry, terms } }: { hit: SearchHit }) => {
  const context = [entry.context, tabOf(entry.href)].filter(Boolean).join(" · ");
  return (
    <>
      <span className="block font-medium">
        <Marked parts={markTerms(entry.title, terms)} />
      </span>
      {context && (
        <span className="block text-sm text-faint">
          <Marked parts={markTerms(context, terms)} />
        </span>
      )}
      <span className="line-clamp-2 text-sm text-muted">
        <Marked parts={snippetOf(entry.text, terms)} />
      </span>
    </>
  );
};

const Group = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <div role="group" aria-labelledby={id}>
    <p id={id} role="presentation" className="search-heading text-label">
      {heading}
    </p>
    {children}
  </div>
);

/**
 * The options of the search: results in groups, or earlier searches. The focus stays in the field, which names the
 * active option. Results are links, so that they open in another tab as links do.
 */
export const SearchList = ({ id, label, groups, recent, active, onPoint, onChoose, onForget }: SearchListProps) => {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const optionProps = (place: number, choice: Choice) => ({
    id: optionId(id, place),
    role: "option",
    "aria-selected": place === active,
    tabIndex: -1,
    className: "search-option",
    onMouseMove: () => onPoint(place),
    // The focus stays where it is.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onChoose(choice, event),
  });

  return (
    <>
      <div id={id} role="listbox" aria-label={label} hidden={groups.length === 0 && recent.length === 0}>
        {groups.map(({ kind, hits }) => (
          <Group key={kind} id={`${id}-${kind}`} heading={headingOf(kind)}>
            {hits.map((hit) => (
              <a key={hit.place} href={hit.entry.href} {...optionProps(hit.place, hit)}>
                <Hit hit={hit} />
              </a>
            ))}
          </Group>
        ))}
        {recent.length > 0 && (
          <Group id={`${id}-earlier`} heading={texts.recent}>
            {recent.map((words, place) => (
              <div key={place} {...optionProps(place, words)}>
                {words}
              </div>
            ))}
          </Group>
        )}
      </div>
      {recent.length > 0 && (
        <Button variant="ghost" size="sm" className="mt-2 min-h-11" onClick={onForget}>
          {texts.clearRecent}
        </Button>
      )}
    </>
  );
};
