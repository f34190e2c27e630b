/** @jest-environment node */
/** A session of `npm run develop` in a copy of the site: what an editor who looks at the terminal sees. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { copySite } from "../../scripts/site-copy";
import { freePort } from "../support/free-port";
import { offices } from "../support/site";

/** The office whose file is spoiled. */
const { slug, image } = offices[0]!;
const OFFICE = `offices/${slug}.json`;
const CATEGORY = "categories/ai.json";

/** How long a session without changes is watched, in milliseconds. Rebuilding without end takes a second each time. */
const QUIET = 12_000;

let site: string;
let server: ChildProcess;
let port: number;
let log = "";

const file = (name: string): string => path.join(site, "data", name);

/** Takes away the first comma of a file, which ends the line of "$schema". */
const withoutComma = (text: string): string => text.replace(/,$/m, "");

const change = async (name: string, how: (text: string) => string): Promise<void> =>
  writeFile(file(name), how(await readFile(file(name), "utf8")));

/** What is printed until a line matches, from the end of the last call on. */
const printedUntil = async (pattern: RegExp): Promise<string> => {
  const start = seen;
  for (;;) {
    const match = pattern.exec(log.slice(start));
    if (match) {
      seen = start + match.index + match[0].length;
      return log.slice(start, seen);
    }
    if (server.exitCode !== null) throw new Error(`The development server has ended.\n${log}`);
    await setTimeout(100);
  }
};
let seen = 0;

/** What is printed while nothing is changed. */
const printedWhileQuiet = async (milliseconds: number): Promise<string> => {
  const start = log.length;
  await setTimeout(milliseconds);
  seen = log.length;
  return log.slice(start);
};

const officeOrders = async (): Promise<Record<string, number>> => {
  const response = await fetch(`http://localhost:${port}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ allOffice { nodes { slug order } } }" }),
  });
  const { data } = (await response.json()) as { data: { allOffice: { nodes: { slug: string; order: number }[] } } };
  return Object.fromEntries(data.allOffice.nodes.map(({ slug, order }) => [slug, order]));
};

const start = (): void => {
  server = spawn("node_modules/.bin/gatsby", ["develop", "--port", String(port)], {
    cwd: site,
    // A group of its own: Gatsby starts further processes.
    detached: true,
    env: { ...process.env, NODE_ENV: "development", CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      log += stripVTControlCharacters(text);
    });
  }
};

beforeAll(async () => {
  site = await copySite("develop");
  port = await freePort();
}, 60_000);

afterAll(async () => {
  if (server.pid !== undefined && server.exitCode === null) {
    process.kill(-server.pid, "SIGTERM");
    await once(server, "exit");
  }
  await rm(site, { recursive: true, force: true });
}, 30_000);

/** What an editor cannot use: stacks, places in packages, errors of queries. */
const NOISE = /Unable to parse|lifecycle|\n\s+at |node_modules|GraphQL query|\[gatsby/;

/** A message about the office's file. */
const named = (rest: string): RegExp => new RegExp(`data/${OFFICE.replace(".", "\\.")}${rest}`);

const VALID = /valid again/;
const DONE = /write out requires/;

it("begins with a broken file: names its place, waits, and starts when it is valid", async () => {
  const text = await readFile(file(OFFICE), "utf8");
  await change(OFFICE, withoutComma);
  start();
  const printed = await printedUntil(/starts when[^\n]*\n/);
  expect(printed).toMatch(named(":2:\\d+\\n.*expected a comma"));
  expect(printed).not.toMatch(NOISE);
  await writeFile(file(OFFICE), text);
  await printedUntil(VALID);
  expect(await printedUntil(/TypeScript types - .*\n/)).not.toMatch(NOISE);
}, 240_000);

it("rebuilds nothing while nothing changes", async () => {
  expect(await printedWhileQuiet(QUIET)).not.toMatch(/building development bundle/i);
}, 30_000);

it.each<[string, (text: string) => string, RegExp]>([
  ["a missing comma", withoutComma, named(":2:\\d+\\n.*expected a comma")],
  ["a wrong field", (text) => text.replace('"order"', '"ordr"'), named(':\\d+:\\d+ {2}ordr\\n.*did you mean "order"')],
  [
    "a missing image",
    (text) => text.replace(image, image.replace(/(?=\.\w+$)/, "x")),
    named(":\\d+:\\d+ {2}image\\n.*not there"),
  ],
])(
  "%s is named with line and column, nothing follows, and the site goes on with what it had",
  async (_, spoil, message) => {
    const text = await readFile(file(OFFICE), "utf8");
    const orders = await officeOrders();
    await change(OFFICE, spoil);
    const printed = (await printedUntil(message)) + (await printedWhileQuiet(3000));
    expect(printed.slice(printed.search(message)).split("\n").length).toBeLessThan(8);
    expect(printed).not.toMatch(NOISE);
    expect(await officeOrders()).toEqual(orders);
    await writeFile(file(OFFICE), text.replace(/"order": \d+/, '"order": 777'));
    await printedUntil(VALID);
    await printedUntil(DONE);
    expect(await officeOrders()).toMatchObject({ [slug]: 777 });
    await writeFile(file(OFFICE), text);
    await printedUntil(DONE);
  },
  60_000,
);

it("a file that others need and that was removed is missed, and the site goes on with what it had", async () => {
  await rename(file(CATEGORY), path.join(site, "category.json"));
  const printed = (await printedUntil(/expected the slug of a category/)) + (await printedWhileQuiet(3000));
  expect(printed).not.toMatch(NOISE);
  await rename(path.join(site, "category.json"), file(CATEGORY));
  await printedUntil(VALID);
  await printedUntil(DONE);
}, 30_000);

it("a hidden file is passed over", async () => {
  await writeFile(file("posts/._a.json"), "{");
  await writeFile(file("posts/.hidden.json"), "{}");
  expect(await printedWhileQuiet(3000)).toBe("");
}, 30_000);
