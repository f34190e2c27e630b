import type { Reporter } from "gatsby";
import { checkContent } from "../../../../src/gatsby/content/check";
import type { Fault } from "../../../../src/gatsby/content/faults";
import { reportContent, waitForContent } from "../../../../src/gatsby/report-content";

jest.mock("../../../../src/gatsby/content/check", () => ({ checkContent: jest.fn() }));

const fault = (file: string): Fault => ({ file, line: 3, column: 5, path: "name", found: "one", expected: "another" });
const panicOnBuild = jest.fn();
const success = jest.fn();
const info = jest.fn();
const reporter = { panicOnBuild, success, info } as unknown as Reporter;

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

it("reports the same faults once, others again, and when they are gone", async () => {
  await check(fault("data/a.json"));
  await check(fault("data/a.json"));
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  await check(fault("data/b.json"));
  expect(panicOnBuild).toHaveBeenCalledTimes(2);
  await check();
  await check();
  expect(success).toHaveBeenCalledTimes(1);
});

describe("at the start", () => {
  it("does not wait for sound content", async () => {
    jest.mocked(checkContent).mockResolvedValue({ faults: [], files: 1 });
    await waitForContent(reporter);
    expect(checkContent).toHaveBeenCalledTimes(1);
    expect(info).not.toHaveBeenCalled();
  });

  it("reports broken content, and waits until it is sound", async () => {
    jest.mocked(checkContent).mockResolvedValueOnce({ faults: [fault("data/a.json")], files: 1 });
    jest.mocked(checkContent).mockResolvedValueOnce({ faults: [fault("data/a.json")], files: 1 });
    jest.mocked(checkContent).mockResolvedValue({ faults: [], files: 1 });
    await waitForContent(reporter);
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledTimes(1);
    expect(success).toHaveBeenCalledTimes(1);
  });
});
