import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { fillText } from "../../lib/fill-text";
import { ArrowLink } from "../../ui/arrow-link";
import { hasModifier } from "../../ui/has-modifier";
import { tabFromKey } from "./tab-rules";
import { useHashTab } from "./use-hash-tab";

/**
 * Scrolls to the heading, which shows the focus ring for a focused panel. When tabbing backward, it would be above the
 * screen.
 */
const showFocusedHeading = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
  if (target !== currentTarget || !currentTarget.matches(":focus-visible")) return;
  currentTarget.querySelector("h2")?.scrollIntoView({ block: "nearest" });
};

export type Tab = {
  /** Id of the panel, used after the # in the address. */
  id: string;
  label: string;
  /** Content of the panel, followed by the link to the next one. A function can place that link itself. */
  panel: ReactNode | ((next: ReactNode) => ReactNode);
};

type HashTabsProps = {
  tabs: readonly Tab[];
  /** Name of the tab bar for screen readers. */
  label: string;
  /** Label of the link from a panel to the next one; "{tab}" stands for the next tab's label. */
  nextLabel: string;
};

const TAB_LINK = [
  "tab-link relative flex h-[calc(var(--tab-bar-height)-2px)] flex-none items-center px-2 font-medium text-muted",
  "hover:text-ink focus-visible:-outline-offset-4 aria-selected:text-ink",
].join(" ");

const linkId = (id: string): string => `tab-${id}`;

const focusTab = (id: string): void => document.getElementById(linkId(id))?.focus({ preventScroll: true });

type NextTabProps = {
  tab: Tab | undefined;
  label: string;
  onClick: ((event: MouseEvent, id: string) => void) | undefined;
};

/** The link from a panel to the next one, if there is one. */
const NextTab = ({ tab, label, onClick }: NextTabProps) =>
  tab && (
    <ArrowLink href={`#${tab.id}`} color="text-pair-text" onClick={(event) => onClick?.(event, tab.id)}>
      {fillText(label, { tab: tab.label })}
    </ArrowLink>
  );

/**
 * Tabs (WAI-ARIA APG, automatic activation). All panels are in the HTML. Without scripts the bar is a row of links and
 * every panel shows. Until the scripts have loaded, CSS shows the panel that the address names (industry.css). The ARIA
 * roles are added together with the behavior.
 */
export const HashTabs = ({ tabs, label, nextLabel }: HashTabsProps) => {
  const ids = tabs.map(({ id }) => id);
  const { active, ready, moved, select } = useHashTab(ids);
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const link = document.getElementById(linkId(active));
    if (!row.current || !link) return;
    // Center the tab between the two edges at which labels fade out.
    const { paddingLeft, paddingRight } = getComputedStyle(row.current);
    const middle = (row.current.clientWidth + parseFloat(paddingLeft) - parseFloat(paddingRight)) / 2;
    row.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - middle;
  }, [active]);

  /** A click shows the panel from its start. So does a key pressed deep in a panel, where the bar is stuck. */
  const choose = (id: string, entry: "push" | "replace"): void => {
    const barEnd = row.current?.getBoundingClientRect().bottom ?? 0;
    const panelStart = document.getElementById(active)?.getBoundingClientRect().top ?? barEnd;
    select(id, { entry, reveal: entry === "push" || panelStart < barEnd - 1 });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    const id = tabFromKey(event.key, active, ids);
    if (!id && event.key !== " ") return;
    event.preventDefault();
    if (!id) return;
    choose(id, "replace");
    focusTab(id);
  };

  const onClick = (event: MouseEvent, id: string): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    choose(id, "push");
    // The link at a panel's end is hidden together with its panel, and the focus would be lost.
    focusTab(id);
  };

  return (
    <div className="tabs" data-ready={ready || undefined} data-moved={moved || undefined}>
      <nav
        className="tab-bar z-10 border-y border-line bg-paper sm:px-6"
        aria-label={label}
        {...(ready ? { role: "tablist", onKeyDown } : {})}
      >
        <div
          ref={row}
          className="tab-row relative mx-auto flex max-w-[calc(var(--container-page)+1rem)] [scrollbar-width:none] gap-0.5 overflow-x-auto sm:gap-6"
        >
          {tabs.map(({ id, label: name }) => (
            <a
              key={id}
              id={linkId(id)}
              href={`#${id}`}
              className={TAB_LINK}
              {...(ready
                ? {
                    role: "tab",
                    "aria-selected": id === active,
                    "aria-controls": id,
                    tabIndex: id === active ? 0 : -1,
                    onClick: (event: MouseEvent) => onClick(event, id),
                  }
                : {})}
            >
              {name}
            </a>
          ))}
        </div>
      </nav>
      {tabs.map(({ id, label: name, panel }, index) => {
        const next = <NextTab tab={tabs[index + 1]} label={nextLabel} onClick={ready ? onClick : undefined} />;
        return (
          <div
            key={id}
            id={id}
            className="tab-panel"
            data-inactive={(ready && id !== active) || undefined}
            {...(ready
              ? { role: "tabpanel", "aria-labelledby": linkId(id), tabIndex: 0, onFocus: showFocusedHeading }
              : {})}
          >
            <p className="tab-title px-5 pt-10 text-sm text-primary sm:px-8">
              <span className="mx-auto block max-w-page">{name}</span>
            </p>
            {typeof panel === "function" ? (
              panel(next)
            ) : (
              <>
                {panel}
                <div className="px-5 pt-6 sm:px-8 md:pt-10 print:hidden">
                  <div className="mx-auto max-w-page">{next}</div>
                </div>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
};
