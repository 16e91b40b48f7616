import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { pluralize } from "../text/format.ts";
import { CHECKS } from "./checks.ts";
import type { Finding } from "./finding.ts";

const STYLES = { ok: "green", warning: "yellow", wrong: "red" } as const;

/** Runs `doctor`: checks settings, server and login, and names the next step. */
export async function runChecks(context: CommandContext, flags: ListingFlags = {}): Promise<void> {
  const { output, server } = context;
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...[await check(context)].flat());
  const lines = findings.map(
    ({ check, state, message, next }) =>
      `${output.style(state.padEnd(7), STYLES[state])}  ${check}: ${message}${next ? `\n         ${next}` : ""}`,
  );
  await showListing(context, "doctor", flags, () => ({
    document: { server, context: context.contextName, findings },
    rows: findings.map(({ check, state, message, next }) => ({ check, state, message, next: next ?? null })),
    text: () => lines.join("\n"),
  }));
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  if (wrong > 0)
    throw new CliError(
      EXIT.failed,
      `${pluralize(wrong, "thing")} to put right.`,
      "Do what stands below each of them, then run: foodshed doctor",
    );
}
