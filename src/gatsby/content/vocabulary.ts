/**
 * The closed lists of names that content may choose from. A look is always a
 * name from one of these lists. What it looks like is decided elsewhere: tones in
 * `src/ui/tone.ts` and drawings in `src/sections/home/service-drawing.tsx` and
 * `src/sections/services/offer-drawing.tsx`, by records that must cover every name
 * or the type check fails; icons by Lucide (icon-drawing.ts), and gradients in
 * `src/styles/tokens.css`, which tests compare with their lists.
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

/** Drawings within cards of services. */
export const DRAWINGS = ["forecast", "lineage"] as const;

/** Drawings of the services on the page Services. */
export const OFFER_DRAWINGS = ["fit", "detection", "citation", "pipeline", "exceptions", "alert"] as const;

/** Open Graph object types in use. */
export const OG_TYPES = ["website", "article"] as const;
