import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { installSystemPackage } from "../../../../../scripts/lib/system-packages.mjs";

const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];

const find = (names: string[]) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));

/**
 * Where a program is, installing Debian's package first where there is none and this user may.
 * @param names the first of them that is there
 * @param unproved what is not tested without it, for the notice
 */
export async function findProgram(
  names: string[],
  debianPackage: string,
  unproved: string,
): Promise<string | undefined> {
  const found = find(names);
  if (found) return found;
  if (await installSystemPackage(`Installing ${debianPackage}`, debianPackage, { quiet: true }))
    return find(names);
  console.warn(`SKIPPED: ${names.join(" or ")} is not installed, so nothing shows here that ${unproved}.`);
  return undefined;
}

export interface Daemon {
  process: ChildProcess;
  /** Ends it, by default without a word. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program that listens at a port of this machine, and waits until it does. */
export async function startDaemon(
  command: string,
  args: string[],
  port: number,
  as: { uid?: number; gid?: number } = {},
): Promise<Daemon> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...as });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const deadline = Date.now() + 20_000;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${command} did not start:\n${output}`);
    await wait(50);
  }
  return {
    process: child,
    async end(signal = "SIGKILL") {
      if (child.exitCode === null) child.kill(signal);
      await ended;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
