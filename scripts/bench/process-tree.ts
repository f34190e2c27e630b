/** Memory of a process and everything it starts, from /proc (Linux only). */
import { readdirSync, readFileSync } from "node:fs";

const PROC = "/proc";

/** Reads a number from its line in a file of /proc, such as "PPid:	12" or "Pss:      3456 kB". */
const numberIn = (file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1] ?? 0);

/** The value that `read` returns, or 0 if the process has ended in the meantime. */
const ifAlive = (read: () => number): number => {
  try {
    return read();
  } catch {
    return 0;
  }
};

/**
 * Current memory of a process tree. A memory page that several processes share is divided among them (proportional set
 * size), so that the sum counts each page once.
 *
 * @param root id of the root process
 * @param proc the /proc folder; tests pass another one
 * @returns megabytes
 */
export const treeMemory = (root: number, proc = PROC): number => {
  const parents = new Map(
    readdirSync(proc)
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), ifAlive(() => numberIn(`${proc}/${pid}/status`, "PPid"))]),
  );
  const sum = (pid: number): number =>
    [...parents].reduce(
      (total, [child, parent]) => (parent === pid ? total + sum(child) : total),
      ifAlive(() => numberIn(`${proc}/${pid}/smaps_rollup`, "Pss")),
    );
  return sum(root) / 1000;
};
