/** Texts, values and file damage that mutations put into content. */
import type { Random } from "../../tools/random";

/**
 * Texts that close elements, reorder letters, overflow or pretend to be something else, and some that are merely
 * unusual.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<!-- comment -->",
  "<b>bold</b>",
  "&lt;b&gt; &amp; &#x3c;script&#x3e;",
  "5 < 6 > 4 && \"quoted\" 'too'",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  'https://example.com/"onclick="alert(1)',
  "مرحبا بالعالم",
  "שלום עולם",
  "\u202egnirts desrever",
  "\u2066isolated\u2069",
  "👩‍🔬 lab 🧪",
  "\ud83d",
  "line\nbreak",
  "tab\tstop",
  "nul\u0000",
  "escape\u001b[31m",
  "separator\u2028here",
  "\ufeffmark",
  "\ufffd",
  " leading space",
  "x".repeat(1024 * 1024),
  "🧪".repeat(2000),
  "{n} {author} {path}",
  "${process.env.HOME} {{template}} `code`",
  "__proto__",
  "../../../etc/passwd",
  "../../package.json",
  "C:\\Windows\\System32",
  "a\\u003cb",
];

/** Values of other types than the one expected. */
export const WRONG_VALUES: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e21,
  true,
  "text",
  [],
  {},
  [[]],
  ["text"],
  { a: 1 },
];

const anywhere = (bytes: Buffer, random: Random): number => random.int(0, bytes.length - 1);

const insert = (bytes: Buffer, at: number, piece: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);

const withoutLine = (bytes: Buffer, random: Random): Buffer => {
  const lines = bytes.toString("utf8").split("\n");
  lines.splice(random.int(0, lines.length - 2), 1);
  return Buffer.from(lines.join("\n"));
};

const lineTwice = (bytes: Buffer, random: Random): Buffer => {
  const lines = bytes.toString("utf8").split("\n");
  const at = random.int(0, lines.length - 2);
  lines.splice(at, 0, lines[at] ?? "");
  return Buffer.from(lines.join("\n"));
};

/** Ways to damage a file regardless of its content. */
export const SPOILED_BYTES: Record<string, (bytes: Buffer, random: Random) => Buffer> = {
  "a byte order mark": (bytes) => insert(bytes, 0, Buffer.from("\ufeff")),
  "a NUL byte": (bytes, random) => insert(bytes, anywhere(bytes, random), Buffer.from([0])),
  "a byte that is not UTF-8": (bytes, random) => insert(bytes, anywhere(bytes, random), Buffer.from([0xff])),
  "half of the file": (bytes, random) => bytes.subarray(0, anywhere(bytes, random)),
  "an empty file": () => Buffer.alloc(0),
  "a megabyte of spaces": (bytes) => Buffer.concat([bytes, Buffer.alloc(1024 * 1024, " ")]),
  "UTF-16": (bytes) => Buffer.from(bytes.toString("utf8"), "utf16le"),
  "Windows line ends": (bytes) => Buffer.from(bytes.toString("utf8").replaceAll("\n", "\r\n")),
  "a lost line": withoutLine,
  "a line twice": lineTwice,
  "a stray character": (bytes, random) =>
    insert(
      bytes,
      anywhere(bytes, random),
      Buffer.from(random.pick([",", '"', "{", "}", "]", ":", "\\", "/*", "“", "0"])),
    ),
  "a lost character": (bytes, random) => {
    const at = anywhere(bytes, random);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
  },
  "a merge conflict": (bytes, random) =>
    insert(bytes, anywhere(bytes, random), Buffer.from("\n<<<<<<< HEAD\n=======\n>>>>>>> branch\n")),
  "deep nesting": (bytes, random) => insert(bytes, anywhere(bytes, random), Buffer.from("[".repeat(50_000))),
  __proto__: (bytes) => Buffer.from(bytes.toString("utf8").replace("{", '{ "__proto__": { "polluted": true },')),
};
