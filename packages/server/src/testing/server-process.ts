import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export { freePort } from "../../../../scripts/lib/free-port.mjs";

const main = join(import.meta.dirname, "..", "main.ts");

/** The server's own program in a process of its own, as operators run it. */
export interface ServerProcess {
  process: ChildProcess;
  /** Standard output and standard error so far. */
  output(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

const running: ServerProcess[] = [];

/** Calls a command of the server, such as `["start"]`. */
export function runServer(
  args: string[],
  settings: Record<string, string>,
  options: { input?: string; as?: SpawnOptions } = {},
): ServerProcess {
  const { input, as } = options;
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      DEMO: "off",
      // Many of these are started: the sources are compiled once.
      NODE_COMPILE_CACHE: join(tmpdir(), "foodshed-compiled"),
      ...settings,
    },
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    ...as,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  if (input !== undefined) child.stdin?.end(input);
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? (signal as NodeJS.Signals))),
  );
  const started = { process: child, output: () => output, ended };
  running.push(started);
  return started;
}

/** Waits until `text` is among what the process says. @throws Error with its output when it ends or two minutes pass */
export async function says(started: ServerProcess, text: string | RegExp): Promise<void> {
  const said = () =>
    typeof text === "string" ? started.output().includes(text) : text.test(started.output());
  // On a machine that other suites keep busy a start takes many times as long as it takes alone.
  const deadline = Date.now() + 120_000;
  while (!said()) {
    const { exitCode, signalCode } = started.process;
    if (Date.now() > deadline || exitCode !== null || signalCode !== null)
      throw new Error(`The server did not say ${text}:\n${started.output()}`);
    await wait(50);
  }
}

/** Starts a server and waits until it serves. */
export async function serve(settings: Record<string, string>, as?: SpawnOptions): Promise<ServerProcess> {
  const started = runServer(["start"], settings, { ...(as && { as }) });
  await says(started, "Foodshed is running");
  return started;
}

/** Kills what this file started and still runs. For `afterEach`. */
export async function killServers(): Promise<void> {
  for (const started of running.splice(0)) {
    if (started.process.exitCode === null) started.process.kill("SIGKILL");
    await started.ended;
  }
}
