import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Watched {
  seconds: number;
  /** The most memory that the system says the process held. */
  megabytes: number;
}

/** Runs a program with Node to its end, and returns how long it took and how much memory it held. Fails with what it said where it did. */
export async function watched(args: string[], env: Record<string, string>): Promise<Watched> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-2000);
  });
  let most = 0;
  const look = setInterval(() => {
    try {
      const [, kilobytes = "0"] =
        /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      most = Math.max(most, Number(kilobytes) / 1024);
    } catch {
      // It has ended.
    }
  }, 20);
  const code = await new Promise((ended) => child.on("close", ended));
  clearInterval(look);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${said}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: most };
}
