import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { bringToMessage, messageField } from "../../frame/contact-message";
import { fillText } from "../../lib/fill-text";
import { restoreDraft } from "../../ui/form/draft";
import { entryState } from "../../ui/history-state";
import { readForTab, saveForTab } from "../../ui/tab-storage";

type TopicProps = Queries.ContactTopicsFragment & {
  industries: readonly Queries.TopicIndustryFragment[];
  /** Changes with every navigation of the router. */
  navigationKey: unknown;
};

/** Key of the list of history entries whose topic has already begun the message. */
const KEY = "topics of";

/**
 * The beginning of the message for a topic (docs/product.md, section 4).
 *
 * @param topic the slug of an industry, or another topic that the content knows
 * @returns the beginning; undefined for an unknown topic
 */
export const topicMessage = (
  topic: string,
  topics: TopicProps["topics"],
  industries: readonly Queries.TopicIndustryFragment[],
): string | undefined => {
  const industry = industries.find(({ slug }) => slug === topic);
  if (industry) return fillText(topics.industry, { industry: industry.name });
  return topics.others.find((other) => other.topic === topic)?.message;
};

/**
 * Begins the message with the topic in the address, or adds the topic below what was typed, once per history entry.
 * What the visitor has written or cleared since then stays: after a reload, on the way back, and when a link within the
 * page keeps the topic in the address. Renders nothing.
 */
export const Topic = ({ topics, industries, navigationKey }: TopicProps) => {
  const latest = useRef("");

  useEffect(() => {
    const topic = new URLSearchParams(location.search).get("topic") ?? "";
    const beginning = topicMessage(topic, topics, industries);
    const field = messageField();
    const entry = String(entryState().key);
    const entries = readForTab(KEY).split(" ");
    const isKnown = topic === latest.current || entries.includes(entry);
    latest.current = topic;
    if (!beginning || !field) return;
    if (!entries.includes(entry)) saveForTab(KEY, [...entries, entry].join(" "));
    if (isKnown) return;
    // Restore the draft first, so that what was typed earlier counts. The form itself may restore it later than this.
    if (field.form) restoreDraft(field.form);
    bringToMessage(beginning);
  }, [topics, industries, navigationKey]);
  return null;
};

export const query = graphql`
  fragment ContactTopics on ContactPage {
    topics {
      industry
      others {
        topic
        message
      }
    }
  }

  fragment TopicIndustry on Industry {
    slug
    name
  }
`;
