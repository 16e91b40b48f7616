import type { Stream } from "./stream.ts";

/**
 * Shows a text that is longer than the terminal with the program that the user chose.
 * @returns whether it was shown
 */
export function showInPager(pager: string, text: string, { isTTY, rows = 24 }: Stream): boolean {
  if (!isTTY || text.split("\n").length < rows) return false;
  // Loaded here: hardly any command needs it.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  const { status } = spawnSync(pager, {
    input: `${text}\n`,
    shell: true,
    stdio: ["pipe", "inherit", "inherit"],
  });
  return status === 0;
}
