import type { Relation } from "../../core/access.ts";
import type { OwnedResource } from "../../modules/ownership/owners.ts";
import type { Person, TestServer } from "../../testing/server.ts";
import type { AccessRule, decideAccess } from "./access.ts";

export type Things = Record<OwnedResource, number | string>;
export type Request = Parameters<typeof decideAccess>[3];

/** One thing of each kind, all of the owner's, who has granted managing to some networks and is connected with another. */
export async function makeThings(
  server: TestServer,
  owner: Person,
  { managers, connected }: { managers: readonly Person[]; connected: Person },
): Promise<Things> {
  const { db } = server;
  const mine = { account_id: owner.accountId };
  const connect = (organization: Person, manage: boolean) =>
    db
      .insertInto("connections")
      .values({
        ...mine,
        organization_id: organization.accountId,
        requested_by_account_id: owner.accountId,
        manage,
        state: "accepted",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  for (const manager of managers) await connect(manager, true);
  const connection = await connect(connected, false);
  const role = await db
    .selectFrom("roles")
    .select("id")
    .where("account_id", "=", owner.accountId)
    .executeTakeFirstOrThrow();
  const highlight = await db
    .selectFrom("vendor_highlights")
    .select("id")
    .where("role_id", "=", role.id)
    .executeTakeFirstOrThrow();
  const checklist = await db
    .insertInto("checklists")
    .values({ role_id: role.id, kind: "payment_methods" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const product = await db
    .insertInto("products")
    .values({ role_id: role.id, category: 4, name: "Apples", name_key: "apples" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const contact = await db.insertInto("contacts").values(mine).returning("id").executeTakeFirstOrThrow();
  const address = await db.insertInto("addresses").values(mine).returning("id").executeTakeFirstOrThrow();
  const certificate = await db
    .insertInto("certificates")
    .values({
      ...mine,
      kind: "haccp",
      issuer: "NSF",
      number: "1",
      expires_on: "2099-12-31",
      created_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("images").values({ key: "k", width: 1, height: 1 }).execute();
  const photo = await db
    .insertInto("gallery_photos")
    .values({ ...mine, image_key: "k", position: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const classified = await db
    .insertInto("classifieds")
    .values({
      ...mine,
      title: "Cider",
      description: "40 cases",
      looking_for: false,
      category: 7,
      needed_by: new Date(Date.now() + 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const file = await db
    .insertInto("files")
    .values({
      ...mine,
      name: "a.pdf",
      media_type: "application/pdf",
      size: 1,
      sha256: "0",
      storage_key: "k",
      public: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const conversation = await db
    .insertInto("conversations")
    .values({ pair_key: `${owner.accountId}:0` })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("conversation_participants")
    .values({ ...mine, conversation_id: conversation.id })
    .execute();
  const campaign = await db
    .insertInto("campaigns")
    .values({ sender_account_id: owner.accountId, content: "Hello", recipients: 1, kind: "message" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const recipientGroup = await db
    .insertInto("recipient_groups")
    .values({ ...mine, name: "Vendors", created_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const savedSearch = await db
    .insertInto("saved_searches")
    .values({
      ...mine,
      user_id: owner.userId,
      kind: "profiles",
      name: "Cider",
      search: JSON.stringify({ keywords: "cider" }),
      search_key: "cider",
      frequency: "never",
      frequency_chosen_at: new Date(),
      seen_at: new Date(),
      created_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const favouriteList = await db
    .insertInto("favourite_lists")
    .values({ ...mine, name: "Cider", seen_at: new Date(), created_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const favourite = await db
    .insertInto("favourites")
    .values({ list_id: favouriteList.id, classified_id: classified.id, added_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const enquiry = async (sender: number, recipient: number) => {
    const { id } = await db
      .insertInto("enquiries")
      .values({
        sender_account_id: sender,
        product: "Cider",
        delivery: "either",
        content: "",
        created_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("enquiry_recipients")
      .values({ enquiry_id: id, account_id: recipient, position: 0, outcome: "sent" })
      .execute();
    return id;
  };
  const stranger = await server.member();
  const person = await server.colleague(owner, "reader");
  const { id: membership } = await db
    .selectFrom("memberships")
    .select("id")
    .where("user_id", "=", person.userId)
    .where("account_id", "=", owner.accountId)
    .executeTakeFirstOrThrow();
  const invitation = await db
    .insertInto("invitations")
    .values({
      ...mine,
      email: "bo@maplehill.example",
      role: "editor",
      language: "en-CA",
      token_hash: "0",
      invited_by_user_id: owner.userId,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    person: membership,
    invitation: invitation.id,
    enquiry: await enquiry(owner.accountId, stranger.accountId),
    received_enquiry: await enquiry(stranger.accountId, owner.accountId),
    account: owner.accountId,
    profile: owner.accountId,
    network: owner.slug,
    role: role.id,
    checklist: checklist.id,
    highlight: highlight.id,
    product: product.id,
    contact: contact.id,
    address: address.id,
    certificate: certificate.id,
    photo: photo.id,
    classified: classified.id,
    classified_page: classified.id,
    file: file.id,
    mass_message: campaign.id,
    campaign: campaign.id,
    recipient_group: recipientGroup.id,
    saved_search: savedSearch.id,
    favourite_list: favouriteList.id,
    favourite: favourite.id,
    conversation: conversation.id,
    connection: connection.id,
    connection_request: connection.id,
  };
}

/** What a request looks like that names the owner's thing where the rule looks for it. */
export function name({ owner: where }: AccessRule, thing: number | string | undefined) {
  const field = where.name ?? "";
  const named = field.startsWith("[].") ? [{ [field.slice(3)]: thing }] : { [field]: thing };
  return {
    body: where.in === "body" ? named : undefined,
    query: where.in === "query" ? named : {},
    params: where.in === "path" ? named : {},
  };
}

/** What openapi.yaml promises for this kind of caller. */
export function promised(rule: AccessRule, relation: Relation, isManager: boolean) {
  const decision = rule.actors[relation];
  if (decision === "public") return { status: 200, view: "public" };
  if (decision === "deny" || (decision === "is_manager" && !isManager)) {
    return { status: relation === "visitor" ? 401 : rule.hidden ? 404 : 403 };
  }
  return { status: 200, view: "full" };
}
