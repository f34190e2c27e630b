import type { Reporter } from "gatsby";
import { checkContent } from "../../../../src/gatsby/content/check";
import type { Fault } from "../../../../src/gatsby/content/faults";
import { reportChangedContent, reportContent } from "../../../../src/gatsby/report-content";

jest.mock("../../../../src/gatsby/content/check", () => ({ checkContent: jest.fn() }));

const fault = (file: string): Fault => ({ file, line: 3, column: 5, path: "name", found: "one", expected: "another" });
const panicOnBuild = jest.fn();
const success = jest.fn();
const reporter = { panicOnBuild, success } as unknown as Reporter;

const check = async (...faults: Fault[]): Promise<boolean> => {
  jest.mocked(checkContent).mockResolvedValue({ faults, files: 1 });
  return reportContent(reporter);
};

beforeEach(async () => {
  await check();
  jest.clearAllMocks();
});

it("says nothing of sound content", async () => {
  expect(await check()).toBe(true);
  expect(panicOnBuild).not.toHaveBeenCalled();
  expect(success).not.toHaveBeenCalled();
});

it("reports all faults in one message, which stops a build", async () => {
  expect(await check(fault("data/a.json"), fault("data/b.json"))).toBe(false);
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/2 faults[^]*data\/a\.json:3:5[^]*data\/b\.json:3:5/),
  );
});

it("reports the same faults once, others again, and their mending", async () => {
  await check(fault("data/a.json"));
  await check(fault("data/a.json"));
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  await check(fault("data/b.json"));
  expect(panicOnBuild).toHaveBeenCalledTimes(2);
  await check();
  await check();
  expect(success).toHaveBeenCalledTimes(1);
});

describe("after a change", () => {
  const command = process.env["gatsby_executing_command"];

  afterEach(() => {
    process.env["gatsby_executing_command"] = command;
  });

  it.each([
    ["develop", 1],
    ["build", 0],
  ])("%s checks again %i times", async (name, times) => {
    process.env["gatsby_executing_command"] = name;
    jest.mocked(checkContent).mockResolvedValue({ faults: [], files: 1 });
    await reportChangedContent(reporter);
    expect(checkContent).toHaveBeenCalledTimes(times);
  });
});
