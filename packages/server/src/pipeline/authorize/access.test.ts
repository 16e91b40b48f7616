import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Relation } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import type { DomainError } from "../../core/domain-error.ts";
import { isAtLeast, type MemberRole } from "../../core/member-role.ts";
import type { OwnedResource } from "../../modules/ownership/owners.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { type Operation, readContract } from "../contract/contract.ts";
import { type AccessRule, decideAccess, visitorsMayCall } from "./access.ts";

const operations = readContract();
const relations: Relation[] = ["visitor", "self", "other", "manager", "organization", "admin"];

let server: TestServer;
let owner: Person;
let people: Record<Exclude<Relation, "visitor">, Person>;
/** Manages without being an organization. */
let managerUser: Person;
/** Did so until the office was taken away; what was granted is still in the database. */
let formerManager: Person;
/** One thing of each kind, all of the owner's. */
let things: Record<OwnedResource, number | string>;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ roles: [6] });
  people = {
    self: owner,
    other: await server.member(),
    manager: await server.manager(),
    organization: await server.manager(),
    admin: await server.administrator(),
  };
  managerUser = await server.managerUser();
  formerManager = await server.member();
  things = await makeThings();
});
afterAll(() => server.close());

async function makeThings(): Promise<Record<OwnedResource, number | string>> {
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
  await connect(people.manager, true);
  await connect(managerUser, true);
  await connect(formerManager, true);
  const connection = await connect(people.organization, false);
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

async function actorFor(relation: Relation): Promise<Actor> {
  return relation === "visitor" ? { kind: "visitor" } : actorOf(people[relation]);
}

async function actorOf(person: Person): Promise<Actor> {
  const actor = await server.services.sessions.read(server.db, person.token);
  if (!actor) throw new Error(`${person.email} has no session`);
  return actor;
}

/** What a request looks like that names the owner's thing where the rule looks for it. */
function name({ owner: where }: AccessRule, thing: number | string | undefined) {
  const field = where.name ?? "";
  const named = field.startsWith("[].") ? [{ [field.slice(3)]: thing }] : { [field]: thing };
  return {
    body: where.in === "body" ? named : undefined,
    query: where.in === "query" ? named : {},
    params: where.in === "path" ? named : {},
  };
}

function outcome(rule: AccessRule, relation: Relation, thing: number | string | undefined) {
  return decision(rule, relation, name(rule, thing));
}

type Request = Parameters<typeof decideAccess>[3];

async function decision(rule: AccessRule, who: Relation | Person, request: Request) {
  const actor = typeof who === "string" ? await actorFor(who) : await actorOf(who);
  try {
    const access = await decideAccess(server.db, rule, actor, request);
    return { status: 200, view: access.view };
  } catch (error) {
    return { status: (error as DomainError).status };
  }
}

/** What openapi.yaml promises for this kind of caller. */
function promised(rule: AccessRule, relation: Relation, isManager: boolean) {
  const decision = rule.actors[relation];
  if (decision === "public") return { status: 200, view: "public" };
  if (decision === "deny" || (decision === "is_manager" && !isManager)) {
    return { status: relation === "visitor" ? 401 : rule.hidden ? 404 : 403 };
  }
  return { status: 200, view: "full" };
}

/** A connection belongs to both sides; every other account is a stranger to it. */
const sidesOnly = new Set<OwnedResource>(["connection"]);

describe("calls that name a thing are open to exactly those whom the contract lets in", () => {
  const naming = operations.filter(({ access }) => !["none", "session"].includes(access.owner.in));

  it.each(naming.map((operation) => [operation.id, operation] as const))("%s", async (_id, { access }) => {
    const kind = access.owner.kind as OwnedResource;
    for (const relation of relations) {
      // The network's own side of a connection counts as its owner.
      const as = sidesOnly.has(kind) && relation === "organization" ? "self" : relation;
      const expected = promised(access, as, ["manager", "organization"].includes(relation));
      expect([relation, await outcome(access, relation, things[kind])]).toEqual([relation, expected]);
    }
  });

  it.each(naming.map((operation) => [operation.id, operation] as const))(
    "%s, as a manager for a manager user, and as a stranger for a former one",
    async (_id, { access }) => {
      const request = name(access, things[access.owner.kind as OwnedResource]);
      expect(await decision(access, managerUser, request)).toEqual(promised(access, "manager", true));
      expect(await decision(access, formerManager, request)).toEqual(promised(access, "other", false));
    },
  );

  it.each(naming.map((operation) => [operation.id, operation] as const))(
    "%s answers 404 for missing things, to callers who may use the operation",
    async (_id, { access }) => {
      const absent = access.owner.kind === "network" ? "no-such-network" : 999_999;
      const expected = access.actors.visitor === "deny" ? 401 : 404;
      expect((await outcome(access, "visitor", absent)).status).toBe(expected);
      expect((await outcome(access, "admin", absent)).status).toBe(404);
    },
  );
});

describe("calls that name nothing are open to exactly those whom the contract lets in", () => {
  const cases = operations
    .filter(({ access }) => ["none", "session"].includes(access.owner.in))
    .flatMap(({ id, access }) => [
      { call: id as string, access, promise: access, fields: {} },
      ...(access.variants ?? []).map(({ when, actors }) => ({
        call: `${id} with ${when.name}: ${when.equals}`,
        access,
        promise: { ...access, actors },
        fields: { [when.name]: when.equals },
      })),
    ]);

  it.each(cases)("$call", async ({ access, promise, fields }) => {
    for (const relation of relations) {
      // A request that names no owner is about the caller.
      const as = relation === "visitor" || relation === "admin" ? relation : "self";
      const expected = promised(promise, as, ["manager", "organization"].includes(relation));
      const request = { body: fields, query: fields, params: {} };
      expect([relation, await decision(access, relation, request)]).toEqual([relation, expected]);
    }
  });
});

describe("a call that needs a signed-in caller", () => {
  const closed = operations.filter(({ access }) => !visitorsMayCall(access));
  const fill = ({ url }: Operation) => url.replaceAll(/:\w+/g, "1").replace("/api/v1", "");

  it.each(closed.map((operation) => [operation.id, operation] as const))(
    "%s answers 401 without a token",
    async (_id, operation) => {
      const { status } = await server.request(operation.method, fill(operation));
      expect(status).toBe(401);
    },
  );

  it.each(closed.map((operation) => [operation.id, operation] as const))(
    "%s answers 401 to a made-up token",
    async (_id, operation) => {
      const { status } = await server.request(operation.method, fill(operation), { token: "made.up.token" });
      expect(status).toBe(401);
    },
  );
});

describe("what people may do for a business by their role", () => {
  const roles: MemberRole[] = ["owner", "editor", "reader"];
  let colleagues: Record<MemberRole, Person>;
  beforeAll(async () => {
    colleagues = {
      owner: await server.colleague(owner, "owner"),
      editor: await server.colleague(owner, "editor"),
      reader: await server.colleague(owner, "reader"),
    };
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s is open to those whose role suffices, as far as to the business itself",
    async (_id, { access }) => {
      const named = !["none", "session"].includes(access.owner.in);
      const request = named
        ? name(access, things[access.owner.kind as OwnedResource])
        : { body: {}, query: {}, params: {} };
      const allowed = promised(access, "self", false);
      const refused = { status: 403 };
      for (const role of roles) {
        const expected = isAtLeast(role, access.role) ? allowed : refused;
        const got = await decision(access, colleagues[role], request);
        expect([role, got.status]).toEqual([role, expected.status]);
      }
    },
  );

  it("lets readers call by default what reads alone", () => {
    const written = new Map(operations.map(({ id, access }) => [id, access.role]));
    for (const { method, id } of operations) {
      if (method === "GET") expect([id, written.get(id)]).toEqual([id, "reader"]);
    }
    expect([written.get("createClassified"), written.get("exportAccount")]).toEqual(["editor", "owner"]);
  });

  it("says to a reader whom to ask", async () => {
    const { status, body } = await server.post(
      "/accounts/delete_contact/",
      { id: things.contact },
      { token: colleagues.reader.token },
    );
    expect([status, body.message]).toEqual([
      403,
      "Your role in this business does not allow that. Ask one of its owners.",
    ]);
  });

  it("needs no role for what administrators do as such, and one for what they do as their business", async () => {
    const office = await server.administrator();
    await server.db
      .insertInto("memberships")
      .values({ user_id: office.userId, account_id: owner.accountId, role: "reader", created_at: new Date() })
      .execute();
    const { sessions } = server.services;
    const token = await sessions.open(server.db, office.userId, { accountId: owner.accountId });
    const asReader = { ...office, token };
    const rule = (id: string) => operations.find((operation) => operation.id === id)?.access as AccessRule;
    expect(
      await decision(rule("updateAccount"), asReader, name(rule("updateAccount"), owner.accountId)),
    ).toEqual({
      status: 200,
      view: "full",
    });
    expect(
      await decision(rule("deleteContact"), asReader, name(rule("deleteContact"), things.contact)),
    ).toEqual({
      status: 403,
    });
  });

  it("ends with the membership, at once, and leaves the person's own business alone", async () => {
    const gone = await server.colleague(owner, "owner");
    const atHome = await server.login(gone.email, gone.password);
    expect((await server.get("/accounts/session/", { token: gone.token })).body.account_id).toBe(
      owner.accountId,
    );
    await server.db
      .deleteFrom("memberships")
      .where("user_id", "=", gone.userId)
      .where("account_id", "=", owner.accountId)
      .execute();
    expect((await server.get("/accounts/session/", { token: gone.token })).status).toBe(401);
    const { body } = await server.get("/accounts/session/", { token: atHome });
    expect([body.role, body.account_id === owner.accountId]).toEqual(["owner", false]);
  });
});

describe("another account's id", () => {
  it("never gives access to another account's things, in any field of a request", async () => {
    const { token } = people.other;
    const tries: [string, object][] = [
      ["/accounts/profile_by_id/", { id: owner.accountId }],
      ["/accounts/delete_classified/", { classified_id: things.classified }],
    ];
    for (const [path, body] of tries) expect((await server.post(path, body, { token })).status).toBe(403);
  });
});
