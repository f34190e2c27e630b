/** Content with its fields; what decides on its place in a list is `order`, `date` and `slug`. */
type Listed = Readonly<Record<string, unknown>>;

/**
 * The order of the site's lists, for `sort`: by place, of one place the newest first, then by name. Queries ask for the
 * same (`sort: [{ order: ASC }, { date: DESC }, { slug: ASC }]`, without the date where the type has none).
 */
export const inListOrder = (a: Listed, b: Listed): number =>
  Number(a["order"]) - Number(b["order"]) ||
  String(b["date"] ?? "").localeCompare(String(a["date"] ?? ""), "en") ||
  String(a["slug"]).localeCompare(String(b["slug"]), "en");
