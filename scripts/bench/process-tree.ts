/** Memory of a process and everything it starts, from /proc (Linux alone). */
import { readdirSync, readFileSync } from "node:fs";

const PROC = "/proc";

/** A number that the kernel gives in a line of its own: "PPid:	12" or "Pss:      3456 kB". */
const numberIn = (file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1] ?? 0);

/** What a process gives, or 0 where it has ended in the meantime. */
const ifAlive = (read: () => number): number => {
  try {
    return read();
  } catch {
    return 0;
  }
};

/**
 * Memory of a process tree at this moment. A page that processes share is divided
 * among them (proportional set size), so that the sum counts each page once.
 *
 * @param root id of the first process
 * @param proc folder in which the kernel describes processes
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
