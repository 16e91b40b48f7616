import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { findAccount } from "../accounts/find-account.ts";
import type { CommandContext } from "../command-context.ts";
import { callError } from "../errors.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { readPages, truncated } from "../requests/pagination.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { formatCount, formatMinute, pluralize } from "../text/format.ts";
import { table } from "../text/table.ts";

export interface HijackLogFlags extends ListingFlags {
  limit: number;
}

type HijackRecord = Schema<"HijackRecord">;

/** Shows the log of impersonations: what `hijack log` does. */
export async function showHijackLog(
  context: CommandContext,
  flags: HijackLogFlags,
  ref: string | undefined,
): Promise<void> {
  const { client } = await connectAsAdministrator(context, "read the log of impersonations");
  await showListing(context, "hijack log", flags, async () => {
    const page = await readLog(context, client, ref, flags.limit);
    const { count, results } = page;
    const { output, server } = context;
    const text = () =>
      table<HijackRecord>(
        [
          { heading: "Id", text: ({ id }) => String(id), align: "right", whole: true },
          { heading: "Began (UTC)", text: ({ started_at }) => formatMinute(started_at), whole: true },
          { heading: "State", text: stateOf, whole: true },
          { heading: "By", text: ({ by_email }) => by_email },
          { heading: "For", text: ({ account }) => account.business_name },
          { heading: "Changes", text: ({ writes }) => formatCount(writes), align: "right", whole: true },
          { heading: "Reason", text: ({ reason }) => reason ?? "" },
        ],
        results,
        output,
      );
    return {
      document: { server, count, results },
      rows: results.map((hijack) => ({
        id: hijack.id,
        started_at: hijack.started_at,
        ended_at: hijack.ended_at,
        expires_at: hijack.expires_at,
        state: stateOf(hijack),
        by_email: hijack.by_email,
        account_id: hijack.account.id,
        business_name: hijack.account.business_name,
        slug: hijack.account.slug,
        changes: hijack.writes,
        reason: hijack.reason,
      })),
      text: () => (results.length > 0 ? text() : "Nobody has acted for anybody."),
      notes: [truncated(page)],
    };
  });
}

/** Ends impersonations that are under way: what `hijack stop` does. */
export async function stopHijack(context: CommandContext, ref: string | undefined): Promise<void> {
  const { client, person } = await connectAsAdministrator(context, "end impersonations");
  const { results } = await readLog(context, client, ref, 1000);
  const running = results
    .filter(isRunning)
    .filter((hijack) => ref || hijack.by_account_id === person.account_id);
  const stopped: HijackRecord[] = [];
  for (const hijack of running) {
    const { error } = await client.POST("/accounts/end_hijack/", { body: { id: hijack.id } });
    // Over already: it ran out, or was stopped in the browser, in this very moment.
    if (error && error.status !== 409) throw callError(error, context.server);
    if (!error) stopped.push(hijack);
  }
  const names = stopped.map(({ account }) => account.business_name).join(", ");
  context.output.result(
    { server: context.server, stopped: stopped.map(({ id, account }) => ({ id, account })) },
    stopped.length === 0
      ? "Nothing is under way."
      : `Ended ${pluralize(stopped.length, "impersonation")}: ${names}.`,
  );
}

async function readLog(
  context: CommandContext,
  client: FoodshedClient,
  ref: string | undefined,
  limit: number,
) {
  const account = ref === undefined ? undefined : await findAccount(context, client, ref);
  return readPages(context, limit, (page) =>
    client.GET("/accounts/hijack_log/", {
      params: { query: { ...(account && { account_id: account.id }), ...page } },
      signal: context.signal,
    }),
  );
}

function isRunning({ ended_at, expires_at }: HijackRecord): boolean {
  return ended_at === null && Date.parse(expires_at) > Date.now();
}

function stateOf(hijack: HijackRecord): string {
  if (isRunning(hijack)) return "running";
  return hijack.ended_at ? "stopped" : "ran out";
}
