/** Every internal link must lead to an existing page and place, or be marked as planned; never both. */
import { nearestName, nearestPath } from "../../lib/nearest";
import { formatValue, type ContentIssue } from "./content-issue";
import { entitiesOf, issueAt, namesOf, objectsOf, type Content, type Entity, type Rule } from "./entity";
import { pageAnchors } from "./page-anchors";
import { pagePaths, pathOf } from "./page-paths";

type LinkPlace = { entity: Entity; path: PropertyKey[]; href: string; planned: boolean; labeled: boolean };

const linksOf = ({ entities }: Content): LinkPlace[] =>
  entities.flatMap((entity) =>
    objectsOf(entity.value).flatMap(({ path, object: { href, planned, label } }) =>
      typeof href === "string" && /^[/#]/.test(href)
        ? [{ entity, path, href, planned: planned === true, labeled: label !== undefined }]
        : [],
    ),
  );

/** Only a visible link (one with a label) may be planned. An address that says where something belongs may not. */
const pageIssue = (
  { entity, path, href, labeled }: LinkPlace,
  target: string,
  pages: readonly string[],
): ContentIssue =>
  issueAt(
    entity,
    [...path, "href"],
    formatValue(href),
    `the path of a page${labeled ? ', or "planned": true beside it for a page that does not exist yet' : ""}`,
    nearestPath(target, pages),
  );

const anchorIssue = ({ entity, path, href }: LinkPlace, anchor: string, anchors: readonly string[]): ContentIssue =>
  issueAt(
    entity,
    [...path, "href"],
    formatValue(href),
    anchors.length > 0
      ? `after the #, a place that the page has: ${anchors.join(", ")}`
      : "no #: the page has no places to jump to",
    nearestName(anchor, anchors),
  );

/** The 404 page would never show a detour for an address that has a page, or for one that is already listed. */
export const detoursWithoutPage: Rule = (content) => {
  const pages = pagePaths(content.files);
  return entitiesOf(content, "NotFoundPage").flatMap((entity) => {
    const listed = new Set<string>();
    return entity.content.detours.flatMap(({ from }, place) =>
      from.flatMap((address, index) => {
        const isPage = pages.includes(address);
        const isListed = listed.has(address);
        listed.add(address);
        if (!isPage && !isListed) return [];
        const found = `${formatValue(address)}, which is ${isPage ? "a page" : "listed above"}`;
        return [issueAt(entity, ["detours", place, "from", index], found, "an address without a page, listed once")];
      }),
    );
  });
};

/** Checks every internal link of the content (docs/product.md, section 2: links without a route are intentional). */
export const linkTargets: Rule = (content) => {
  const pages = pagePaths(content.files);
  const known = new Set(pages);
  const anchors = pageAnchors(content);
  const issues: ContentIssue[] = [];
  for (const link of linksOf(content)) {
    const { entity, path, href, planned } = link;
    const [page = "", anchor] = href.split("#");
    const target = page || pathOf(entity);
    if (!known.has(target)) {
      if (!planned) issues.push(pageIssue(link, target, pages));
      continue;
    }
    const expected = `no "planned" on a link to ${target}`;
    if (planned) issues.push(issueAt(entity, [...path, "planned"], "true, but the page exists", expected));
    const places = anchors(target);
    if (anchor !== undefined && places && !places.includes(anchor)) issues.push(anchorIssue(link, anchor, places));
  }
  return issues;
};

/** Every industry is a topic already, so another topic with its name would have no effect. */
export const ownTopics: Rule = (content) => {
  const industries = namesOf(content, "Industry");
  return entitiesOf(content, "ContactPage").flatMap((page) =>
    page.content.topics.others.flatMap(({ topic }, index) =>
      industries.includes(topic)
        ? [
            issueAt(
              page,
              ["topics", "others", index, "topic"],
              `${formatValue(topic)}, which is an industry`,
              "a topic of its own",
            ),
          ]
        : [],
    ),
  );
};

/** A topic that the contact page does not know would have no effect there. */
export const linkTopics: Rule = (content) => {
  const others = entitiesOf(content, "ContactPage").flatMap((page) => page.content.topics.others);
  // Without a valid contact page there is nothing to compare. That it is missing or broken is reported elsewhere.
  if (others.length === 0) return [];
  const known = [...others.map(({ topic }) => topic), ...namesOf(content, "Industry")];
  return entitiesOf(content, "ServicesPage").flatMap((page) => {
    const { topic } = page.content.hero.secondary;
    if (topic === undefined || known.includes(topic)) return [];
    const expected = `a topic of data/pages/contact.json or an industry: ${known.join(", ")}`;
    return [issueAt(page, ["hero", "secondary", "topic"], formatValue(topic), expected, nearestName(topic, known))];
  });
};
