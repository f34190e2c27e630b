/** @jest-environment node */
/**
 * Builds that go on from the last one, in a copy of the site: they must give the same files as builds from nothing.
 * The steps follow one another, each on what the one before has left.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { appendFile, copyFile, cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { copySite } from "../../scripts/site-copy";
import { changeContent, MODEL, NEW_INDUSTRY, REMOVED } from "../support/new-content";
import type { Industry } from "../support/site";

let site: string;

beforeAll(async () => {
  site = await copySite("warm-build");
}, 60_000);

afterAll(() => rm(site, { recursive: true, force: true }));

const inSite = (name: string): string => path.join(site, name);

/** For a machine with much else to do; a quiet one needs a tenth of it. */
const PATIENCE = 1_200_000;

/** What Gatsby says when it begins from nothing, though it could have gone on. */
const FROM_NOTHING = /cache is incomplete/;

/**
 * Builds the copy.
 *
 * @param script script of package.json
 * @param killAt the build is killed when it prints this
 * @returns what it printed
 */
const build = async (script: "build" | "build:clean" = "build", killAt?: RegExp): Promise<string> => {
  const child = spawn("npm", ["run", script], {
    cwd: site,
    // A group of its own: Gatsby starts further processes.
    detached: true,
    env: { ...process.env, NODE_ENV: "", CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  let printed = "";
  const listen = (text: string): void => {
    printed += stripVTControlCharacters(text);
    if (killAt?.test(printed) && child.pid !== undefined && child.signalCode === null)
      process.kill(-child.pid, "SIGKILL");
  };
  child.stdout.setEncoding("utf8").on("data", listen);
  child.stderr.setEncoding("utf8").on("data", listen);
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (killAt ? signal !== "SIGKILL" : code !== 0) throw new Error(printed);
  return printed;
};

/** Digest of every built file by its name. The day on which security.txt expires depends on the day of the build. */
const builtFiles = async (): Promise<Record<string, string>> => {
  const entries = await readdir(inSite("public"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const digests = files.sort().map(async (file): Promise<[string, string]> => {
    const content = await readFile(file);
    const text = file.endsWith("security.txt") ? String(content).replace(/^Expires: .*$/m, "") : content;
    return [path.relative(inSite("public"), file), createHash("sha256").update(text).digest("hex")];
  });
  return Object.fromEntries(await Promise.all(digests));
};

const change = async (name: string, from: string | RegExp, to: string): Promise<void> => {
  const text = await readFile(inSite(name), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} no longer holds what this test changes`);
  await writeFile(inSite(name), changed);
};

const imageOf = ({ artwork }: Pick<Industry, "artwork">): string => path.join(inSite("data/industries"), artwork);

/** A rule, a class that no style sheet had yet, and a file that is published as it is. */
const changeCode = async (): Promise<void> => {
  await appendFile(inSite("src/styles/base.css"), "\nmain h1 { letter-spacing: 0.0123em; }\n");
  await change("src/templates/not-found.tsx", "<>", '<><i className="mt-[123px]" />');
  await writeFile(inSite("static/new.txt"), "new");
};

/** A text, an image under its old name, one new entity of each kind, an industry that is no longer there, the frame of all pages. */
const editContent = async (): Promise<void> => {
  await change(`data/industries/${MODEL.slug}.json`, /"headline": "/, '"headline": "Changed: ');
  await copyFile(imageOf(REMOVED), imageOf(MODEL));
  await changeContent(inSite("data"));
};

const revert = async (...folders: string[]): Promise<void> => {
  for (const folder of folders) {
    await rm(inSite(folder), { recursive: true });
    await cp(folder, inSite(folder), { recursive: true });
  }
};

let original: Record<string, string>;

it(
  "a build from nothing is what the others are compared with",
  async () => {
    await build();
    original = await builtFiles();
    expect(Object.keys(original)).toContain(`services/${REMOVED.slug}.html`);
  },
  PATIENCE,
);

it(
  "after changes of styles and templates, and then of content, a build gives what one from nothing gives",
  async () => {
    await changeCode();
    expect(await build()).not.toMatch(FROM_NOTHING);
    await editContent();
    expect(await build()).not.toMatch(FROM_NOTHING);
    const warm = await builtFiles();
    await build("build:clean");
    expect(warm).toEqual(await builtFiles());
    expect(warm[`services/${NEW_INDUSTRY.slug}.html`]).toBeDefined();
    expect(warm[`services/${REMOVED.slug}.html`]).toBeUndefined();
  },
  PATIENCE,
);

it(
  "after all changes have been taken back, a build gives what the first one gave",
  async () => {
    await revert("src", "static", "data");
    expect(await build()).not.toMatch(FROM_NOTHING);
    expect(await builtFiles()).toEqual(original);
  },
  PATIENCE,
);

it(
  "after a build that was killed in the middle, one begins from nothing",
  async () => {
    await editContent();
    await build("build", /success run queries/);
    await revert("data");
    expect(await build()).toMatch(FROM_NOTHING);
    expect(await builtFiles()).toEqual(original);
  },
  PATIENCE,
);

it(
  "after a change of the code that runs at build, which Gatsby does not look at, one begins from nothing",
  async () => {
    await change("src/gatsby/finish/site-files.ts", "User-agent: *", "User-agent: none");
    expect(await build("build", /success initialize cache/)).toMatch(FROM_NOTHING);
  },
  PATIENCE,
);
