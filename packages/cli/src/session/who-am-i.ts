import type { CommandContext } from "../command-context.ts";
import { connect, requireSession } from "./connection.ts";

/** `2026-05-31 14:05` in the time zone of the machine. Swedish writes dates and times in ISO order. */
const localTime = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** Runs `whoami`: shows who is logged in. */
export async function whoAmI(context: CommandContext): Promise<void> {
  const { server, output } = context;
  const { email, account_id, is_admin, is_manager, exp, hijack } = await requireSession(
    connect(context),
    context,
  );
  const end = new Date(exp * 1000);
  const access = is_admin ? "administrator" : is_manager ? "manager" : "member";
  const lines = [
    `${email} (account ${account_id}, ${access})`,
    `on ${server}, until ${localTime.format(end)}`,
    ...(hijack ? [`acting for ${hijack.business_name}, begun by ${hijack.by_email}`] : []),
  ];
  output.result(
    { server, email, account_id, is_admin, is_manager, expires: end.toISOString(), hijack },
    lines.join("\n"),
  );
}
