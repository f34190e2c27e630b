import { graphql } from "gatsby";
import { holdsWord } from "./holds-word";
import type { SuggestionPhase } from "./use-suggestions";

/** Text of the line beside the lamp in each phase. */
const LINES = {
  idle: "waiting",
  analyzing: "analyzing",
  ready: "suggestionsHeading",
} as const satisfies Record<SuggestionPhase, keyof Queries.SuggestionsFragment>;

type SuggestionsProps = {
  texts: Queries.SuggestionsFragment;
  phase: SuggestionPhase;
  /** What the visitor wrote. A suggestion that it follows is marked. */
  message: string;
};

/** True if a message holds a word of each list. */
const isMentioned = (
  message: string,
  lists: Queries.SuggestionsFragment["suggestions"][number]["mentionedBy"],
): boolean => lists.every(({ words }) => words.some((word) => holdsWord(message, word)));

/**
 * The indicator and the suggestions (docs/product.md, section 4). When the analysis starts, the style sheet reserves
 * the room of the texts to come with invisible copies, so nothing moves when they arrive.
 */
export const Suggestions = ({ texts, phase, message }: SuggestionsProps) => (
  // Not atomic: when a suggestion is followed, screen readers announce only that one.
  <div role="status" aria-atomic="false" className="suggestions" data-phase={phase}>
    <p className="suggestions-line">
      <span className="suggestions-lamp" />
      <span className="stack flex-1">
        <span id="suggestions-heading">{texts[LINES[phase]]}</span>
        {Object.values(LINES).map((name) => (
          <span key={name} aria-hidden="true" data-reserve={texts[name]} />
        ))}
      </span>
    </p>
    <div className="stack">
      <ol aria-hidden="true" className="suggestions-room">
        {texts.suggestions.map(({ text }) => (
          <li key={text} data-reserve={text} />
        ))}
      </ol>
      {phase === "ready" && (
        <ul aria-labelledby="suggestions-heading" className="suggestions-list">
          {texts.suggestions.map(({ text, mentionedBy }) => (
            <li key={text}>
              {isMentioned(message, mentionedBy) && <span className="sr-only">{texts.mentioned} </span>}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
);

export const query = graphql`
  fragment Suggestions on ContactForm {
    waiting
    analyzing
    suggestionsHeading
    mentioned
    suggestions {
      text
      mentionedBy {
        words
      }
    }
  }
`;
