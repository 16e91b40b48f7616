import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Relation } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import type { DomainError } from "../../core/domain-error.ts";
import { isAtLeast, type MemberRole } from "../../core/member-role.ts";
import type { OwnedResource } from "../../modules/ownership/owners.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { type Operation, readContract } from "../contract/contract.ts";
import { type AccessRule, decideAccess, visitorsMayCall } from "./access.ts";
import { makeThings, name, promised, type Request, type Things } from "./testing.ts";

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
let things: Things;

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
  things = await makeThings(server, owner, {
    managers: [people.manager, managerUser, formerManager],
    connected: people.organization,
  });
});
afterAll(() => server.close());

async function actorFor(relation: Relation): Promise<Actor> {
  return relation === "visitor" ? { kind: "visitor" } : actorOf(people[relation]);
}

async function actorOf(person: Person): Promise<Actor> {
  const actor = await server.services.sessions.read(server.db, person.token);
  if (!actor) throw new Error(`${person.email} has no session`);
  return actor;
}

function outcome(rule: AccessRule, relation: Relation, thing: number | string | undefined) {
  return decision(rule, relation, name(rule, thing));
}

async function decision(rule: AccessRule, who: Relation | Person, request: Request) {
  const actor = typeof who === "string" ? await actorFor(who) : await actorOf(who);
  try {
    const access = await decideAccess(server.db, rule, actor, request);
    return { status: 200, view: access.view };
  } catch (error) {
    return { status: (error as DomainError).status };
  }
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
      if (method !== "GET") continue;
      // The specification's one GET that writes for a business.
      expect([id, written.get(id)]).toEqual([id, id === "dismissOnboarding" ? "editor" : "reader"]);
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

  it("leaves the business's first steps to those who edit it", async () => {
    const dismiss = (token: string) => server.get("/accounts/set_onboarding/", { token });
    expect((await dismiss(colleagues.reader.token)).status).toBe(403);
    expect((await dismiss(colleagues.editor.token)).status).toBe(200);
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
