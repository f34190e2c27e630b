/** Places on a page that a link may jump to, after the #. */
import { PAGE_TYPES } from "./collections";
import { entitiesOf, namesOf, type Content } from "./entity";

/**
 * Collects the places of each page from its type.
 *
 * @param content all content
 * @returns a function from a page's path to its places; undefined if they cannot be known because the file that names
 *   them is broken
 */
export const pageAnchors = (content: Content): ((path: string) => readonly string[] | undefined) => {
  const known = new Map(
    PAGE_TYPES.flatMap(({ type, page }) => {
      const contents = new Map(entitiesOf(content, type).map((entity) => [entity.name, entity.content]));
      return namesOf(content, type).map((name): [string, readonly string[] | undefined] => [
        page.path(name),
        page.anchors(contents.get(name), (other) => namesOf(content, other)),
      ]);
    }),
  );
  return (path) => known.get(path);
};
