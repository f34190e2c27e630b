/** @jest-environment node */
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../../gatsby-node";
import { lowerAvifEffort } from "../../../src/gatsby/fast-avif";

jest.mock("../../../src/gatsby/fast-avif", () => ({ lowerAvifEffort: jest.fn() }));
jest.mock("../../../src/gatsby/report-content", () => ({ waitForContent: () => Promise.resolve() }));
jest.mock("../../../src/gatsby/warm-build", () => ({ resumeBuild: jest.fn() }));

const before = process.env.GATSBY_FORMS;
afterEach(() => {
  if (before === undefined) delete process.env.GATSBY_FORMS;
  else process.env.GATSBY_FORMS = before;
});

/** Begins a build or the development server, as far as the first hook; a panic ends the process. */
const begin = (setting: string | undefined): void => {
  if (setting === undefined) delete process.env.GATSBY_FORMS;
  else process.env.GATSBY_FORMS = setting;
  const panic = (message: string) => {
    throw new Error(message);
  };
  void onPreInit?.({ reporter: { panic } } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
};

test.each([undefined, "", "netlify"])("with %j the work goes on", (setting) => {
  begin(setting);
  expect(lowerAvifEffort).toHaveBeenCalledTimes(1);
});

test.each(["Netlify", "NETLIFY", " netlify", "netlify ", " ", "\t", "true", "1", "on", "netlify,", "'netlify'"])(
  "%j stops it before anything else, with the value and what may stand there",
  (setting) => {
    expect(() => begin(setting)).toThrow(`GATSBY_FORMS is ${JSON.stringify(setting)}`);
    expect(() => begin(setting)).toThrow(/"netlify".*empty/);
    expect(lowerAvifEffort).not.toHaveBeenCalled();
  },
);
