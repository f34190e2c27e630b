/** Brotli and gzip at their highest levels, as hosts send them. Every result is kept in memory. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesOf } from "../audit/files";
import { isText } from "./content-types";

/** The preferred one comes first. */
const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

const ENCODERS: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Chooses an encoding (RFC 9110, section 12.5.3).
 *
 * @param accepted value of the request's Accept-Encoding
 * @returns the best accepted one; undefined if the content must be sent uncompressed
 */
export const acceptedEncoding = (accepted = ""): Encoding | undefined => {
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", weight] = part.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return ENCODINGS.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
};

/** Digest of a file's content: key of the compressed results here, and ETag in browsers' caches. */
export const digestOf = (content: Buffer): string => createHash("sha256").update(content).digest("base64url");

const compressed = new Map<string, Promise<Buffer>>();

/**
 * Compresses a file's content, or returns the result of an earlier call.
 *
 * @param content the uncompressed bytes
 * @param encoding the encoding to use
 */
export const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> => {
  const key = `${encoding} ${digestOf(content)}`;
  const known = compressed.get(key) ?? ENCODERS[encoding](content);
  compressed.set(key, known);
  return known;
};

/**
 * Compresses the text files of a built site in advance, one after the other, so that the first visit is as fast as
 * later ones.
 *
 * @param folder absolute path of the built site
 */
export const precompress = async (folder: string): Promise<void> => {
  for (const file of filesOf(folder).filter(isText)) await compress(await readFile(path.join(folder, file)), "br");
};
