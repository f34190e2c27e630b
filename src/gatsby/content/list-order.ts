/** Content with its fields. `order`, `date`, and `slug` decide its place in a list. */
type Listed = Readonly<Record<string, unknown>>;

/**
 * Compares two entries in the order of the site's lists: by place, then newest first, then by name. Pass it to
 * `toSorted`. Queries request the same order (`sort: [{ order: ASC }, { date: DESC }, { slug: ASC }]`, without the date
 * if the type has none).
 */
export const inListOrder = (a: Listed, b: Listed): number =>
  Number(a["order"]) - Number(b["order"]) ||
  String(b["date"] ?? "").localeCompare(String(a["date"] ?? ""), "en") ||
  String(a["slug"]).localeCompare(String(b["slug"]), "en");
