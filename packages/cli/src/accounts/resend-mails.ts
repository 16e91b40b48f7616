import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT, usageError } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { confirm } from "../prompt.ts";
import { readPages } from "../requests/pagination.ts";
import { retry } from "../requests/retry.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { type Connection, connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { readQuery } from "../where/read-query.ts";
import { selectBusinesses } from "../where/select-businesses.ts";
import { findAccount } from "./find-account.ts";
import { managedProfiles } from "./list-accounts.ts";
import { readRun } from "./read-run.ts";

export interface ResendFlags {
  from?: string;
  where?: string;
  unclaimed?: boolean;
  yes?: boolean;
  concurrency: number;
}

interface Waiting {
  account_id: number;
  name: string;
  status: "sent" | "too often" | "not sent";
  message?: string;
}

/** Sends claim and verification mails again: what `accounts resend` does. */
export async function resendMails(
  context: CommandContext,
  flags: ResendFlags,
  refs: string[],
): Promise<void> {
  if (refs.length === 0 && !flags.from && !flags.unclaimed && !flags.where) {
    throw usageError(
      "Nobody is named.",
      "Name accounts, or say --from <file>, --where <query> or --unclaimed.",
    );
  }
  const { output, server, signal } = context;
  const connection = await connectAs(context);
  const rows = await findWaiting(context, connection, flags, refs);
  if (rows.length === 0) return output.result({ server, rows }, "No account waits for a mail.");
  if (rows.length > 1) {
    await confirm(context, `Send ${pluralize(rows.length, "mail")}?`, {
      agreed: flags.yes,
      instead: "--yes",
      otherwise: "Nothing was sent.",
    });
  }
  const stopped = await withProgress(context, async (show) => {
    let done = 0;
    const showProgress = () => show({ title: "Sending mails", total: rows.length, done });
    showProgress();
    return runWorkerPool(rows, { concurrency: flags.concurrency, signal }, async (row, policy) => {
      const { account_id } = row;
      const { error } = await retry(
        () => connection.client.POST("/accounts/resend_verification/", { body: { account_id } }),
        // Skips accounts that had several mails within the hour rather than wait for them.
        { ...policy, returnsRateLimits: true },
      );
      if (!error) row.status = "sent";
      else if (error.status === 429) row.status = "too often";
      else return callError(error, server);
      if (error) row.message = error.message;
      done += 1;
      showProgress();
      return undefined;
    });
  });
  const sent = rows.filter(({ status }) => status === "sent").length;
  output.result({ server, sent, rows }, `On ${server}: ${pluralize(sent, "mail")} on the way.`);
  const left = rows.filter(({ status }) => status !== "sent");
  if (stopped) {
    const next = `${stopped.next ? `${stopped.next}\n` : ""}${pluralize(left.length, "account")} got none.`;
    throw new CliError(stopped.exitCode, stopped.message, next, stopped.details);
  }
  if (left.length > 0) {
    throw new CliError(
      EXIT.partial,
      `${pluralize(left.length, "account")} got none: an account gets at most five such mails an hour.`,
      "Try again in an hour.",
      left.slice(0, 20).map(({ name, message }) => `${name}: ${message}`),
    );
  }
}

async function findWaiting(
  context: CommandContext,
  { client, person }: Connection & { person: { is_admin: boolean } },
  { from, unclaimed, where }: ResendFlags,
  refs: string[],
): Promise<Waiting[]> {
  const found = new Map<number, string>();
  if (where !== undefined) {
    const choice = {
      scope: person.is_admin ? "all" : "managed",
      fields: ["state", "business_name"],
    } as const;
    for await (const profile of selectBusinesses(context, client, await readQuery(where), choice)) {
      // Whoever waits for no mail would get none anyway.
      if (profile.state === "unclaimed" || profile.state === "unverified")
        found.set(profile.id, profile.business_name ?? "");
    }
  }
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
