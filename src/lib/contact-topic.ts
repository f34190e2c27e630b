import { CONTACT_PATH } from "./paths";

/**
 * Lets a link to the contact page carry a topic, with which the message begins
 * (docs/product.md, section 4). Other links stay as they are.
 *
 * @param topic slug of an industry, or another topic that the contact page's content knows
 */
export const withTopic = <Link extends { href: string }>(
  link: Link,
  topic: string | null,
): Link & { query?: string } => (topic && link.href === CONTACT_PATH ? { ...link, query: `topic=${topic}` } : link);
