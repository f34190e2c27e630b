/** A night panel in the hue of its page (closing-panel.css): what a page's closing invitation stands on. */
export const CLOSING_PANEL = "closing-panel scheme-dark grid overflow-hidden rounded-lg bg-band text-on-night";
