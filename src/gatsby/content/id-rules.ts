/** Names in content that become element ids or file names must not be taken already. */
import { articleTitleId, BLOG_IDS, FRAME_IDS } from "../../lib/page-ids";
import { formatValue } from "./content-issue";
import { entitiesOf, issueAt, type Rule } from "./entity";

const ANOTHER_NAME = "another name for the file";

/** An article's element has its slug as id (`/blog#slug`), and its title has an id derived from it. */
export const articleIds: Rule = (content) => {
  const taken = new Set([...FRAME_IDS, ...BLOG_IDS]);
  return entitiesOf(content, "Post").flatMap((entity) => {
    const ids = [entity.name, articleTitleId(entity.name)];
    if (ids.some((id) => taken.has(id))) {
      return [
        issueAt(
          entity,
          [],
          `the name ${formatValue(entity.name)}, which the blog's page or another article uses`,
          ANOTHER_NAME,
        ),
      ];
    }
    ids.forEach((id) => taken.add(id));
    return [];
  });
};

/** Hosts serve `services/index.html` as the services overview. */
export const industryFileNames: Rule = (content) =>
  entitiesOf(content, "Industry").flatMap((entity) =>
    entity.name === "index"
      ? [issueAt(entity, [], 'the name "index", which hosts take for the services overview', ANOTHER_NAME)]
      : [],
  );
