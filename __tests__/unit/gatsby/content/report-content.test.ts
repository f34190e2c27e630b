import type { Reporter } from "gatsby";
import { checkContent } from "../../../../src/gatsby/content/check";
import type { ContentIssue } from "../../../../src/gatsby/content/content-issue";
import { reportContent, waitForContent } from "../../../../src/gatsby/report-content";

jest.mock("../../../../src/gatsby/content/check", () => ({ checkContent: jest.fn() }));

const issue = (file: string): ContentIssue => ({
  file,
  line: 3,
  column: 5,
  path: "name",
  found: "one",
  expected: "another",
});
const panicOnBuild = jest.fn();
const success = jest.fn();
const info = jest.fn();
const reporter = { panicOnBuild, success, info } as unknown as Reporter;

const check = async (...issues: ContentIssue[]): Promise<boolean> => {
  jest.mocked(checkContent).mockResolvedValue({ issues, files: 1 });
  return reportContent(reporter);
};

beforeEach(async () => {
  await check();
  jest.clearAllMocks();
});

it("says nothing of valid content", async () => {
  expect(await check()).toBe(true);
  expect(panicOnBuild).not.toHaveBeenCalled();
  expect(success).not.toHaveBeenCalled();
});

it("reports all issues in one message, which stops a build", async () => {
  expect(await check(issue("data/a.json"), issue("data/b.json"))).toBe(false);
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/2 issues[^]*data\/a\.json:3:5[^]*data\/b\.json:3:5/),
  );
});

it("reports the same issues once, others again, and when they are gone", async () => {
  await check(issue("data/a.json"));
  await check(issue("data/a.json"));
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  await check(issue("data/b.json"));
  expect(panicOnBuild).toHaveBeenCalledTimes(2);
  await check();
  await check();
  expect(success).toHaveBeenCalledTimes(1);
});

describe("at the start", () => {
  it("does not wait for valid content", async () => {
    jest.mocked(checkContent).mockResolvedValue({ issues: [], files: 1 });
    await waitForContent(reporter);
    expect(checkContent).toHaveBeenCalledTimes(1);
    expect(info).not.toHaveBeenCalled();
  });

  it("reports broken content, and waits until it is valid", async () => {
    jest.mocked(checkContent).mockResolvedValueOnce({ issues: [issue("data/a.json")], files: 1 });
    jest.mocked(checkContent).mockResolvedValueOnce({ issues: [issue("data/a.json")], files: 1 });
    jest.mocked(checkContent).mockResolvedValue({ issues: [], files: 1 });
    await waitForContent(reporter);
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledTimes(1);
    expect(success).toHaveBeenCalledTimes(1);
  });
});
