import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "../command-context.ts";

/** Long enough for a browser to start, in milliseconds. */
const KEPT_MS = 20_000;

/**
 * Opens a secret address in the browser. Process arguments are visible to every user of the machine, so the browser gets a private
 * file that redirects to the address.
 *
 * @returns whether a browser was started
 */
export function openInBrowser(
  address: string,
  { configDir, env }: Pick<CommandContext, "configDir" | "env">,
): boolean {
  const command =
    env.BROWSER || { darwin: "open", win32: "explorer" }[process.platform as string] || "xdg-open";
  mkdirSync(configDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(configDir, "open-"));
  const page = join(folder, "link.html");
  const safe = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  writeFileSync(
    page,
    `<!doctype html><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${safe}">`,
    { mode: 0o600 },
  );
  // A program that stays removes the page, so that this one need not wait.
  const sweep = `setTimeout(() => require("fs").rmSync(process.argv[1], { recursive: true, force: true }), ${KEPT_MS})`;
  try {
    const browser = spawn(command, [page], { stdio: "ignore", detached: true });
    if (browser.pid === undefined) throw new Error("not started");
    browser.on("error", () => {});
    browser.unref();
    spawn(process.execPath, ["-e", sweep, folder], { stdio: "ignore", detached: true }).unref();
    return true;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
}
