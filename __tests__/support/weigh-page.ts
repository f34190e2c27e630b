/** Measures the bytes over the wire of a page's first view. */
import { brotliCompressSync } from "node:zlib";
import type { CDPSession, Page } from "@playwright/test";
import { hydrated } from "./browser";

export type Part = { url: string; kind: string; bytes: number };

const follow = (session: CDPSession): Part[] => {
  const parts = new Map<string, Part>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === "content-length")?.[1];
    parts.set(requestId, { url: response.url, kind: type, bytes: Number(length ?? 0) });
  });
  const finished: Part[] = [];
  session.on("Network.loadingFinished", ({ requestId }) => {
    const part = parts.get(requestId);
    if (part) finished.push(part);
  });
  return finished;
};

/**
 * Loads a page with an empty cache and records what is sent over the wire.
 *
 * @param page a page of the browser
 * @param path path to load
 * @returns the parts, in bytes as the host sends them, without headers (which HTTP/2 sends once); and the size of the
 *   page's inline styles after brotli, in bytes
 */
export const weighPage = async (page: Page, path: string): Promise<{ parts: Part[]; styles: number }> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const parts = follow(session);
  const response = await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const html = (await response?.text()) ?? "";
  const css = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text = ""]) => text).join("");
  return { parts, styles: brotliCompressSync(css).length };
};

/** Bytes of all parts, or of those of one kind. */
export const bytesOf = (parts: readonly Part[], kind?: string): number =>
  parts.filter((part) => kind === undefined || part.kind === kind).reduce((sum, part) => sum + part.bytes, 0);
