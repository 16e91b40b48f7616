import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, firstCategory, photoJson } from "../accounts/account-cards.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";
import { certificatesOfAccount } from "../certificates/certificate-json.ts";
import { pairKey } from "../messages/pair-key.ts";
import { AVAILABILITY_COLUMNS } from "../products/availability.ts";

/** Members of a network that its profile names; the rest is a list of its own. */
const MEMBERS_SHOWN = 100;

/** Everything that a profile page may show, in one statement. */
export async function readProfile(connection: Connection, accountId: number) {
  return await connection
    .selectFrom("accounts as a")
    .where("a.id", "=", accountId)
    .selectAll("a")
    .select((eb) => [
      photoJson("a").as("photo"),
      sql<string[]>`array(select business_type from account_business_types t where t.account_id = a.id
        order by position, business_type)`.as("business_types"),
      sql<
        number[]
      >`array(select code::int from role_requests q where q.account_id = a.id and q.state = 'pending')`.as(
        "pending_roles",
      ),
      jsonArrayFrom(
        eb
          .selectFrom("roles as r")
          .whereRef("r.account_id", "=", "a.id")
          .orderBy("r.id")
          .select(["r.id", "r.code"])
          .select((role) => [
            jsonObjectFrom(
              role.selectFrom("role_details as d").whereRef("d.role_id", "=", "r.id").selectAll("d"),
            ).as("details"),
            jsonObjectFrom(
              role.selectFrom("vendor_highlights as h").whereRef("h.role_id", "=", "r.id").selectAll("h"),
            ).as("highlights"),
            jsonArrayFrom(
              role
                .selectFrom("checklists as c")
                .whereRef("c.role_id", "=", "r.id")
                .select(["c.id", "c.kind", "c.keys"]),
            ).as("checklists"),
            jsonArrayFrom(
              role
                .selectFrom("products as p")
                .whereRef("p.role_id", "=", "r.id")
                .orderBy("p.category_order")
                .orderBy("p.position")
                .orderBy("p.id")
                .select([
                  "p.id",
                  "p.name",
                  "p.name_translation",
                  "p.category",
                  "p.parent_id as parent",
                  "p.category_order",
                  "p.position",
                  "p.role_id",
                  ...AVAILABILITY_COLUMNS.map((column) => `p.${column}` as const),
                ]),
            ).as("products"),
          ]),
      ).as("roles"),
      jsonArrayFrom(
        eb
          .selectFrom("contacts as c")
          .whereRef("c.account_id", "=", "a.id")
          .orderBy("c.id")
          .select(["c.id", "c.name", "c.position", "c.phone", "c.fax", "c.cell", "c.email"]),
      ).as("contacts"),
      jsonArrayFrom(
        eb
          .selectFrom("addresses as l")
          .whereRef("l.account_id", "=", "a.id")
          .orderBy("l.id")
          .select([
            "l.id",
            "l.description",
            "l.address_1",
            "l.address_2",
            "l.city",
            "l.province",
            "l.postal_code",
            "l.country",
            "l.phone",
          ]),
      ).as("addresses"),
      jsonArrayFrom(
        eb
          .selectFrom("gallery_photos as g")
          .innerJoin("images as i", "i.key", "g.image_key")
          .whereRef("g.account_id", "=", "a.id")
          .orderBy("g.id")
          .select(["g.id", "g.in_vendor_gallery", "g.in_b2b_gallery", "i.key", "i.width", "i.height"]),
      ).as("gallery"),
      jsonArrayFrom(
        eb
          .selectFrom("files as f")
          .whereRef("f.account_id", "=", "a.id")
          .where("f.attached", "=", true)
          .where("f.public", "=", true)
          .orderBy("f.id")
          .select(["f.id", "f.name", "f.size", "f.media_type"]),
      ).as("files"),
      jsonArrayFrom(
        eb
          .selectFrom("account_users as u")
          .whereRef("u.account_id", "=", "a.id")
          .orderBy("u.id")
          .select(["u.id", "u.email", "u.is_admin", "u.first_name", "u.last_name"]),
      ).as("users"),
      sql<Date | null>`(select max(u.last_login_at) from account_users u where u.account_id = a.id)`.as(
        "last_login_at",
      ),
      certificatesOfAccount.as("certificates"),
      jsonObjectFrom(
        eb
          .selectFrom("reply_times as y")
          .whereRef("y.account_id", "=", "a.id")
          .select(["y.conversations", "y.asked", "y.answered", "y.median_seconds", "y.computed_at"]),
      ).as("reply_times"),
      connectedJson(accountId, "account_id", "organization_id").as("organizations"),
      connectedJson(accountId, "organization_id", "account_id").as("members"),
      sql<number>`(select count(*)::int from connections c join accounts o on o.id = c.account_id
        where c.organization_id = ${accountId} and c.state = 'accepted' and o.published_at is not null)`.as(
        "members_total",
      ),
    ])
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof readProfile>>>;

export interface ConnectedJson {
  connection_id: number;
  id: number;
  slug: string;
  business_name: string;
  photo: CardRow["photo"];
  product_category: number | null;
  /** A membership in a network; false for what a manager user was granted. */
  in_network: boolean;
}

/**
 * The published businesses at the other end of an account's accepted connections. The account is named by its id: only then is a
 * network of thousands planned for what it is.
 */
function connectedJson(
  accountId: number,
  own: "account_id" | "organization_id",
  other: "account_id" | "organization_id",
) {
  // Names and ids come from the index of names; the rest is looked up for those that are shown.
  return sql<ConnectedJson[]>`coalesce((select json_agg(x) from (
      select s.connection_id, o.id, o.slug, o.business_name, ${photoJson("o")} as photo, ${firstCategory("o")} as product_category,
        exists (select from roles r where r.account_id = s.organization_id and r.code = ${ORGANIZATION}) as in_network
      from (
        select c.id as connection_id, c.organization_id, n.id, n.name_key
        from connections c join accounts n on n.id = c.${sql.ref(other)}
        where c.${sql.ref(own)} = ${accountId} and c.state = 'accepted' and n.published_at is not null
        order by n.name_key, n.id limit ${MEMBERS_SHOWN}
      ) s join accounts o on o.id = s.id
      order by s.name_key, s.id
    ) x), '[]')`;
}

/** Since when the conversation between two accounts is blocked by either. */
export async function findSilenced(connection: Connection, a: number, b: number): Promise<Date | null> {
  const row = await connection
    .selectFrom("conversations as c")
    .innerJoin("conversation_participants as p", "p.conversation_id", "c.id")
    .where("c.pair_key", "=", pairKey(a, b))
    .where("p.silenced_at", "is not", null)
    .select((eb) => eb.fn.min("p.silenced_at").as("silenced_at"))
    .executeTakeFirst();
  return row?.silenced_at ?? null;
}

/** The request or connection between two accounts, whichever of them is the network. */
export async function findConnection(connection: Connection, a: number, b: number) {
  return await connection
    .selectFrom("connections")
    .where("state", "in", ["requested", "accepted"])
    .where((eb) =>
      eb.or([
        eb.and([eb("organization_id", "=", a), eb("account_id", "=", b)]),
        eb.and([eb("organization_id", "=", b), eb("account_id", "=", a)]),
      ]),
    )
    .orderBy("state")
    .select(["id", "state", "manage", "requested_by_account_id"])
    .executeTakeFirst();
}

/** Whether a person gets reminders of the business's certificates. */
export async function wantsReminders(
  connection: Connection,
  { userId, accountId }: { userId: number; accountId: number },
): Promise<boolean> {
  const { rows } = await sql<{
    wanted: boolean;
  }>`select coalesce(n.enable, m.email_consent_at is not null) as wanted
    from memberships m
    left join notification_preferences n on n.account_id = m.account_id and n.user_id = m.user_id and n.verb = 12
    where m.account_id = ${accountId} and m.user_id = ${userId}`.execute(connection);
  return rows[0]?.wanted ?? false;
}
