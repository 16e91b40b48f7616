import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandContext } from "../../command-context.ts";
import { CliError, EXIT } from "../../errors.ts";
import { connectDevTools, type DevTools } from "./devtools.ts";
import { findChromium } from "./find-chromium.ts";

export interface Browser {
  devtools: DevTools;
  close(): Promise<void>;
}

const START_MS = 20_000;

const FLAGS = [
  "--headless",
  "--remote-debugging-port=0",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--disable-quic",
  "--mute-audio",
  "--window-size=1280,900",
];

/** Starts a Chromium with an empty profile of its own, which is removed when it is closed. */
export async function startBrowser(
  { env, signal }: CommandContext,
  path: string | undefined,
): Promise<Browser> {
  const executable = path ?? findChromium(env);
  if (!executable)
    throw new CliError(
      EXIT.failed,
      "No Chromium was found.",
      "Install one, or name it: --browser /path/to/chromium",
    );
  const profile = mkdtempSync(join(tmpdir(), "foodshed-browser-"));
  // Root has no sandbox for it; everybody else's pages stay in theirs.
  const flags = [
    ...FLAGS,
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(executable, [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid) {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await addressOf(child, AbortSignal.any([signal, AbortSignal.timeout(START_MS)]));
    const devtools = await connectDevTools(address);
    return {
      devtools,
      close: async () => {
        // A Chromium may be started by a script, whose end is not the browser's.
        await devtools.send("Browser.close").catch(() => {});
        devtools.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw new CliError(
      EXIT.failed,
      `${executable} could not be started: ${(error as Error).message}`,
      "Name another Chromium: --browser <path>, or CHROMIUM_PATH.",
    );
  }
}

/** Chromium writes where it listens to its standard error. */
function addressOf(child: ChildProcess, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const fail = () => reject(new Error(text.trim().split("\n").at(-1) || "it ended"));
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      const [, address] = /DevTools listening on (ws:\/\/\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
    child.once("error", reject);
    child.once("exit", fail);
    signal.addEventListener("abort", () => reject(new Error("it took too long")), { once: true });
  });
}
