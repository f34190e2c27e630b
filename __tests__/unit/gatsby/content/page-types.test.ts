/** @jest-environment node */
import { readdirSync } from "node:fs";
import { PAGE_TYPES } from "../../../../src/gatsby/content/collections";
import { contentType, pageType, singlePage } from "../../../../src/gatsby/content/definitions/collection";
import { derived } from "../../../../src/gatsby/content/definitions/derived";
import { line } from "../../../../src/gatsby/content/definitions/text";

it("every page type has its file in src/templates, and no template is without a page type", () => {
  const files = readdirSync("src/templates").map((name) => name.replace(/\.tsx$/, ""));
  expect(PAGE_TYPES.map(({ page }) => page.template).sort()).toEqual(files.sort());
});

it("no two content types share a name, a template or an address", () => {
  for (const values of [
    PAGE_TYPES.map(({ type }) => type),
    PAGE_TYPES.map(({ page }) => page.template),
    PAGE_TYPES.map(({ page }) => page.path("some-name")),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

const JOB = {
  type: "Job",
  description: "A job.",
  folder: "jobs",
  fields: { headline: line("The job."), number: derived("the file's name", line("Its number.")) },
} as const;

const PAGE = {
  ...JOB,
  path: (name: string) => `/jobs/${name}`,
  template: "job",
  anchors: () => [],
  share: () => ({ headline: "Job", eyebrow: "Jobs" }),
  search: () => [],
  derive: () => ({ number: "1" }),
};

it("a page type without one of its parts does not compile", () => {
  const { path, template, anchors, share, search, derive } = PAGE;
  // @ts-expect-error -- no address
  pageType({ ...JOB, template, anchors, share, derive, search });
  // @ts-expect-error -- no template
  pageType({ ...JOB, path, anchors, share, derive, search });
  // @ts-expect-error -- no anchors
  pageType({ ...JOB, path, template, share, derive, search });
  // @ts-expect-error -- nothing to share
  pageType({ ...JOB, path, template, anchors, derive, search });
  // @ts-expect-error -- nothing said of the search
  pageType({ ...JOB, path, template, anchors, share, derive });
  // @ts-expect-error -- no definition
  pageType({ type: "Job", description: "A job.", folder: "jobs", path, template, anchors, share, search, derive });
  // @ts-expect-error -- a share image without an eyebrow
  pageType({ ...PAGE, share: () => ({ headline: "Job" }) });
  expect(pageType(PAGE).page?.path("one")).toBe("/jobs/one");
});

it("a page that is a single file has its type and its template by the file's name", () => {
  const { anchors, share, search } = PAGE;
  const fields = { headline: JOB.fields.headline };
  const parts = { description: "Jobs.", anchors, share, search, file: "open-jobs", path: "/jobs" } as const;
  const page = singlePage({ ...parts, fields });
  // @ts-expect-error -- no value for a derived field
  singlePage({ ...parts, fields: JOB.fields });
  const type: "OpenJobsPage" = page.type;
  expect([type, page.file, page.page.template, page.page.path("")]).toEqual([
    "OpenJobsPage",
    "open-jobs",
    "open-jobs",
    "/jobs",
  ]);
});

it("a content type whose derived fields get no value does not compile", () => {
  // @ts-expect-error -- no value for the number
  contentType({ ...JOB, derive: () => ({}) });
  // @ts-expect-error -- a value of another type
  contentType({ ...JOB, derive: () => ({ number: 1 }) });
  expect(contentType({ ...JOB, derive: (name) => ({ number: name }) }).complete("7", { headline: "A" })).toEqual({
    headline: "A",
    number: "7",
  });
});
