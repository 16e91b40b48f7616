import { localized } from "@foodshed/sdk/locale";
import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { days, fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import {
  type Enquiry,
  type ReceivedEnquiry,
  toEnquiry,
  toReceivedEnquiry,
  toSummary,
} from "./enquiries.presenter.ts";
import * as queries from "./enquiries.queries.ts";
import * as strings from "./generated/strings.ts";

/** After that nobody waits any more. */
const WAITING_FOR = days(30);

export async function listEnquiries(
  services: Services,
  actor: SignedInActor,
  { from = 0, size = 100 }: Query<"listEnquiries">,
): Promise<ResponseBody<"listEnquiries">> {
  const rows = await queries.listEnquiries(services.db, actor.accountId, { from, size });
  return {
    count: await queries.countEnquiries(services.db, actor.accountId),
    results: rows.map(toSummary),
    unread_answers: await queries.countUnreadAnswers(services.db, actor.accountId),
    waiting: await queries.countWaiting(services.db, actor.accountId, fromNow(services.clock, -WAITING_FOR)),
  };
}

/** An enquiry as its sender sees it. The caller is known to be that. */
export async function getEnquiry(
  services: Pick<Services, "images">,
  connection: Connection,
  id: number,
): Promise<Enquiry> {
  const enquiry = await queries.readEnquiry(connection, id);
  if (!enquiry) throw noSuchEnquiry();
  return toEnquiry(services, enquiry, await queries.readRecipients(connection, id));
}

/** An enquiry as the actor, one of its recipients, sees it. */
export async function getReceivedEnquiry(
  connection: Connection,
  actor: SignedInActor,
  id: number,
): Promise<ReceivedEnquiry> {
  const enquiry = await queries.readEnquiry(connection, id);
  const answer = await queries.readOwnAnswer(connection, id, actor.accountId);
  if (!enquiry || !answer) throw noSuchEnquiry();
  return toReceivedEnquiry(enquiry, await queries.readSender(connection, enquiry.sender_account_id), answer);
}

export const noSuchEnquiry = () => DomainError.notFound(localized(strings.noSuchEnquiry));

/** @throws DomainError 400 for a day that is none, or is over in Ontario */
export function checkDay(services: Pick<Services, "clock">, field: string, day: string | undefined): void {
  if (day !== undefined && day < ontarioDay(services.clock.now()))
    throw DomainError.invalid({ [field]: [localized(strings.dayIsOver)] });
}

/** As it is stored: two decimals. */
export function rounded(number: number | undefined): number | null {
  return number === undefined ? null : Math.round(number * 100) / 100;
}
