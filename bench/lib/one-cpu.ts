// Clocks of two processors may differ by some milliseconds on virtual machines: what is timed stays on one of them.
import { spawnSync } from "node:child_process";

/** The processors that this process may use, by number; empty where `taskset` cannot tell. */
function allowed(): number[] {
  const told = spawnSync("taskset", ["-cp", String(process.pid)], { encoding: "utf8" });
  const list = told.status === 0 ? told.stdout.trim().split(": ").at(-1) : undefined;
  return (list?.split(",") ?? []).flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const cpus = allowed();

/**
 * Binds a process, and all that it starts from then on, to one processor: the benchmark itself and what it times in
 * turn to the last one, a server that is measured from outside to the first. Does nothing where `taskset` is missing.
 * @returns the processor's number, or undefined
 */
export function bindTo(part: "benchmark" | "server", pid = process.pid): number | undefined {
  const cpu = part === "server" ? cpus[0] : cpus.at(-1);
  if (cpu === undefined) return undefined;
  return spawnSync("taskset", ["-acp", String(cpu), String(pid)]).status === 0 ? cpu : undefined;
}
