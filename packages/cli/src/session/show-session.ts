import type { Schema } from "@foodshed/sdk";
import type { Output } from "../output.ts";

/** `2026-05-31 14:05` in the time zone of the machine. Without Intl, whose tables take longer to load than the rest of the command. */
function localMinute(time: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Prints who is logged in, where and for how long. */
export function showSession(
  output: Output,
  server: string,
  { email, account_id, is_admin, is_manager, exp, hijack }: Schema<"Session">,
): void {
  const end = new Date(exp * 1000);
  const access = is_admin ? "administrator" : is_manager ? "manager" : "member";
  const lines = [
    `${email} (account ${account_id}, ${access})`,
    `on ${server}, until ${localMinute(end)}`,
    ...(hijack ? [`acting for ${hijack.business_name}, begun by ${hijack.by_email}`] : []),
  ];
  output.result(
    { server, email, account_id, is_admin, is_manager, expires: end.toISOString(), hijack },
    lines.join("\n"),
  );
}
