/** @jest-environment node */
/** The counts of the sample report limit each other. */
import type { ContentFile } from "../../../../../src/gatsby/content/content-files";
import { edited, issuesOf, jsonOf, realFiles } from "../../../../support/content";

const SOLUTIONS = "pages/ai-solutions.json";

let files: ContentFile[];

beforeAll(async () => {
  files = await realFiles();
});

const pathsOf = async (place: (string | number)[], value: unknown): Promise<(string | undefined)[]> =>
  (await issuesOf(edited(files, SOLUTIONS, place, value))).map(({ path }) => path);

describe("a report", () => {
  type Report = { report: { document: { results: { rows: { documents: number; predicted: number }[] } } } };
  const row = (): { documents: number; predicted: number } =>
    jsonOf<Report>(files, SOLUTIONS).report.document.results.rows[0]!;
  const results = ["report", "document", "results", "rows"];

  it("has no more right than were tested", async () => {
    expect(await pathsOf([...results, 0, "right"], row().documents + 1)).toContain(
      "report.document.results.rows[0].right",
    );
  });

  it("has no more right than were predicted", async () => {
    expect(await pathsOf([...results, 0, "predicted"], 1)).toContain("report.document.results.rows[0].predicted");
  });

  it("puts each document into one type", async () => {
    expect(await pathsOf([...results, 0, "predicted"], row().predicted + 1)).toEqual(["report.document.results.rows"]);
  });

  it("has no more right in a group than were tested", async () => {
    expect(await pathsOf(["report", "document", "groups", "rows", 0, "right"], 999_999)).toEqual([
      "report.document.groups.rows[0].right",
    ]);
  });
});
