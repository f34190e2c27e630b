import { graphql } from "gatsby";
import type { SuggestionPhase } from "./use-suggestions";

/** What the line beside the lamp says in each phase. */
const LINES = {
  idle: "waiting",
  analyzing: "analyzing",
  ready: "suggestionsHeading",
} as const satisfies Record<SuggestionPhase, keyof Queries.SuggestionsFragment>;

/**
 * The indicator and the suggestions (docs/product.md, section 4). From the start
 * of the analysis the texts to come take up their room, drawn unseen by the
 * style sheet, so that nothing moves when they arrive.
 */
export const Suggestions = ({ texts, phase }: { texts: Queries.SuggestionsFragment; phase: SuggestionPhase }) => (
  <div role="status" className="suggestions" data-phase={phase}>
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
        {texts.suggestions.map((suggestion) => (
          <li key={suggestion} data-reserve={suggestion} />
        ))}
      </ol>
      {phase === "ready" && (
        <ul aria-labelledby="suggestions-heading" className="suggestions-list">
          {texts.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
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
    suggestions
  }
`;
