import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from "react";
import texts from "../../../data/site/search-dialog.json";
import { CONTACT_FORM, MESSAGE_ANCHOR } from "../../lib/page-ids";
import { CONTACT_PATH } from "../../lib/paths";
import { loadIndex } from "../../search/load-index";
import { searchSite } from "../../search/search-site";
import { Dialog } from "../../ui/dialog";
import { seekHeading } from "../../ui/focus-heading";
import { addToDraft } from "../../ui/form/add-to-draft";
import { followLink, isPlainClick } from "../../ui/link";
import { useDialogEntry } from "../../ui/use-dialog-entry";
import { ask } from "../assistant/talk";
import type { OverlayProps } from "../overlays/overlay-store";
import { useSiteFrame } from "../use-site-frame";
import { groupHits } from "./group-hits";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
import { SEARCH_ENTRY } from "./search-entry";
import { SearchField } from "./search-field";
import { SearchFoot } from "./search-foot";
import { SearchList, type Choice } from "./search-list";
import { SearchState } from "./search-state";
import { useSiteIndex } from "./use-site-index";

/** Fetches the index, so that it is there when the dialog asks for it; without an answer nothing happens. */
export const prepareSearch = (): void => void loadIndex().catch(() => undefined);

/** Most results that are looked at; groups leave out the weakest. */
const LIMIT = 60;

/**
 * The search over the whole site (docs/product.md, section 12): a combobox with a list of results in groups (WAI-ARIA
 * APG). It stays mounted once it was opened, and so keeps what was typed.
 */
export const SearchDialog = ({ path, asked, onAssistant }: OverlayProps) => {
  const { search } = useSiteFrame().settings.labels;
  const { isOpen, open, close, opener } = useDialogEntry(SEARCH_ENTRY, path);
  const { index, hasFailed, retry } = useSiteIndex(isOpen);
  const [words, setWords] = useState("");
  const [recent, setRecent] = useState(recentSearches);
  /** Place of the option that was pointed at; none as long as there was no need to. */
  const [pointed, setPointed] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const afterwards = useRef<() => void>();
  const listId = useId();

  useEffect(() => {
    const { activeElement } = document;
    open(activeElement instanceof HTMLElement ? activeElement : document.body);
  }, [asked, open]);

  useEffect(() => {
    if (isOpen) return field.current?.select();
    // The dialog has gone, and its history entry with it.
    afterwards.current?.();
    afterwards.current = undefined;
  }, [isOpen]);

  // The letter is painted first, the results with the next frame.
  const wanted = useDeferredValue(words).trim();
  const groups = useMemo(
    () => (index && wanted ? groupHits(searchSite(index, wanted, { limit: LIMIT, typing: true })) : []),
    [index, wanted],
  );
  const choices: Choice[] = wanted
    ? groups.flatMap(({ hits }) => hits.map((hit) => ({ hit })))
    : recent.map((earlier) => ({ earlier }));
  const hasAll = groups[0]?.hits[0]?.hasAll === true;
  // The best result is ready to be opened; one with some of the words, or an earlier search, waits until it is chosen.
  const active = pointed ?? (hasAll ? 0 : -1);

  const type = (text: string): void => {
    setWords(text);
    setPointed(undefined);
    field.current?.focus();
  };

  /** Closes the dialog, and does something once it and its history entry have gone. */
  const leave = (then: () => void): void => {
    afterwards.current = then;
    close();
  };

  const openChoice = (choice: Choice, isNewTab: boolean): void => {
    if ("earlier" in choice) return type(choice.earlier);
    const { href, title } = choice.hit.entry;
    setRecent(rememberSearch(words));
    if (isNewTab) window.open(href, "_blank", "noopener");
    else
      leave(() => {
        seekHeading(title);
        followLink(href);
      });
  };

  const choose = (choice: Choice, event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openChoice(choice, false);
  };

  const askAssistant = (): void =>
    leave(() => {
      if (wanted) void ask(wanted);
      onAssistant(opener.current);
    });

  const write = (): void => {
    addToDraft(CONTACT_FORM, MESSAGE_ANCHOR, [wanted]);
    leave(() => followLink(`${CONTACT_PATH}#${MESSAGE_ANCHOR}`));
  };

  return (
    isOpen && (
      <Dialog
        title={search}
        closeLabel={texts.close}
        onClose={close}
        opener={opener}
        className="search-dialog"
        keepsFocus
        bar={
          <SearchField
            ref={field}
            label={search}
            placeholder={texts.placeholder}
            words={words}
            list={{ id: listId, count: choices.length, active }}
            onType={type}
            onMove={setPointed}
            onOpen={(isNewTab) => {
              const choice = choices[active];
              if (choice) openChoice(choice, isNewTab);
            }}
          />
        }
      >
        <SearchState
          words={wanted}
          index={index}
          hasFailed={hasFailed}
          count={wanted ? choices.length : 0}
          hasAll={hasAll}
          onRetry={retry}
          onAsk={askAssistant}
          onWrite={write}
        />
        <SearchList
          id={listId}
          label={search}
          choices={choices}
          groups={wanted ? groups : []}
          active={active}
          onPoint={setPointed}
          onChoose={choose}
          onForget={() => {
            setRecent(forgetSearches());
            field.current?.focus();
          }}
        />
        <SearchFoot />
      </Dialog>
    )
  );
};
