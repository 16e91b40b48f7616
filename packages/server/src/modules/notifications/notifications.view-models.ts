import type { Locale } from "@foodshed/sdk/locale";
import type { CertificateKind, NotificationVerb } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";
import type { DueNotification } from "./notifications.queries.ts";

/** The data of mails, read when they are rendered. Events whose data is missing need no mail any more. */
export interface ViewModels {
  messages: Map<number, MessageViewModel>;
  classifieds: Map<number, ClassifiedViewModel>;
  connections: Map<number, ConnectionViewModel>;
  certificates: Map<number, CertificateViewModel>;
  /** The classifieds of each digest's time, by `since`. */
  posted: Map<string, ClassifiedViewModel[]>;
  /** Where the accounts are that get a digest. */
  places: Map<number, Place>;
}

export interface Place {
  latitude: number;
  longitude: number;
}

export interface MessageViewModel {
  id: number;
  content: string;
  sender_id: number;
  sender: string;
}

export interface ClassifiedViewModel {
  id: number;
  title: string;
  language: Locale | null;
  /** The title in the other language; empty where there is none. */
  title_translation: string;
  looking_for: boolean;
  needed_by: Date;
  account_id: number;
  business_name: string;
  slug: string;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface CertificateViewModel {
  id: number;
  kind: CertificateKind;
  number: string;
  expires_on: string;
}

export interface ConnectionViewModel {
  id: number;
  state: "requested" | "accepted" | "denied";
  manage: boolean;
  organization: string;
  business: string;
  requested_by_organization: boolean;
  /** The other side is a network, not a manager user. */
  with_network: boolean;
}

/** The number of classifieds among which a digest looks for the nearest. */
const CONSIDERED = 1000;

export async function readViewModels(
  connection: Connection,
  due: DueNotification[],
  now: Date,
): Promise<ViewModels> {
  const ids = (key: "message" | "classified" | "connection" | "certificate") =>
    due.flatMap(({ payload }) =>
      key in payload ? [(payload as Record<string, number>)[key] as number] : [],
    );
  return {
    messages: byId(await readUnreadMessages(connection, ids("message"))),
    classifieds: byId(await readClassifieds(connection, ids("classified"))),
    connections: byId(await readConnections(connection, ids("connection"))),
    certificates: byId(await readCertificates(connection, ids("certificate"))),
    ...(await readDigests(connection, due, now)),
  };
}

/** All digests of a week contain the same classifieds: they are read once. */
async function readDigests(connection: Connection, due: DueNotification[], now: Date) {
  const posted = new Map<string, ClassifiedViewModel[]>();
  const accounts: number[] = [];
  for (const { payload, account_id } of due) {
    if (!("since" in payload)) continue;
    accounts.push(account_id);
    if (posted.has(payload.since)) continue;
    const period = { since: new Date(payload.since), until: new Date(payload.until) };
    posted.set(payload.since, await readPosted(connection, { ...period, now, limit: CONSIDERED }));
  }
  return { posted, places: await readPlaces(connection, accounts) };
}

function byId<T extends { id: number }>(rows: T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Messages that their recipient has neither read nor blocked since. */
async function readUnreadMessages(connection: Connection, ids: number[]): Promise<MessageViewModel[]> {
  if (ids.length === 0) return [];
  return connection
    .selectFrom("messages as m")
    .innerJoin("accounts as sender", "sender.id", "m.sender_account_id")
    .innerJoin("conversation_participants as p", (join) =>
      join
        .onRef("p.conversation_id", "=", "m.conversation_id")
        .onRef("p.account_id", "!=", "m.sender_account_id"),
    )
    .select(["m.id", "m.content", "sender.id as sender_id", "sender.business_name as sender"])
    .where("m.id", "in", ids)
    .whereRef("p.last_read_message_id", "<", "m.id")
    .where("p.silenced_at", "is", null)
    .where("m.removed_at", "is", null)
    .execute();
}

function classifieds(connection: Connection) {
  return connection
    .selectFrom("classifieds as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .select([
      "c.id",
      "c.title",
      "c.language",
      "c.title_translation",
      "c.looking_for",
      "c.needed_by",
      "c.account_id",
    ])
    .select(["a.business_name", "a.slug", "a.city", "a.latitude", "a.longitude"]);
}

async function readCertificates(connection: Connection, ids: number[]): Promise<CertificateViewModel[]> {
  if (ids.length === 0) return [];
  return await connection
    .selectFrom("certificates")
    .select(["id", "kind", "number", sql<string>`expires_on::text`.as("expires_on")])
    .where("id", "in", ids)
    .execute();
}

async function readClassifieds(connection: Connection, ids: number[]): Promise<ClassifiedViewModel[]> {
  return ids.length === 0 ? [] : classifieds(connection).where("c.id", "in", ids).execute();
}

/** Classifieds of published businesses that were posted in a time and have not expired, the newest first. */
function readPosted(
  connection: Connection,
  period: { since: Date; until: Date; now: Date; limit: number },
): Promise<ClassifiedViewModel[]> {
  return classifieds(connection)
    .where("a.published_at", "is not", null)
    .where("c.created_at", ">", period.since)
    .where("c.created_at", "<=", period.until)
    .where("c.needed_by", ">", period.now)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(period.limit)
    .execute();
}

async function readPlaces(connection: Connection, accountIds: number[]): Promise<Map<number, Place>> {
  if (accountIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom("accounts")
    .select(["id", "latitude", "longitude"])
    .where(sql<boolean>`id = any(${accountIds}::int[])`)
    .where("latitude", "is not", null)
    .$narrowType<Place>()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readConnections(connection: Connection, ids: number[]): Promise<ConnectionViewModel[]> {
  if (ids.length === 0) return [];
  return connection
    .selectFrom("connections as c")
    .innerJoin("accounts as o", "o.id", "c.organization_id")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .select(["c.id", "c.state", "c.manage", "o.business_name as organization", "a.business_name as business"])
    .select(sql<boolean>`c.requested_by_account_id = c.organization_id`.as("requested_by_organization"))
    .select(
      sql<boolean>`exists (select from roles r where r.account_id = o.id and r.code = ${ORGANIZATION})`.as(
        "with_network",
      ),
    )
    .where("c.id", "in", ids)
    .execute();
}

/** Whether several events of a verb are combined into one mail. */
export function isBatched(verb: NotificationVerb): boolean {
  return verb === 6;
}
