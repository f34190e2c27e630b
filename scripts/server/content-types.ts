/** Content types by file extension. */
import path from "node:path";

const TEXTS: Readonly<Record<string, string>> = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript;charset=utf-8",
  ".css": "text/css;charset=utf-8",
  ".json": "application/json;charset=utf-8",
  ".txt": "text/plain;charset=utf-8",
  ".xml": "application/xml;charset=utf-8",
  ".webmanifest": "application/manifest+json;charset=utf-8",
  ".svg": "image/svg+xml",
};

const BINARIES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** Whether compressing a file makes it smaller. */
export const isText = (file: string): boolean => path.extname(file) in TEXTS;

/** The Content-Type of a file. */
export const contentType = (file: string): string => {
  const ending = path.extname(file);
  return TEXTS[ending] ?? BINARIES[ending] ?? "application/octet-stream";
};
