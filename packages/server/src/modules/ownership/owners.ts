import { sql } from "kysely";
import type { Relation } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { mayManage } from "../../core/may-manage.ts";
import type { Connection } from "../../infra/db/connection.ts";

type Value = string | number;
type FindOwner = (db: Connection, value: Value, actor: Actor) => Promise<number | undefined>;

/** For each kind of thing that a request can name: which account owns it. */
const owners = {
  account: account,
  profile: account,
  network: account,
  role: (db, id) => one(db.selectFrom("roles").select("account_id as owner").where("id", "=", Number(id))),
  checklist: (db, id) =>
    one(
      db
        .selectFrom("checklists")
        .innerJoin("roles", "roles.id", "checklists.role_id")
        .select("roles.account_id as owner")
        .where("checklists.id", "=", Number(id)),
    ),
  highlight: (db, id) =>
    one(
      db
        .selectFrom("vendor_highlights")
        .innerJoin("roles", "roles.id", "vendor_highlights.role_id")
        .select("roles.account_id as owner")
        .where("vendor_highlights.id", "=", Number(id)),
    ),
  product: (db, id) =>
    one(
      db
        .selectFrom("products")
        .innerJoin("roles", "roles.id", "products.role_id")
        .select("roles.account_id as owner")
        .where("products.id", "=", Number(id)),
    ),
  contact: (db, id) =>
    one(db.selectFrom("contacts").select("account_id as owner").where("id", "=", Number(id))),
  address: (db, id) =>
    one(db.selectFrom("addresses").select("account_id as owner").where("id", "=", Number(id))),
  person: (db, id) =>
    one(db.selectFrom("memberships").select("account_id as owner").where("id", "=", Number(id))),
  invitation: (db, id) =>
    one(db.selectFrom("invitations").select("account_id as owner").where("id", "=", Number(id))),
  certificate: (db, id) =>
    one(db.selectFrom("certificates").select("account_id as owner").where("id", "=", Number(id))),
  photo: (db, id) =>
    one(db.selectFrom("gallery_photos").select("account_id as owner").where("id", "=", Number(id))),
  classified: (db, id) =>
    one(db.selectFrom("classifieds").select("account_id as owner").where("id", "=", Number(id))),
  /** Also of a deleted one: its page says so. */
  classified_page: (db, id) =>
    one(
      db
        .selectFrom("classifieds")
        .select("account_id as owner")
        .where("id", "=", Number(id))
        .unionAll(
          db.selectFrom("deleted_classifieds").select("account_id as owner").where("id", "=", Number(id)),
        ),
    ),
  file: (db, id) => one(db.selectFrom("files").select("account_id as owner").where("id", "=", Number(id))),
  mass_message: (db, id) =>
    one(db.selectFrom("campaigns").select("sender_account_id as owner").where("id", "=", Number(id))),
  /** Of those that the server sends. */
  campaign: (db, id) =>
    one(
      db
        .selectFrom("campaigns")
        .select("sender_account_id as owner")
        .where("id", "=", Number(id))
        .where("kind", "!=", "call"),
    ),
  recipient_group: (db, id) =>
    one(db.selectFrom("recipient_groups").select("account_id as owner").where("id", "=", Number(id))),
  saved_search: (db, id) =>
    one(
      db
        .selectFrom("saved_searches")
        .select("account_id as owner")
        .where("id", "=", Number(id))
        // Others are those of addresses without an account.
        .where("account_id", "is not", null)
        .$narrowType<{ owner: number }>(),
    ),
  favourite_list: (db, id) =>
    one(db.selectFrom("favourite_lists").select("account_id as owner").where("id", "=", Number(id))),
  favourite: (db, id) =>
    one(
      db
        .selectFrom("favourites")
        .innerJoin("favourite_lists", "favourite_lists.id", "favourites.list_id")
        .select("favourite_lists.account_id as owner")
        .where("favourites.id", "=", Number(id)),
    ),
  enquiry: (db, id) =>
    one(db.selectFrom("enquiries").select("sender_account_id as owner").where("id", "=", Number(id))),
  received_enquiry: receivedEnquiry,
  conversation: conversation,
  connection: (db, id, actor) => eitherSide(db, Number(id), actor, ["accepted", "requested"]),
  connection_request: (db, id) =>
    one(db.selectFrom("connections").select("requested_by_account_id as owner").where("id", "=", Number(id))),
} satisfies Record<string, FindOwner>;

export type OwnedResource = keyof typeof owners;

export function isOwnedResource(kind: string): kind is OwnedResource {
  return Object.hasOwn(owners, kind);
}

/**
 * The accounts that own the named things, in their order; undefined for each that does not exist. Accounts themselves
 * are looked up together: a call may name thousands.
 */
