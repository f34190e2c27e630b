import { CONTACT_PATH } from "./paths";

/**
 * Adds a topic to a link to the contact page, so that the message starts with it (docs/product.md, section 4). Other
 * links stay unchanged.
 *
 * @param topic slug of an industry, or another topic that the contact page's content knows
 */
export const withTopic = <Link extends { href: string }>(
  link: Link,
  topic: string | null,
): Link & { query?: string } => (topic && link.href === CONTACT_PATH ? { ...link, query: `topic=${topic}` } : link);
