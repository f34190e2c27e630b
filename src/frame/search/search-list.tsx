import { ArrowRight, History } from "lucide-react";
import { useEffect, type MouseEvent, type ReactNode } from "react";
import texts from "../../../data/site/search-dialog.json";
import { tabLabel } from "../../lib/industry-tabs";
import type { EntryKind } from "../../search/entry";
import { markTerms, type MarkedPart } from "../../search/mark-terms";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { SiteFrame } from "../use-site-frame";
import type { HitGroup, PlacedHit } from "./group-hits";
import { KIND_ICONS } from "./kind-icons";
import { optionId } from "./search-field";
import { snippetOf } from "./snippet";

type SearchListProps = {
  id: string;
  label: string;
  groups: readonly HitGroup[];
  /** Earlier searches, shown while the query is empty. */
  recent: readonly string[];
  /** Industries to start with, shown while the query is empty. */
  industries: SiteFrame["industries"];
  active: number;
  onPoint: (place: number) => void;
  onChoose: (place: number, event: MouseEvent) => void;
  /** Deletes the earlier searches. */
  onForget: () => void;
};

/** The content's heading for a kind. */
const headingOf = (kind: EntryKind): string => texts.groups[kind === "case-study" ? "caseStudy" : kind];

const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** Label of the industry tab that an address opens; undefined for any other address. */
const tabOf = (href: string): string | undefined => {
  const [, tab] = /^\/services\/[^/#]+#(.+)$/.exec(href) ?? [];
  return tab && tabLabel(tab);
};

const Hit = ({ hit: { entry, terms, isPart } }: { hit: PlacedHit }) => {
  const context = isPart ? "" : [entry.context, tabOf(entry.href)].filter(Boolean).join(" · ");
  return (
    <>
      <span className="block font-medium">
        <Marked parts={markTerms(entry.title, terms)} />
      </span>
      {context && (
        <span className="search-context line-clamp-1 text-sm">
          <Marked parts={markTerms(context, terms)} />
        </span>
      )}
      <span className="line-clamp-2 text-sm text-muted">
        <Marked parts={snippetOf(entry.text, terms)} />
      </span>
    </>
  );
};

type GroupProps = { id: string; heading: string; kind?: EntryKind; children: ReactNode };

const Group = ({ id, heading, kind, children }: GroupProps) => {
  const Sign = kind ? KIND_ICONS[kind] : History;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="search-heading text-label">
        <Sign aria-hidden="true" size="1rem" />
        {heading}
      </p>
      {children}
    </div>
  );
};

/**
 * The options of the search: results in groups, or earlier searches and the industries. The focus stays in the field,
 * which refers to the active option. Results are links, so that they can be opened in another tab.
 */
export const SearchList = (props: SearchListProps) => {
  const { id, label, groups, recent, industries, active, onPoint, onChoose, onForget } = props;
  useEffect(() => {
    const option = document.getElementById(optionId(id, active));
    // An option under the pointer must not scroll away from it.
    if (!option?.matches(":hover")) option?.scrollIntoView({ block: "nearest" });
    // `groups`, because new results also start with the first option active, and the list has to scroll back.
  }, [id, active, groups]);

  const optionProps = (place: number) => ({
    id: optionId(id, place),
    role: "option",
    "aria-selected": place === active,
    tabIndex: -1,
    className: "search-option",
    onMouseMove: () => onPoint(place),
    // Keeps the focus in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onChoose(place, event),
  });

  return (
    <>
      {recent.length > 0 && (
        <Button variant="ghost" size="sm" className="search-clear text-sm" onClick={onForget}>
          {texts.clearRecent}
        </Button>
      )}
      <div id={id} role="listbox" aria-label={label} hidden={groups.length + recent.length + industries.length === 0}>
        {groups.map(({ kind, hits }) => (
          <Group key={kind} kind={kind} id={`${id}-${kind}`} heading={headingOf(kind)}>
            {hits.map((hit) => (
              <a key={hit.place} href={hit.entry.href} data-part={hit.isPart || undefined} {...optionProps(hit.place)}>
                <Hit hit={hit} />
              </a>
            ))}
          </Group>
        ))}
        {recent.length > 0 && (
          <Group id={`${id}-earlier`} heading={texts.recent}>
            {recent.map((words, place) => (
              <div key={place} {...optionProps(place)}>
                {words}
              </div>
            ))}
          </Group>
        )}
        {industries.length > 0 && (
          <Group id={`${id}-industries`} heading={texts.groups.industry} kind="industry">
            {industries.map(({ name, path, icon, gradient }, index) => (
              <a key={path} href={path} data-gradient={gradient} {...optionProps(recent.length + index)}>
                <span className="search-entry">
                  <Icon drawing={icon} size="1.25rem" />
                  <span className="flex-1 font-medium">{name}</span>
                  <ArrowRight aria-hidden="true" size="1rem" />
                </span>
              </a>
            ))}
          </Group>
        )}
      </div>
    </>
  );
};
