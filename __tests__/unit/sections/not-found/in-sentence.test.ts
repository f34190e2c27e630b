import { inSentence } from "../../../../src/sections/not-found/in-sentence";

test.each([
  ["Banking", "banking"],
  ["Credit Scoring", "credit scoring"],
  ["Fitness & Wellness", "fitness & wellness"],
  ["Éclairage", "éclairage"],
  ["SaaS", "SaaS"],
  ["DevOps", "DevOps"],
])("%s stands within a sentence as %s", (name, expected) => expect(inSentence(name)).toBe(expected));
