/** Places on a page that a link may jump to, after the #. */
import type { z } from "zod";
import { industryTabs } from "../../lib/industry-tabs";
import { BLOG_PATH, industryPath, SERVICES_PATH } from "../../lib/paths";
import type { servicesPage } from "./definitions";
import { namesOf, type Industry } from "./entity";
import { PAGE_ANCHORS } from "./vocabulary";

/** The services page. */
export type Services = z.infer<typeof servicesPage>;

type Sources = {
  industries: readonly Industry[];
  /** The services page, where it meets its definition. */
  services: unknown;
  files: readonly string[];
};

/**
 * The places of each page.
 *
 * @param sources content that names places
 * @returns a function from a page's path to its places; undefined where they
 *   cannot be known, because the file that names them is broken
 */
export const pageAnchors = ({ industries, services, files }: Sources): ((path: string) => string[] | undefined) => {
  const servicesAnchors = ({ industries: cards, technologies, closingAnchor }: Services): string[] => [
    cards.anchor,
    technologies.anchor,
    closingAnchor,
  ];
  const known = new Map<string, string[] | undefined>([
    ...Object.entries(PAGE_ANCHORS).map(([path, anchors]): [string, string[]] => [path, [...anchors]]),
    [BLOG_PATH, namesOf({ files }, "Post")],
    [SERVICES_PATH, services ? servicesAnchors(services as Services) : undefined],
    ...industries.map((industry): [string, string[]] => [
      industryPath(industry.slug),
      industryTabs({ workflow: industry.workflow }),
    ]),
  ]);
  return (path) => known.get(path);
};
