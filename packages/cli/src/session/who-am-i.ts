import type { CommandContext } from "../command-context.ts";
import { connect, requireSession } from "./connection.ts";

/** Runs `whoami`: shows who is logged in. */
export async function whoAmI(context: CommandContext): Promise<void> {
  const { server, output } = context;
  const { email, account_id, is_admin, is_manager, exp, hijack } = await requireSession(
    connect(context),
    context,
  );
  const expires = new Date(exp * 1000).toISOString();
  const kind = is_admin ? "administrator" : is_manager ? "manager" : "member";
  const lines = [
    `${email} (account ${account_id}, ${kind})`,
    `on ${server}, until ${expires}`,
    ...(hijack ? [`acting for ${hijack.business_name}, begun by ${hijack.by_email}`] : []),
  ];
  output.result({ server, email, account_id, is_admin, is_manager, expires, hijack }, lines.join("\n"));
}
