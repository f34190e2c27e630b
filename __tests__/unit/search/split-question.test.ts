import { isQuestion, refersBack, splitQuestion } from "../../../src/search/split-question";

test.each([
  ["what are your fees and prices?", ["what are your fees and prices?"]],
  ["what are your fees and where is London?", ["what are your fees", "where is London?"]],
  ["what does it cost? When can you start, and who helps", ["what does it cost", "When can you start", "who helps"]],
  ["how much? how long? where? when?", ["how much", "how long", "where"]],
  ["We are six, are we too small?", ["We are six; are we too small?"]],
  ["If we stop can you help, and who pays?", ["If we stop can you help", "who pays?"]],
])("%j has the parts %j", (question, parts) => expect(splitQuestion(question)).toEqual(parts));

test.each([
  ["do you sell zebras", true],
  ["and when", false],
  ["when we sell zebras", false],
])("%j asks something of its own: %j", (part, expected) => expect(isQuestion(part)).toBe(expected));

test.each([
  ["and are they safe", true],
  ["and is data safe", false],
])("%j refers to the part before: %j", (part, expected) => expect(refersBack(part)).toBe(expected));