export async function ownersOf(
  db: Connection,
  kind: OwnedResource,
  values: Value[],
  actor: Actor,
): Promise<(number | undefined)[]> {
  if (owners[kind] === account && values.length > 1) {
    const rows = await db
      .selectFrom("accounts")
      .select("id")
      .where(sql<boolean>`id = any(${values.map(Number)}::int[])`)
      .execute();
    const found = new Set(rows.map(({ id }) => id));
    return values.map((value) => (found.has(Number(value)) ? Number(value) : undefined));
  }
  const found: (number | undefined)[] = [];
  for (const value of values) found.push(await owners[kind](db, value, actor));
  return found;
}

/** Whether the named thing does not exist for those who may not have it, whatever they try: so with private files. */
export async function hidesItself(db: Connection, kind: OwnedResource, values: Value[]): Promise<boolean> {
  if (kind !== "file") return false;
  const hidden = await db
    .selectFrom("files")
    .select("id")
    .where("id", "in", values.map(Number))
    .where("public", "=", false)
    .executeTakeFirst();
  return hidden !== undefined;
}

/** The actor's relation to each account. Ownership comes first, then the administrator role, then the connection. */
export async function relationsTo(
  db: Connection,
  actor: Actor,
  accountIds: number[],
): Promise<Map<number, Relation>> {
  if (actor.kind === "visitor") return new Map(accountIds.map((id) => [id, "visitor"]));
  const others = accountIds.filter((id) => id !== actor.accountId);
  const relations = new Map<number, Relation>(others.map((id) => [id, "other"]));
  if (actor.kind === "administrator") for (const id of others) relations.set(id, "admin");
  else if (others.length > 0 && mayManage(actor)) {
    const connections = await db
      .selectFrom("connections")
      .select(["account_id", "manage"])
      .where("organization_id", "=", actor.accountId)
      .where(sql<boolean>`account_id = any(${others}::int[])`)
      .where("state", "=", "accepted")
      .execute();
    for (const { account_id, manage } of connections) {
      relations.set(account_id, manage ? "manager" : "organization");
    }
    // Until its owner claims it, an account made on behalf of a business is managed by its creator.
    const unmanaged = others.filter((id) => relations.get(id) !== "manager");
    const made = await db
      .selectFrom("accounts")
      .select("id")
      .where(sql<boolean>`id = any(${unmanaged}::int[])`)
      .where("created_by_account_id", "=", actor.accountId)
      .where("claimed_at", "is", null)
      .execute();
    for (const { id } of made) relations.set(id, "manager");
  }
  if (others.length < accountIds.length) relations.set(actor.accountId, "self");
  return relations;
}

async function one(query: { executeTakeFirst(): Promise<{ owner: number } | undefined> }) {
  return (await query.executeTakeFirst())?.owner;
}

/** By id or by slug. */
function account(db: Connection, value: Value): Promise<number | undefined> {
  const found = db.selectFrom("accounts").select("id as owner");
  return one(typeof value === "number" ? found.where("id", "=", value) : found.where("slug", "=", value));
}

/** A conversation belongs to each of its participants; to anybody else, to the first of them. */
async function conversation(db: Connection, id: Value, actor: Actor): Promise<number | undefined> {
  const participants = await db
    .selectFrom("conversation_participants")
    .select("account_id")
    .where("conversation_id", "=", Number(id))
    .orderBy("account_id")
    .execute();
  const mine = participants.find(
    (participant) => actor.kind !== "visitor" && participant.account_id === actor.accountId,
  );
  return (mine ?? participants[0])?.account_id;
}

/** A received enquiry belongs to each business that it went to; to anybody else, to the first of them. */
async function receivedEnquiry(db: Connection, id: Value, actor: Actor): Promise<number | undefined> {
  const recipients = await db
    .selectFrom("enquiry_recipients")
    .select("account_id")
    .where("enquiry_id", "=", Number(id))
    .where("outcome", "=", "sent")
    .orderBy("position")
    .execute();
  const mine = recipients.find(
    (recipient) => actor.kind !== "visitor" && recipient.account_id === actor.accountId,
  );
  return (mine ?? recipients[0])?.account_id;
}

/** A connection belongs to both of its sides; to anybody else, to the business. */
async function eitherSide(
  db: Connection,
  id: number,
  actor: Actor,
  states: ("accepted" | "requested")[],
): Promise<number | undefined> {
  const connection = await db
    .selectFrom("connections")
    .select(["organization_id", "account_id"])
    .where("id", "=", id)
    .where("state", "in", states)
    .executeTakeFirst();
  if (!connection) return undefined;
  const mine = actor.kind !== "visitor" && actor.accountId === connection.organization_id;
  return mine ? connection.organization_id : connection.account_id;
}
