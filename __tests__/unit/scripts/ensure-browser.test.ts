/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

// Playwright tries a download several times.
jest.setTimeout(60_000);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "browsers-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script on a machine that has Node and nothing else. */
const run = async (setting: Record<string, string>) => {
  const script = spawn(process.execPath, ["--import", "tsx", "scripts/ensure-browser.ts"], {
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...setting } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  script.stdout.on("data", (text: Buffer) => lines.push(...String(text).trim().split("\n")));
  script.stderr.on("data", (text: Buffer) => lines.push(...String(text).trim().split("\n")));
  const [status] = (await once(script, "close")) as [number];
  return { status, lines };
};

const WAYS = /npx playwright install chromium.*apt-get install chromium-headless-shell.*CHROMIUM_PATH/;

test("without a browser and without a network, one line says how to get one", async () => {
  const { status, lines } = await run({ PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:1" });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(WAYS)]);
});

test("without a browser, Playwright's headless shell is asked for, and the last line says what else to do", async () => {
  const asked: string[] = [];
  const host = createServer(({ method, url = "" }, response) => {
    if (method === "GET") asked.push(url);
    response.writeHead(method === "GET" ? 404 : 200).end();
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  const { status, lines } = await run({ PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${port}` });
  host.close();
  expect(asked[0]).toContain("headless-shell");
  expect(status).toBe(1);
  expect(lines.at(-1)).toMatch(WAYS);
});

test("a browser that does not start is reported with its reason", async () => {
  const broken = path.join(folder, "chromium");
  writeFileSync(broken, "#!/bin/sh\necho libnss3.so is missing >&2\nexit 127\n", { mode: 0o755 });
  const { status, lines } = await run({ CHROMIUM_PATH: broken });
  expect(status).toBe(1);
  expect(lines[0]).toContain("npx playwright install-deps chromium");
  expect(lines.join("\n")).toContain("libnss3.so is missing");
});
