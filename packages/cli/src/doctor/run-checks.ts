import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { pluralize } from "../text/format.ts";
import { CHECKS, type Finding } from "./checks.ts";

const STYLES = { ok: "green", warning: "yellow", wrong: "red" } as const;

/** Runs `doctor`: checks settings, server and login, and names the next step. */
export async function runChecks(context: CommandContext): Promise<void> {
  const { output, server } = context;
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(await check(context));
  const lines = findings.map(
    ({ check, state, message, next }) =>
      `${output.style(state.padEnd(7), STYLES[state])}  ${check}: ${message}${next ? `\n         ${next}` : ""}`,
  );
  output.result({ server, context: context.contextName, findings }, lines.join("\n"));
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  if (wrong > 0) throw new CliError(EXIT.failed, `${pluralize(wrong, "thing")} to put right.`);
}
