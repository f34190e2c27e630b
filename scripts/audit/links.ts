/** The link audit: checks where every link of the built site leads. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { idFromHash } from "../../src/lib/id-from-hash";
import { filesOf } from "./files";
import { elementsOf } from "./html";

export type LinkReport = {
  /** Links that lead nowhere: "page: link (reason)". */
  broken: string[];
  /** Linked paths that have no page yet, on purpose. */
  planned: string[];
  /** Addresses outside the site; they are not fetched. */
  external: string[];
};

/** Attributes that contain an address that the page links to or requests. */
const ADDRESS_ATTRIBUTES = ["href", "src", "action", "poster", "data-href"];
const LIST_ATTRIBUTES = [
  ["srcset", /,\s+/],
  ["imagesrcset", /,\s+/],
  ["data-scripts", / /],
  ["data-fetched", / /],
] as const;

/**
 * Inline drawings need no target. Limited to elements that a visitor cannot follow: a data URL in a link is an error.
 */
const isHeld = (tag: string, address: string): boolean =>
  (tag === "link" || tag === "source") && address.startsWith("data:image/");

const BASE = "http://site.invalid";

/** Address at which the host serves a file. */
const servedAt = (file: string): string => file.replace(/(\/)index\.html$|\.html$/, "$1") || "/";

const readPage = (html: string) => {
  const elements = elementsOf(html);
  const addresses = elements.flatMap(({ tag, attributes }) =>
    [
      ...ADDRESS_ATTRIBUTES.map((name) => attributes.get(name) ?? ""),
      ...LIST_ATTRIBUTES.flatMap(([name, separator]) =>
        (attributes.get(name) ?? "").split(separator).map((part) => part.trim().split(" ")[0] ?? ""),
      ),
    ].filter((address) => address !== "" && !isHeld(tag, address)),
  );
  return {
    ids: new Set(elements.map(({ attributes }) => attributes.get("id"))),
    addresses: [...new Set(addresses)],
  };
};

/**
 * Follows every link of a built site.
 *
 * @param folder the built site
 * @param plannedPaths paths that the content links although they have no page yet
 * @param siteUrl address of the site; links that begin with it count as internal
 */
export const auditLinks = (folder: string, plannedPaths: readonly string[], siteUrl: string): LinkReport => {
  const files = filesOf(folder);
  const served = new Set([...files, ...files.map(servedAt)]);
  const pages = new Map(
    files
      .filter((file) => file.endsWith(".html"))
      .map((file) => [servedAt(file), readPage(readFileSync(path.join(folder, file), "utf8"))]),
  );
  const broken: string[] = [];
  const planned = new Set<string>();
  const external = new Set<string>();

  for (const [page, { addresses }] of pages) {
    for (const address of addresses) {
      const { origin, pathname, hash, protocol } = new URL(address.replace(siteUrl, BASE), BASE + page);
      const issue = (reason: string) => broken.push(`${page}: ${address} (${reason})`);
      if (!/^(https?|mailto|tel):$/.test(protocol)) issue("not an address to lead to");
      else if (origin !== BASE) external.add(address);
      else if (plannedPaths.includes(pathname) && !served.has(pathname)) planned.add(pathname);
      else if (!served.has(pathname)) issue("no such page or file");
      else if (hash && pages.has(pathname) && !pages.get(pathname)?.ids.has(idFromHash(hash)))
        issue("no such place on the page");
    }
  }
  return { broken: broken.sort(), planned: [...planned].sort(), external: [...external].sort() };
};
