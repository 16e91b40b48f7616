import type { Context } from "../context.ts";
import { CliError, EXIT } from "../errors.ts";
import { counted } from "../text/words.ts";
import { CHECKS, type Finding } from "./checks.ts";

const STYLES = { ok: "green", warning: "yellow", wrong: "red" } as const;

/** Checks everything and says what to do: what `doctor` does. */
export async function examine(context: Context): Promise<void> {
  const { output, server } = context;
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(await check(context));
  const lines = findings.map(
    ({ check, state, message, next }) =>
      `${output.style(state.padEnd(7), STYLES[state])}  ${check}: ${message}${next ? `\n         ${next}` : ""}`,
  );
  output.result({ server, context: context.contextName, findings }, lines.join("\n"));
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  if (wrong > 0) throw new CliError(EXIT.failed, `${counted(wrong, "thing")} to put right.`);
}
