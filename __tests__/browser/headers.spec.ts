import { createHash } from "node:crypto";
import type { APIResponse } from "@playwright/test";
import { elementsOf } from "../../scripts/audit/html";
import { expect, test } from "../support/browser";
import { BEST_SCORE, directivesOf, observatoryScore } from "../support/observatory";
import { ALL_PATHS } from "../support/site";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Data blocks are not run. */
const isRun = (type: string | undefined): boolean => type === undefined || !type.endsWith("json");

/** Hashes that a page's inline scripts and styles need, as a browser reads them. */
const neededBy = (html: string): Record<"script-src" | "style-src", string[]> => {
  const elements = elementsOf(html);
  return {
    "script-src": elements
      .filter(({ tag, attributes }) => tag === "script" && !attributes.has("src") && isRun(attributes.get("type")))
      .map(({ text }) => hash(text)),
    "style-src": elements.filter(({ tag }) => tag === "style").map(({ text }) => hash(text)),
  };
};

const policyOf = (answer: APIResponse) => directivesOf(answer.headers()["content-security-policy"] ?? "");

for (const path of [...ALL_PATHS, "/robots.txt", "/logo.png", "/page-data/app-data.json"]) {
  test(`${path} has the best score that the site can have`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(observatoryScore(headers)).toBe(BEST_SCORE);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("x-powered-by");
  });
}

test("the policy opens what the site uses, and nothing more", async ({ request }) => {
  const policy = policyOf(await request.get("/"));
  const shut = ["object-src", "frame-src", "media-src", "worker-src", "style-src-attr", "base-uri", "frame-ancestors"];
  const own = ["default-src", "font-src", "connect-src", "manifest-src", "form-action"];
  for (const name of shut) expect(policy.get(name), name).toEqual(["'none'"]);
  for (const name of own) expect(policy.get(name), name).toEqual(["'self'"]);
  // Of data there are the site's icon and the logo.
  expect(policy.get("img-src")).toEqual(["'self'", "data:"]);
  expect([...policy.keys()].sort()).toEqual([...shut, ...own, "img-src", "script-src", "style-src"].sort());
  const isHash = expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  for (const name of ["script-src", "style-src"]) {
    const [start, ...rest] = policy.get(name) ?? [];
    expect(start).toBe("'self'");
    expect(rest).toEqual(rest.map(() => isHash));
  }
});

test("the policy's hashes are exactly those of what the pages hold", async ({ request }) => {
  const policy = policyOf(await request.get("/"));
  const needed = await Promise.all(ALL_PATHS.map(async (path) => neededBy(await (await request.get(path)).text())));
  for (const name of ["script-src", "style-src"] as const) {
    const hashes = policy.get(name)?.filter((value) => value.startsWith("'sha256-"));
    expect(new Set(hashes), name).toEqual(new Set(needed.flatMap((page) => page[name])));
  }
});

test("no page holds a handler or style attribute, a script address or a frame", async ({ request }) => {
  const found: string[] = [];
  for (const path of ALL_PATHS) {
    for (const { tag, attributes } of elementsOf(await (await request.get(path)).text())) {
      if (["iframe", "object", "embed", "base"].includes(tag)) found.push(`${path}: <${tag}>`);
      for (const [name, value] of attributes) {
        if (/^on|^srcdoc$|^style$/.test(name) || /^\s*javascript:/i.test(value))
          found.push(`${path}: ${name}="${value}"`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("the headers stay small enough for every host and proxy", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(Object.entries(headers).join("\r\n").length).toBeLessThan(6000);
});

test("a script that somebody slips into a page is not run", async ({ page, pageErrors }) => {
  pageErrors.allow(/Content Security Policy/, /other\.invalid/, /status of 404/);
  await page.goto("/");
  await page.evaluate(() => {
    const root = document.documentElement;
    document.body.insertAdjacentHTML("beforeend", `<img src="/nothing" onerror="document.title='run'">`);
    for (const text of ["document.title = 'run'", ""]) {
      const script = document.createElement("script");
      if (text) script.textContent = text;
      else script.src = "https://other.invalid/x.js";
      root.append(script);
    }
  });
  await expect.poll(() => pageErrors.seen.filter((text) => text.includes("Content Security Policy")).length).toBe(3);
  expect(await page.title()).not.toBe("run");
});
