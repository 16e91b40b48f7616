import type { Context } from "../context.ts";
import { CliError, callError, EXIT, usageError } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { confirm } from "../prompt.ts";
import { type Connection, connectAs } from "../session/connection.ts";
import { counted } from "../text/words.ts";
import { readPages } from "../work/pages.ts";
import { persist } from "../work/patience.ts";
import { workThrough } from "../work/work-through.ts";
import { findAccount } from "./find-account.ts";
import { managedProfiles } from "./list-accounts.ts";
import type { ResendFlags } from "./resend.command.ts";
import { readRun } from "./run-files.ts";

interface Waiting {
  account_id: number;
  name: string;
  status: "sent" | "too often" | "failed" | "not sent";
  message?: string;
}

/** Sends claim and verification mails again: what `accounts resend` does. */
export async function resendMails(context: Context, flags: ResendFlags, refs: string[]): Promise<void> {
  if (refs.length === 0 && !flags.from && !flags.unclaimed) {
    throw usageError("Nobody is named.", "Name accounts, or say --from <file> or --unclaimed.");
  }
  const { output, server, signal } = context;
  const connection = await connectAs(context);
  const rows = await findWaiting(context, connection, flags, refs);
  if (rows.length === 0) return output.result({ server, rows }, "No account waits for a mail.");
  if (rows.length > 1) {
    await confirm(context, `Send ${counted(rows.length, "mail")}?`, {
      agreed: flags.yes,
      instead: "--yes",
      otherwise: "Nothing was sent.",
    });
  }
  const stopped = await withProgress(context, async (show) => {
    let done = 0;
    const tell = () => show({ title: "Sending mails", total: rows.length, done });
    tell();
    return workThrough(rows, { concurrency: flags.concurrency, signal }, async (row, patience) => {
      const { account_id } = row;
      const { error } = await persist(
        () => connection.client.POST("/accounts/resend_verification/", { body: { account_id } }),
        // Who has had several mails within the hour is left out rather than waited for.
        { ...patience, takesLimits: true },
      );
      if (!error) row.status = "sent";
      else if (error.status === 429) row.status = "too often";
      else if (error.status === 500) row.status = "failed";
      else return callError(error, server);
      if (error) row.message = error.message;
      done += 1;
      tell();
      return undefined;
    });
  });
  const sent = rows.filter(({ status }) => status === "sent").length;
  output.result({ server, sent, rows }, `On ${server}: ${counted(sent, "mail")} on the way.`);
  if (stopped) throw stopped;
  if (sent < rows.length) {
    const left = rows.filter(({ status }) => status !== "sent");
    throw new CliError(
      EXIT.partial,
      `${counted(left.length, "account")} got none: an account gets at most five such mails an hour.`,
      "Try again in an hour.",
      left.slice(0, 20).map(({ name, message }) => `${name}: ${message}`),
    );
  }
}

async function findWaiting(
  context: Context,
  { client, person }: Connection & { person: { is_admin: boolean } },
  { from, unclaimed }: ResendFlags,
  refs: string[],
): Promise<Waiting[]> {
  const found = new Map<number, string>();
  if (from) {
    for (const [email, { account_id }] of readRun(context, from).created) found.set(account_id, email);
  }
  if (person.is_admin) {
    for (const ref of refs) {
      const { id, business_name } = await findAccount(context, client, ref);
      found.set(id, business_name);
    }
    if (unclaimed) {
      const { results } = await readPages(context, Number.MAX_SAFE_INTEGER, (page) =>
        client.GET("/accounts/accounts_list/", { params: { query: { state: "unclaimed", ...page } } }),
      );
      for (const { id, business_name } of results) found.set(id, business_name);
    }
  } else if (refs.length > 0 || unclaimed) {
    const { results } = await managedProfiles(context, client);
    for (const ref of refs) {
      const profile = results.find(({ slug, account_id }) => slug === ref || String(account_id) === ref);
      if (!profile)
        throw new CliError(EXIT.failed, `You manage no account '${ref}'.`, "See: foodshed accounts list");
      found.set(profile.account_id, profile.business_name);
    }
    if (unclaimed) {
      for (const { state, account_id, business_name } of results)
        if (state === "unclaimed") found.set(account_id, business_name);
    }
  }
  return [...found].map(([account_id, name]) => ({ account_id, name, status: "not sent" }));
}
