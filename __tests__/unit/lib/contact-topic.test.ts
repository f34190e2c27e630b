import { withTopic } from "../../../src/lib/contact-topic";

test.each([
  ["/contact", "finance", { href: "/contact", query: "topic=finance" }],
  ["/contact", null, { href: "/contact" }],
  ["/about", "finance", { href: "/about" }],
  ["#case-studies", "finance", { href: "#case-studies" }],
])("a link to %s with the topic %j", (href, topic, expected) => {
  expect(withTopic({ href }, topic)).toEqual(expected);
});
