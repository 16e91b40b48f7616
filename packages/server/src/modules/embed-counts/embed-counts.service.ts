import { ontarioDay } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import { days, fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { isProgram } from "../../infra/http/user-agents.ts";
import { findNetwork } from "../accounts/organizations.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./embed-counts.queries.ts";

/** Thirteen months: a season can be held beside that of the year before. */
const RETENTION_DAYS = 396;

/** Hosts of one network and day; further ones are counted together. */
const MOST_HOSTS = 200;

/** Rows of a response. */
const MOST_ROWS = 500;

/** What a request says of itself, beside its body. */
interface Caller {
  origin?: string | undefined;
  /** Whether the visitor's browser asks not to be tracked. */
  doNotTrack: boolean;
  userAgent?: string | undefined;
}

/** Notes that an embed was shown or used. Nothing of the visitor is kept, and nothing at all when their browser asks for that. */
export function countEmbed(
  { config, embedCounts }: Services,
  { element, event, page, slug }: Body<"countEmbed">,
  { doNotTrack, origin, userAgent }: Caller,
): void {
  if (doNotTrack || isProgram(userAgent)) return;
  const from = hostOf(origin);
  // A frame is a page of this site; only it knows whose page it stands on.
  const pageHost = from === new URL(config.publicUrl).host ? hostOf(page && `https://${page}`) : from;
  embedCounts.record(event, { element, slug, pageHost });
}

/** Empty where there is none: a page may keep its address to itself. */
function hostOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).host : "";
}

/** Writes what was counted, for elements that name a network. What cannot be written is dropped: counts are worth no queue. */
export async function writeEmbedCounts({ db, embedCounts }: Services): Promise<void> {
  const rows: queries.EmbedCountRow[] = [];
  for (const [slug, counted] of Map.groupBy(embedCounts.take(), (one) => one.slug)) {
    const network = await findNetwork(db, slug);
    if (!network) continue;
    for (const [day, ofDay] of Map.groupBy(counted, (one) => one.day)) {
      const hosts = new Set(await queries.findHosts(db, network.id, day));
      for (const { element, pageHost, shown, used } of ofDay) {
        const page_host = hosts.has(pageHost) || hosts.size < MOST_HOSTS ? pageHost : "";
        hosts.add(page_host);
        rows.push({ account_id: network.id, element, page_host, day, shown, used });
      }
    }
  }
  const summed = [...Map.groupBy(rows, keyOf).values()].map((same) => ({
    ...(same[0] as queries.EmbedCountRow),
    shown: same.reduce((sum, { shown }) => sum + shown, 0),
    used: same.reduce((sum, { used }) => sum + used, 0),
  }));
  if (summed.length > 0) await inTransaction(db, (trx) => queries.addCounts(trx, summed));
}

const keyOf = ({ account_id, day, element, page_host }: queries.EmbedCountRow) =>
  [account_id, day, page_host, element].join("\n");

export async function deleteOldEmbedCounts({ db, clock }: Services): Promise<void> {
  await queries.deleteCountsBefore(db, ontarioDay(fromNow(clock, -days(RETENTION_DAYS))));
}

/** A network's embeds in numbers, for those who manage it. */
export async function getEmbedCounts(
  { db, clock }: Services,
  { ownerAccountId }: Access,
  { days: count = 30 }: Query<"getEmbedCounts">,
): Promise<ResponseBody<"getEmbedCounts">> {
  if (ownerAccountId === undefined) throw DomainError.notFound();
  const from = ontarioDay(fromNow(clock, -days(count - 1)));
  return {
    from,
    to: ontarioDay(clock.now()),
    pages: await queries.countsByPage(db, ownerAccountId, from, MOST_ROWS),
    days: await queries.countsByDay(db, ownerAccountId, from),
  };
}
