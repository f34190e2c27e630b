import { Search } from "lucide-react";
import { forwardRef, type KeyboardEvent } from "react";
import { isComposing } from "../../ui/is-composing";

type SearchFieldProps = {
  label: string;
  placeholder: string;
  words: string;
  /**
   * The list below: its id, which is the prefix of its options' ids, the number of options, and the index of the active
   * one.
   */
  list: { id: string; count: number; active: number };
  onType: (words: string) => void;
  /** Makes another option active. */
  onMove: (active: number) => void;
  /** Opens the active option. */
  onOpen: (isNewTab: boolean) => void;
};

/** Id of an option. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** The search field. The focus stays in it, and the arrow keys move through the list (WAI-ARIA APG, combobox). */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(
  ({ label, placeholder, words, list, onType, onMove, onOpen }, ref) => {
    const { id, count, active } = list;
    const isActive = active >= 0 && active < count;

    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
      const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
      const { selectionStart, selectionEnd, value } = currentTarget;
      // During an input method composition (Japanese, Chinese), the keys belong to that.
      if (isComposing(nativeEvent)) return;
      if (key === "ArrowDown" || key === "ArrowUp") {
        // Without results, the arrow keys do nothing: the best result becomes active when the results arrive.
        if (count > 0) onMove(key === "ArrowDown" ? (active + 1) % count : active <= 0 ? count - 1 : active - 1);
      } else if (key === "Enter") onOpen(ctrlKey || metaKey);
      // The first Escape empties the field, the second closes the dialog.
      else if (key === "Escape" && words !== "") onType("");
      // "/" opens the search, so ignore it here if it would be the first character; no search starts with it.
      else if (key !== "/" || selectionStart !== 0 || selectionEnd !== value.length) return;
      event.preventDefault();
    };

    return (
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Search aria-hidden="true" size="1.25rem" className="flex-none text-faint" />
        <input
          ref={ref}
          type="text"
          role="combobox"
          aria-label={label}
          aria-controls={id}
          aria-expanded={count > 0}
          aria-autocomplete="list"
          aria-activedescendant={isActive ? optionId(id, active) : undefined}
          placeholder={placeholder}
          value={words}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          data-autofocus=""
          className="search-field"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    );
  },
);
SearchField.displayName = "SearchField";
