// What processes have used of a processor, as the kernel counts it: other work on the machine does not change it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The kernel counts in hundredths of a second. */
const TICK = 10;

interface Stat {
  parent: number;
  /** Of the process and of those of its children that have ended, in milliseconds. */
  used: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "")
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, used: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK };
  } catch {
    return undefined;
  }
}

/** Milliseconds of a processor that a process and all that it started have used so far. */
export function processorTime(root: number): number {
  const all = new Map<number, Stat>();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat) all.set(Number(name), stat);
  }
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(all.get(pid)?.parent ?? 0));
  return [...all].reduce((sum, [pid, { used }]) => (belongs(pid) ? sum + used : sum), 0);
}

/** The process of a cluster of PostgreSQL that all its others are children of. */
export function postmasterOf({ folder }: { folder: string }): number {
  return Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
}
