/** Rules from the feed specifications, one for each MUST that applies to our feeds. */

const ATOM = "http://www.w3.org/2005/Atom";

/** RFC 3339, with "T" and "Z" in capital letters (RFC 4287, section 3.3). */
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text));

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\/\S+$/.test(text);

const isFilled = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** Names of the broken rules. */
const broken = (rules: Readonly<Record<string, boolean>>, where: string): string[] =>
  Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${where}: ${rule}`]));

/** Reads XML with the browser's parser, which reports anything that is not well formed. */
const readXml = (xml: string): Document => new DOMParser().parseFromString(xml, "application/xml");

/**
 * Broken rules for HTML within a feed: complete elements, absolute addresses, nothing that runs or depends on the
 * site's styles.
 *
 * @param html the content of an entry
 */
export const contentIssues = (html: string): string[] => {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html");
  const elements = [...body.querySelectorAll("*")];
  const rules = {
    "is what a parser makes of it": body.innerHTML.replaceAll("&nbsp;", "\u00a0") === html.replaceAll("&quot;", '"'),
    "has text": isFilled(body.textContent),
    "leads to full addresses": [...body.querySelectorAll("[href], [src]")].every((element) =>
      /^(https:\/\/|mailto:|tel:)/.test(element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
    ),
    "runs nothing": elements.every(({ localName }) => !["script", "style", "iframe"].includes(localName)),
    "has no attribute but addresses and scopes": elements.every((element) =>
      element.getAttributeNames().every((name) => ["href", "scope"].includes(name)),
    ),
  };
  return broken(rules, html.slice(0, 40));
};

/** The rules of RFC 4287 that a feed breaks. Each begins with the number of its section. */
export const atomIssues = (xml: string): string[] => {
  const document = readXml(xml);
  if (document.querySelector("parsererror")) return [`not well formed: ${document.documentElement.textContent}`];
  const feed = document.documentElement;
  const all = (parent: Element, name: string): Element[] =>
    [...parent.children].filter((child) => child.localName === name && child.namespaceURI === ATOM);
  const count = (parent: Element, name: string): number => all(parent, name).length;
  const text = (parent: Element, name: string): string => all(parent, name)[0]?.textContent ?? "";
  const entries = all(feed, "entry");
  const ids = [feed, ...entries].map((part) => text(part, "id"));
  const links = (part: Element, rel: string): Element[] =>
    all(part, "link").filter((link) => (link.getAttribute("rel") ?? "alternate") === rel);
  const persons = [...feed.getElementsByTagNameNS(ATOM, "author")];
  const momentsOf = (name: string): number[] => entries.map((entry) => Date.parse(text(entry, name)));
  const published = momentsOf("published");

  const common = (part: Element): Record<string, boolean> => ({
    "4.2.6 exactly one id": count(part, "id") === 1,
    "4.2.6 the id is an IRI": isWebAddress(text(part, "id")),
    "4.2.14 exactly one title with text": count(part, "title") === 1 && isFilled(text(part, "title")),
    "4.2.15 exactly one updated": count(part, "updated") === 1 && isDate(text(part, "updated")),
    "4.2.7.1 links have addresses": all(part, "link").every((link) => isWebAddress(link.getAttribute("href") ?? "")),
    "4.1.1 no two alternates of one type":
      new Set(links(part, "alternate").map((link) => link.getAttribute("type"))).size ===
      links(part, "alternate").length,
    "4.2.2 categories have terms": all(part, "category").every((category) => isFilled(category.getAttribute("term"))),
    "no element outside of the standard": [...part.children].every(({ namespaceURI }) => namespaceURI === ATOM),
  });

  return [
    ...broken(
      {
        "2 declares itself as UTF-8": /^<\?xml version="1\.0" encoding="utf-8"\?>/i.test(xml),
        "4.1.1 the root is a feed": feed.localName === "feed" && feed.namespaceURI === ATOM,
        "2 says its language": isFilled(feed.getAttribute("xml:lang")),
        ...common(feed),
        "4.1.1 one link to itself": links(feed, "self").length === 1,
        "4.1.1 at most one of each": ["subtitle", "icon", "logo", "rights", "generator"].every(
          (name) => count(feed, name) <= 1,
        ),
        "4.2.5 the icon has an address": isWebAddress(text(feed, "icon")),
        "4.1.2 ids are unique": new Set(ids).size === ids.length,
        "4.1.1 the feed or each entry has an author":
          count(feed, "author") > 0 || entries.every((entry) => count(entry, "author") > 0),
        "3.2 persons have one name": persons.every(
          (person) => count(person, "name") === 1 && isFilled(text(person, "name")),
        ),
        "3.2 persons have at most one full address": persons.every(
          (person) => count(person, "uri") <= 1 && (count(person, "uri") === 0 || isWebAddress(text(person, "uri"))),
        ),
        "has entries": entries.length > 0,
        "is as new as its newest entry": Date.parse(text(feed, "updated")) === Math.max(...momentsOf("updated")),
        "shows the newest first": published.every(
          (moment, index) => index === 0 || moment <= (published[index - 1] ?? 0),
        ),
      },
      "feed",
    ),
    ...entries.flatMap((entry) =>
      broken(
        {
          ...common(entry),
          "4.1.2 at most one of each": ["published", "summary", "content", "rights", "source"].every(
            (name) => count(entry, name) <= 1,
          ),
          "4.2.9 published is a date": isDate(text(entry, "published")),
          "was not changed before it was published":
            Date.parse(text(entry, "updated")) >= Date.parse(text(entry, "published")),
          "4.1.2 has content": isFilled(text(entry, "content")),
          "4.1.2 has an alternate": links(entry, "alternate").length === 1,
          "4.1.3.1 the content says its type": all(entry, "content")[0]?.getAttribute("type") === "html",
          "4.1.3.3 HTML is text and no elements": all(entry, "content")[0]?.children.length === 0,
          "3.1.1 plain texts hold no elements": ["title", "summary"].every((name) =>
            all(entry, name).every((element) => element.children.length === 0 && !element.hasAttribute("type")),
          ),
        },
        text(entry, "id"),
      ),
    ),
    ...entries.flatMap((entry) => contentIssues(text(entry, "content"))),
  ];
};

type Json = Record<string, unknown>;

const isPersons = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (person: Json) => isFilled(person.name) && (person.url === undefined || isWebAddress(String(person.url))),
  );

/** The rules of JSON Feed 1.1 that a feed breaks. */
export const jsonFeedIssues = (json: string): string[] => {
  let feed: Json;
  try {
    feed = JSON.parse(json) as Json;
  } catch (error) {
    return [`no JSON: ${String(error)}`];
  }
  const items = (feed.items ?? []) as Json[];
  const moments = items.map((item) => Date.parse(String(item.date_published)));
  return [
    ...broken(
      {
        "version is the format's address": feed.version === "https://jsonfeed.org/version/1.1",
        "title is a text": isFilled(feed.title),
        "items is a list": Array.isArray(feed.items) && items.length > 0,
        "addresses are full": ["home_page_url", "feed_url", "icon", "favicon"].every((name) =>
          isWebAddress(String(feed[name])),
        ),
        "authors name persons": isPersons(feed.authors),
        "no field of version 1.0": !("author" in feed) && items.every((item) => !("author" in item)),
        "language is a tag of RFC 5646": /^[a-z]{2,3}(-[A-Z]{2})?$/.test(String(feed.language)),
        "ids are unique": new Set(items.map(({ id }) => id)).size === items.length,
        "shows the newest first": moments.every((moment, index) => index === 0 || moment <= (moments[index - 1] ?? 0)),
      },
      "feed",
    ),
    ...items.flatMap((item) =>
      broken(
        {
          "id is a text": isFilled(item.id),
          "url is full": isWebAddress(String(item.url)),
          "has content": isFilled(item.content_html),
          "title and summary are texts": isFilled(item.title) && isFilled(item.summary),
          "dates are RFC 3339": ["date_published", "date_modified"].every(
            (name) => (name === "date_modified" && !(name in item)) || isDate(String(item[name])),
          ),
          "authors name persons": isPersons(item.authors),
          "tags are texts": Array.isArray(item.tags) && item.tags.length > 0 && item.tags.every(isFilled),
        },
        String(item.id),
      ),
    ),
    ...items.flatMap((item) => contentIssues(String(item.content_html))),
  ];
};
