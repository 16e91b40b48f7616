import type { Actor } from "../../core/actor.ts";
import { type Clock, days, fromNow, hours, minutes } from "../../core/clock.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { cardOf } from "../accounts/account-cards.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { ServiceJob, Services } from "../services.ts";
import { readCounts } from "./counts.ts";
import * as queries from "./signals.queries.ts";
import { contactsIn, countLinks } from "./text-signals.ts";
import { refreshOpenOf } from "./urgency.ts";

/** From how many on something is a signal. */
const LEAST = { recipients: 5, sameClassifieds: 3, firstDay: { messages: 10, classifieds: 5 } };

/** How long an account counts as new for what it writes. */
const NEW_ACCOUNT = days(30);

/** How long signals are stored. */
export const SIGNAL_DAYS = 30;

/** What was noticed without a report. Texts of messages stay in their conversations. */
export async function listModerationSignals(
  { db, images }: Services,
  actor: Actor,
  { from = 0, size = 100 }: Query<"listModerationSignals">,
): Promise<ResponseBody<"listModerationSignals">> {
  administratorOnly(actor);
  const rows = await queries.readUnreported(db, { from, size });
  const counts = await readCounts(db);
  return {
    count: counts.signals,
    counts,
    results: rows.map(
      ({ id, kind, target_id, title, account, code, count, minutes, weight, noticed_at }) => ({
        id,
        kind,
        target_id,
        title,
        account: cardOf(images, account),
        urgency: { code, count, minutes },
        score: weight,
        noticed_at: noticed_at.toISOString(),
      }),
    ),
  };
}

/** Looks at what was written lately, by everybody or by one account, and stores what is noticed. Nothing else happens. */
export async function noticeSignals(db: Connection, clock: Clock, accountId?: number): Promise<void> {
  const scope = (ago: number) => ({ since: fromNow(clock, -ago), accountId });
  const noticed = [
    ...(await queries.repeatedMessages(db, scope(days(1)), LEAST.recipients)),
    ...(await queries.repeatedClassifieds(db, scope(days(30)), LEAST.sameClassifieds)),
    ...(await queries.fastAccounts(db, scope(days(2)), LEAST.firstDay)),
    ...(await noticedInTexts(db, clock, scope(accountId === undefined ? hours(1) : days(30)))),
  ];
  const signals = noticed.map((signal) => ({ ...signal, weight: weightOf(signal) }));
  await queries.storeSignals(db, signals, clock.now());
}

async function noticedInTexts(
  db: Connection,
  clock: Clock,
  scope: queries.Scope,
): Promise<queries.Noticed[]> {
  const written = await queries.readWritten(db, scope, fromNow(clock, -NEW_ACCOUNT));
  if (written.length === 0) return [];
  /** Whose contact it was when something was done about it. */
  const known = new Map<string, Set<number>>();
  for (const { account_id, content } of await queries.readActedOn(db))
    for (const contact of contactsIn(content))
      known.set(contact, (known.get(contact) ?? new Set()).add(account_id));
  return written.flatMap(({ kind, id, account_id, text }): queries.Noticed[] => {
    const thing = { kind, target_id: id, account_id, minutes: null };
    const links = countLinks(text);
    const again = [...contactsIn(text)].filter((contact) =>
      [...(known.get(contact) ?? [])].some((owner) => owner !== account_id),
    );
    return [
      ...(links > 0 ? [{ ...thing, code: "links" as const, count: links }] : []),
      ...(again.length > 0 ? [{ ...thing, code: "known_contact" as const, count: again.length }] : []),
    ];
  });
}

function weightOf({ code, count }: queries.Noticed): number {
  if (code === "repeated_text") return 10 + Math.min(count, 20) * 2;
  if (code === "fast") return 20;
  if (code === "known_contact") return 25;
  return Math.min(3 + count * 2, 12);
}

export const noticeSignalsJob: ServiceJob = {
  name: "moderation-signals",
  every: minutes(5),
  exclusive: true,
  async run({ db, clock }) {
    await noticeSignals(db, clock);
    await refreshOpenOf(db, fromNow(clock, -hours(1)));
    await queries.deleteSignalsBefore(db, fromNow(clock, -days(SIGNAL_DAYS)));
  },
};
