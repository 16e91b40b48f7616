import { mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Output } from "../output.ts";

const PACKAGE = "@foodshed/cli";
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** What a notice needs to know. */
export interface Installed {
  version: string;
  configDir: string;
  output: Output;
}

/** Tells of a newer version that was found before, and looks for one in the background, at most once a day. */
export function tellOfUpdate({ version, configDir, output }: Installed): void {
  const path = join(configDir, "newest-version.json");
  const newest = newestKnown(path);
  if (newest !== undefined && isNewer(newest, version)) {
    output.note(
      `foodshed ${newest} is out; this is ${version}. Get it with: npm install --global ${PACKAGE}`,
    );
    output.note("No more of this: foodshed config set update_notice off");
  }
  if (isDue(path)) lookFor(path);
}

function newestKnown(path: string): string | undefined {
  try {
    // npm prints the version as JSON, or nothing.
    const version: unknown = JSON.parse(readFileSync(path, "utf8"));
    return typeof version === "string" && /^\d+\.\d+\.\d+$/.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a version comes after another; both are made of three numbers. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split(/[.-]/).slice(0, 3).map(Number)) as [
    number[],
    number[],
  ];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] as number) > (b[at] ?? 0);
}

function isDue(path: string): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > A_DAY_MS;
  } catch {
    return true;
  }
}

/** Has npm ask where its own configuration says, in a process of its own, which nobody waits for. */
function lookFor(path: string): void {
  try {
    mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
    const file = openSync(path, "w", 0o600);
    const { spawn } = process.getBuiltinModule("node:child_process");
    const npm = spawn("npm", ["view", PACKAGE, "version", "--json"], {
      detached: true,
      stdio: ["ignore", file, "ignore"],
      // On Windows npm is a script for its shell.
      shell: process.platform === "win32",
      windowsHide: true,
    });
    npm.on("error", () => {});
    npm.unref();
  } catch {
    // Then it stays unknown.
  }
}
