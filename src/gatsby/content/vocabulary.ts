/**
 * The closed lists of names that content may choose from. Content picks a look by one of these names and never
 * describes it. The look itself is defined elsewhere:
 *
 * - Tones: `src/ui/tone.ts`. Drawings: `src/sections/home/service-drawing.tsx`,
 *   `src/sections/services/offer-drawing.tsx`, `src/sections/industry/solution-drawing.tsx`, and
 *   `src/sections/about/value-drawing.tsx`. Their records must cover every name, or the type check fails.
 * - Icons: Lucide (icon-drawing.ts).
 * - Gradients: `src/styles/tokens.css`. Tests compare it with the lists.
 */

/** Icon names, as Lucide spells them. */
export const ICONS = [
  "activity",
  "app-window",
  "bar-chart-3",
  "brain-circuit",
  "building-2",
  "calendar-clock",
  "chart-line",
  "clipboard-check",
  "cpu",
  "database",
  "eye",
  "factory",
  "gauge",
  "globe",
  "handshake",
  "heart-pulse",
  "landmark",
  "languages",
  "layers",
  "lightbulb",
  "lock-keyhole",
  "mail",
  "message-square-text",
  "messages-square",
  "newspaper",
  "phone",
  "radar",
  "scale",
  "scan-eye",
  "server",
  "shield-check",
  "shopping-cart",
  "signature",
  "target",
  "trash-2",
  "trending-up",
  "trophy",
  "users",
  "workflow",
  "wrench",
] as const;

/** Color pairs of the industries. */
export const GRADIENTS = ["pulse", "ledger", "shelf", "skyline", "graph", "motion"] as const;

/** Color roles of a card (docs/product.md, section 3: primary, accent or secondary). */
export const TONES = ["primary", "accent", "secondary"] as const;

/** Drawings in service cards. */
export const DRAWINGS = ["forecast", "lineage"] as const;

/** What the drawings of the company's values show. */
export const VALUE_DRAWINGS = ["baseline", "people", "reasons", "handover"] as const;

/** Drawings of the services on the page Services. */
export const OFFER_DRAWINGS = ["fit", "detection", "citation", "pipeline", "exceptions", "alert"] as const;

/** Drawings of the industries' solutions. */
export const SOLUTION_DRAWINGS = [
  "worklist",
  "threshold",
  "store",
  "signature",
  "hold",
  "cutoff",
  "counterparties",
  "fields",
  "range",
  "markdown",
  "gap",
  "match",
  "floors",
  "clash",
  "band",
  "comparables",
  "suspect",
  "selection",
  "steps",
  "rank",
  "load",
  "runs",
  "seats",
  "odds",
] as const;

/** Open Graph object types in use. */
export const OG_TYPES = ["website", "article"] as const;
