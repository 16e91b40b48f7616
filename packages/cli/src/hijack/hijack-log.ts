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

/** Ends impersonations that are under way, and withdraws one's own links that nobody has opened: what `hijack stop` does. */
export async function stopHijack(context: CommandContext, ref: string | undefined): Promise<void> {
  const { client, person } = await connectAsAdministrator(context, "end impersonations");
  // First: one that is opened meanwhile is among the others afterwards.
  const links = await readLog(context, client, ref, 1000, true);
  const withdrawn = await endAll(context, client, links.results);
  const { results } = await readLog(context, client, ref, 1000);
  const running = results
    .filter(isRunning)
    .filter((hijack) => ref || hijack.by_account_id === person.account_id);
  const stopped = await endAll(context, client, running);
  const text = [
    withdrawn.length > 0 && `Withdrew ${pluralize(withdrawn.length, "link")}: ${namesOf(withdrawn)}.`,
    stopped.length > 0 && `Ended ${pluralize(stopped.length, "impersonation")}: ${namesOf(stopped)}.`,
  ].filter(Boolean);
  const ids = (records: readonly HijackRecord[]) => records.map(({ id, account }) => ({ id, account }));
  context.output.result(
    { server: context.server, stopped: ids(stopped), withdrawn: ids(withdrawn) },
    text.length > 0 ? text.join("\n") : "Nothing is under way.",
  );
}

/** Returns those that this ended: others are over already, as they ran out or were stopped in the browser in this very moment. */
async function endAll(
  { server }: CommandContext,
  client: FoodshedClient,
  records: readonly HijackRecord[],
): Promise<HijackRecord[]> {
  const ended: HijackRecord[] = [];
  for (const hijack of records) {
    const { error } = await client.POST("/accounts/end_hijack/", { body: { id: hijack.id } });
    if (error && error.status !== 409 && error.status !== 404) throw callError(error, server);
    if (!error) ended.push(hijack);
  }
  return ended;
}

const namesOf = (records: readonly HijackRecord[]) =>
  records.map(({ account }) => account.business_name).join(", ");

async function readLog(
  context: CommandContext,
  client: FoodshedClient,
  ref: string | undefined,
  limit: number,
  unopened = false,
) {
  const account = ref === undefined ? undefined : await findAccount(context, client, ref);
  return readPages(context, limit, (page) =>
    client.GET("/accounts/hijack_log/", {
      params: {
        query: { ...(account && { account_id: account.id }), ...(unopened && { unopened }), ...page },
      },
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
