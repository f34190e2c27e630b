/** @jest-environment node */
/**
 * Whatever an editor who follows docs/content.md changes: all tests pass in a copy that was changed so. Each step of
 * `npm test` that reads the content is a test here; one of them alone: `-t "npm run unit"`.
 */
import { execSync } from "node:child_process";
import { access, cp, mkdtemp, readFile, rm, unlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { scripts } from "../../package.json";
import { copyEntity, editFile, removeIndustry } from "../../scripts/content/edit-content";
import { FIXTURE_BUILD } from "../../scripts/server/test-builds";
import { linkPackages } from "../../scripts/site-copy";
import { freePort } from "../support/free-port";
import { industries, offices, people, posts, questions } from "../support/site";

/** Copies what is under version control, new files too; packages are linked. */
const copyProject = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "edits-"));
  const names = execSync("git ls-files --cached --others --exclude-standard", { encoding: "utf8" });
  for (const name of names.trim().split("\n"))
    await cp(name, path.join(folder, name), { force: true }).catch((error: NodeJS.ErrnoException) => {
      // Deleted and not committed yet.
      if (error.code !== "ENOENT") throw error;
    });
  await linkPackages(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
};

/** Gives the files of a folder their places the other way round. */
const reverse = async (data: string, folder: string, entries: readonly { slug: string; order: number }[]) => {
  const orders = entries.map(({ order }) => order).reverse();
  for (const [index, { slug }] of entries.entries())
    await editFile(data, `${folder}/${slug}`, () => ({ order: orders[index] }));
};

/** Takes an industry out of the product's rules, as the guide asks for where it is named there. */
const dropRule = async (folder: string, slug: string): Promise<void> => {
  const file = path.join(folder, "docs/product.md");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(new RegExp(`^\\| ${slug} .*\\n`, "m"), ""));
};

const edit = async (folder: string): Promise<void> => {
  const data = path.join(folder, "data");
  const [first, second] = industries;
  const plain = posts.find(({ featured }) => !featured)!;
  for (const page of ["about", "contact", "ai-solutions", "services"])
    await editFile(data, `pages/${page}`, ({ hero }) => ({
      hero: { ...(hero as object), headline: `Another headline of the page ${page}` },
    }));
  // One more than goes: texts still have the old number, which the check lists without failing.
  for (const name of ["Added", "Another"])
    await copyEntity(data, "industries", first!.slug, `${name.toLowerCase()}-industry`, {
      name: `${name} Industry`,
      order: 50,
      seo: { ...first!.seo, title: `${name} industry`, description: `A description of the ${name} industry.` },
    });
  await copyEntity(data, "posts", plain.slug, "added-article", { title: "An added article", order: 50 });
  await copyEntity(data, "questions", questions[0]!.slug, "added-question", { question: "Was this added?", order: 50 });
  await copyEntity(data, "offices", offices[0]!.slug, "added-office", { city: "Added City", order: 50 });
  await copyEntity(data, "people", people[0]!.slug, "added-person", { name: "Added Person", order: 50 });
  await removeIndustry(data, second!.slug, first!.slug);
  await dropRule(folder, second!.slug);
  await unlink(path.join(data, "posts", `${plain.slug}.json`));
  await unlink(path.join(data, "questions", `${questions.at(-1)!.slug}.json`));
  await unlink(path.join(data, "offices", `${offices.at(-1)!.slug}.json`));
  await unlink(path.join(data, "people", `${people.at(-1)!.slug}.json`));
  await reverse(data, "questions", questions.slice(0, -1));
  await reverse(data, "people", people.slice(0, -1));
};

/** Steps of `npm test` that read the content. */
const STEPS = ["spelling", "format", "unit", "build", "browser", "test:built"];

/** Commands that read it and are no steps of `npm test`. */
const OTHER_COMMANDS = ["check:content", "build:next"];

/** Those that give in a copy what they give here: they read code, and the fixed content, alone. */
const OTHER_STEPS = ["lint", "types", "build:fixture"];

const run = (script: string, env: NodeJS.ProcessEnv = {}): void => {
  execSync(`npm run ${script}`, { cwd: folder, stdio: "inherit", env: { ...process.env, ...env } });
};

/** The site of the fixed content, built here or else in the copy. */
const provideFixture = async (): Promise<void> => {
  const isBuilt = await access(FIXTURE_BUILD).then(
    () => true,
    () => false,
  );
  if (isBuilt) await cp(FIXTURE_BUILD, path.join(folder, FIXTURE_BUILD), { recursive: true });
  else run("build:fixture");
};

let folder: string;

beforeAll(async () => {
  folder = await copyProject();
  await edit(folder);
  // As an editor does when a file is saved.
  execSync("npx prettier --write --log-level warn data docs/product.md", { cwd: folder, stdio: "inherit" });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The scripts that a command runs by their names; in place of one that runs others, those. */
const stepsOf = (command: string): string[] =>
  Array.from(command.matchAll(/\b(?:npm run|run-[sp])((?: [\w:-]+)+)/g), ([, names = ""]) => names.trim().split(" "))
    .flat()
    .flatMap((name) => Object.entries(scripts).filter(([script]) => script === name))
    .flatMap(([name, inner]) => (/\brun-[sp] /.test(inner) ? stepsOf(inner) : [name]));

it("leaves no step of npm test out that reads the content", () => {
  expect(stepsOf(scripts.test).sort()).toEqual([...STEPS, ...OTHER_STEPS].sort());
});

it.each([...OTHER_COMMANDS, ...STEPS])(
  "npm run %s passes",
  async (step) => {
    if (step === "browser") await provideFixture();
    // A port of its own, or a server that runs already would be asked for its own site.
    run(step, { CI: "1", PORT: String(await freePort()) });
  },
  1_800_000,
);
