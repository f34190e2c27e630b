import { useEffect, useId, useRef, type MouseEvent } from "react";
import texts from "../../../data/site/search-dialog.json";
import { fillText } from "../../lib/fill-text";
import { MESSAGE_PATH } from "../../lib/paths";
import { loadIndex } from "../../search/load-index";
import { Dialog } from "../../ui/dialog";
import { followLink, isPlainClick } from "../../ui/link";
import { useDialogEntry } from "../../ui/use-dialog-entry";
import { useLoaded } from "../../ui/use-loaded";
import { ask } from "../assistant/talk";
import { addToMessage } from "../contact-message";
import { leadTo } from "../lead-to";
import type { OverlayProps } from "../overlays/overlay-store";
import { useSiteFrame } from "../use-site-frame";
import { SearchField } from "./search-field";
import { SearchFoot } from "./search-foot";
import { SearchList } from "./search-list";
import { SearchState } from "./search-state";
import { sentenceOf } from "./snippet";
import { SEARCH_ENTRY, useSearchChoices, type Choice } from "./use-search-choices";

/** Prefetches the index for the dialog. Errors are ignored. */
export const prepareSearch = (): void => void loadIndex().catch(() => undefined);

/**
 * The search over the whole site (docs/product.md, section 12): a combobox with results in groups (WAI-ARIA APG). It
 * stays mounted after it was opened, and so keeps the query.
 */
export const SearchDialog = ({ path, asked, onAssistant }: OverlayProps) => {
  const { search } = useSiteFrame().settings.labels;
  const { isOpen, open, close, closeThen, opener } = useDialogEntry(SEARCH_ENTRY, path);
  const { content: index, hasFailed, retry } = useLoaded(isOpen ? loadIndex : undefined);
  const { words, wanted, groups, recent, offered, choices, hasAll, unknown, active, point, ...change } =
    useSearchChoices(index);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();

  useEffect(() => {
    // After a reload, or Forward, the history entry opens the dialog.
    if (asked === 0) return;
    const { activeElement } = document;
    open(activeElement instanceof HTMLElement ? activeElement : document.body);
  }, [asked, open]);

  useEffect(() => {
    if (isOpen) field.current?.select();
    // The pointer no longer rests on a choice.
    else point(undefined);
  }, [isOpen, point]);

  const type = (text: string): void => {
    change.type(text);
    field.current?.focus();
  };

  const openChoice = (choice: Choice, isNewTab: boolean): void => {
    if (typeof choice === "string") return type(choice);
    const { href } = choice.entry;
    change.remember();
    if (isNewTab) window.open(href, "_blank", "noopener");
    else
      closeThen(() => {
        leadTo(choice.entry.title, "terms" in choice ? [sentenceOf(choice.entry.text, choice.terms)] : []);
        followLink(href);
      });
  };

  const openActive = (isNewTab: boolean): void => {
    const choice = change.activeChoice();
    if (choice !== undefined) openChoice(choice, isNewTab);
    // No result has all words: Enter only selects the first one, without opening it.
    else if (words !== "" && choices.length > 0) point(0);
  };

  const choose = (place: number, event: MouseEvent): void => {
    const choice = choices[place];
    if (choice === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    openChoice(choice, false);
  };

  const askAssistant = (): void =>
    closeThen(() => {
      if (wanted) void ask(wanted);
      onAssistant(opener.current);
    });

  const write = (): void => {
    if (wanted) addToMessage([fillText(texts.message, { words: wanted })]);
    closeThen(() => followLink(MESSAGE_PATH));
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
            onMove={point}
            onOpen={openActive}
          />
        }
      >
        <SearchState
          words={wanted}
          index={index}
          hasFailed={hasFailed}
          count={wanted ? choices.length : 0}
          hasAll={hasAll}
          unknown={unknown}
          onRetry={() => {
            retry();
            field.current?.focus();
          }}
          onAsk={askAssistant}
          onWrite={write}
        />
        <SearchList
          id={listId}
          label={search}
          groups={groups}
          recent={recent}
          industries={offered}
          active={active}
          onPoint={point}
          onChoose={choose}
          onForget={() => {
            change.forget();
            field.current?.focus();
          }}
        />
        <SearchFoot />
      </Dialog>
    )
  );
};
