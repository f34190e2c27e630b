/** Memory of a process and everything it starts, from /proc. */
import { readdirSync, readFileSync } from "node:fs";

type Status = { pid: number; parent: number; kilobytes: number };

const statusOf = (pid: string): Status | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/status`, "utf8");
    const value = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
    return { pid: Number(pid), parent: value("PPid"), kilobytes: value("VmRSS") };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
};

/**
 * Resident memory of a process tree at this moment. Pages that processes share
 * are counted in each of them, so this is an upper bound.
 *
 * @param root id of the first process
 * @returns megabytes
 */
export const treeMemory = (root: number): number => {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statusOf(pid) ?? []);
  const sum = (pid: number): number =>
    all.filter(({ parent }) => parent === pid).reduce((total, child) => total + sum(child.pid), 0) +
    (all.find((status) => status.pid === pid)?.kilobytes ?? 0);
  return sum(root) / 1000;
};
