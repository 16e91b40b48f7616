import type { CommandContext } from "../command-context.ts";
import { connect, requireSession } from "./connection.ts";
import { showSession } from "./show-session.ts";

/** Runs `whoami`: shows who is logged in. */
export async function whoAmI(context: CommandContext): Promise<void> {
  showSession(context.output, context.server, await requireSession(connect(context), context));
}
