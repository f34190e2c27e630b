import { DESCRIPTION_LIMIT, truncateDescription } from "../../../src/frame/truncate";

describe("truncateDescription", () => {
  it.each([0, 1, 159, 160])("leaves %i characters as they are", (length) => {
    const text = "a".repeat(length);
    expect(truncateDescription(text)).toBe(text);
  });

  it.each([161, 200, 5000])("cuts %i characters to 157 and an ellipsis", (length) => {
    expect(truncateDescription("a".repeat(length))).toBe(`${"a".repeat(157)}…`);
  });

  it("never cuts a character in half", () => {
    const result = truncateDescription("😀".repeat(DESCRIPTION_LIMIT + 1));
    expect(result).toBe(`${"😀".repeat(157)}…`);
  });
});
