import { setTimeout as sleep } from "node:timers/promises";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import type { ListingName } from "./columns.ts";
import type { Listing } from "./listing.ts";

/** The longest pause after failures, in seconds. */
const LONGEST_PAUSE_S = 60;

/** A screen of its own, which leaves the lines before it as they were. */
const ENTER_SCREEN = "\u001b[?1049h\u001b[?25l";
const LEAVE_SCREEN = "\u001b[?1049l\u001b[?25h";

/**
 * Reads a listing again and again until Ctrl+C: redraws it on a terminal, and appends it elsewhere whenever it has changed. A server that
 * cannot be reached is asked again, after ever longer pauses.
 */
export async function watchListing<Name extends ListingName>(
  context: CommandContext,
  seconds: number,
  read: () => Promise<Listing<Name>> | Listing<Name>,
  textOf: (listing: Listing<Name>) => Promise<string>,
): Promise<void> {
  const { output, signal } = context;
  const draws = output.width !== undefined && output.canRedraw;
  let shown = "";
  let failures = 0;
  if (draws) output.raw.write(ENTER_SCREEN);
  try {
    while (!signal.aborted) {
      let pause = seconds;
      let status = `every ${seconds} s`;
      try {
        const text = await textOf(await read());
        if (!draws && text !== shown) output.raw.write(separated(context, text, shown));
        shown = text;
        failures = 0;
      } catch (error) {
        if (signal.aborted) break;
        if (!(error instanceof CliError) || error.exitCode !== EXIT.unavailable) throw error;
        pause = Math.max(seconds, Math.min(LONGEST_PAUSE_S, seconds * 2 ** failures));
        failures += 1;
        status = `${error.message} Looking again in ${pause} s.`;
        if (!draws) output.note(status);
      }
      if (draws) output.raw.write(redrawn(context, shown, status));
      await sleep(pause * 1000, undefined, { signal }).catch(() => {});
    }
  } finally {
    if (draws) output.raw.write(`${LEAVE_SCREEN}${shown}`);
  }
}

/** Tables in a log have an empty line between them; documents follow each other. */
function separated({ output }: CommandContext, text: string, before: string): string {
  return before === "" || output.json ? text : `\n${text}`;
}

/** The text in place of what the screen showed before, cut to its height. */
function redrawn({ output }: CommandContext, text: string, status: string): string {
  const room = (output.height ?? 24) - 3;
  const lines = text.trimEnd().split("\n");
  const cut = lines.length > room;
  const visible = cut ? lines.slice(0, room - 1) : lines;
  const more = cut ? [`and ${lines.length - visible.length} more lines`] : [];
  const at = new Date().toISOString().slice(11, 19);
  const foot = output.style(`${at} UTC, ${status}. Ctrl+C ends.`.replace("..", "."), "dim");
  return `\u001b[H${[...visible, ...more, "", foot].map((line) => `${line}\u001b[K`).join("\n")}\u001b[J`;
}
