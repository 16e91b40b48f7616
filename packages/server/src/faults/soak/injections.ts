import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "./site.ts";

export interface Injection {
  name: string;
  /** Does it, and undoes it after some time. `random` is between 0 and 1. */
  run(site: Site, random: () => number): Promise<void>;
}

const oneOf = <T>(values: readonly T[], random: () => number) =>
  values[Math.floor(random() * values.length)] as T;
/** The first process is never ended: its memory shows what a long life costs. */
const mortal = ({ processes }: Site) => processes.slice(1);

export const injections: Injection[] = [
  {
    name: "a process killed",
    run: (site, random) => oneOf(mortal(site), random).restart("SIGKILL"),
  },
  {
    name: "a process restarted",
    run: (site, random) => oneOf(mortal(site), random).restart("SIGTERM"),
  },
  {
    name: "connections to the database cut",
    async run({ processes }, random) {
      oneOf(processes, random).link.cut();
    },
  },
  {
    name: "the way to the database hanging",
    async run({ processes }, random) {
      const { link } = oneOf(processes, random);
      link.hang();
      await wait(2000 + random() * 8000);
      link.resume();
      // What was swallowed is never answered.
      link.cut();
    },
  },
  {
    name: "the database's disk standing still",
    async run({ cluster }, random) {
      const backends = childrenOf(postmasterIn(cluster));
      for (const pid of backends) signal(pid, "SIGSTOP");
      await wait(500 + random() * 2500);
      for (const pid of backends) signal(pid, "SIGCONT");
    },
  },
  {
    name: "mail slow",
    async run({ mail }, random) {
      mail.pause = 3000 + random() * 5000;
      await wait(20_000);
      mail.pause = 0;
    },
  },
  {
    name: "a clock wrong",
    async run({ processes }, random) {
      const { clock } = oneOf(processes, random);
      clock.set((random() - 0.5) * 1_200_000);
      await wait(15_000);
      clock.set(0);
    },
  },
];

const postmasterIn = (cluster: string) =>
  Number(readFileSync(join(cluster, "data", "postmaster.pid"), "utf8").split("\n")[0]);

const childrenOf = (pid: number) =>
  spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A backend that has ended meanwhile.
  }
}
