import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DomainError } from "../../core/domain-error.ts";
import type { OwnedResource } from "../../modules/ownership/owners.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import { type Operation, readContract } from "../contract/contract.ts";
import { decideAccess } from "./access.ts";
import { makeThings, name, promised, type Things } from "./testing.ts";

const operations = readContract();

let server: TestServer;
let owner: Person;
let things: Things;
/** Was an owner of the business until now: a token of it, and one of the business that they have of their own. */
let former: Person;
let atHome: string;
/** The token of an invitation that they sent while they were there. */
let invitation: string;

const mailTo = async (email: string) => (await server.mails(email)).at(-1)?.text ?? "";
const tokenIn = (text: string) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? "";

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ roles: [6], business_name: "Shared Orchard" });
  const [manager, network] = [await server.manager(), await server.manager()];
  things = await makeThings(server, owner, { managers: [manager], connected: network });
  former = await server.colleague(owner, "owner");
  atHome = await server.login(former.email, former.password);
  const invited = await server.post(
    "/people/invite/",
    { email: "accomplice@farm.example", role: "editor" },
    { token: former.token },
  );
  expect(invited.status, JSON.stringify(invited.body)).toBe(200);
  invitation = tokenIn(await mailTo("accomplice@farm.example"));
  const { people } = (await server.get("/people/", { token: owner.token })).body;
  const { id } = people.find(({ email }: { email: string }) => email === former.email);
  const removed = await server.post(
    "/people/remove/",
    { id, current_password: PASSWORD },
    { token: owner.token },
  );
  expect(removed.status).toBe(204);
});
afterAll(() => server.close());

const fill = ({ url }: Operation) => url.replaceAll(/:\w+/g, "1").replace("/api/v1", "");
const naming = operations.filter(({ access }) => !["none", "session"].includes(access.owner.in));

describe("somebody who was taken off a business", () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    "cannot call %s with the token of their open tab, and reads why",
    async (_id, operation) => {
      const { status, body } = await server.request(operation.method, fill(operation), {
        token: former.token,
      });
      expect([status, body.message]).toEqual([
        401,
        "You are not with Shared Orchard any more. Please log in again.",
      ]);
    },
  );

  it.each(naming.map((operation) => [operation.id, operation] as const))(
    "calls %s as any stranger, from the business that they have of their own",
    async (_id, { access }) => {
      const actor = await server.services.sessions.read(server.db, atHome);
      if (!actor) throw new Error("Their own business has no session");
      const request = name(access, things[access.owner.kind as OwnedResource]);
      const got = await decideAccess(server.db, access, actor, request).then(
        ({ view }) => ({ status: 200, view }),
        (error: DomainError) => ({ status: error.status }),
      );
      expect(got).toEqual(promised(access, "other", false));
    },
  );

  it("has no token made for the business from any that they hold", async () => {
    const tries: [path: string, body: object | undefined, token: string][] = [
      ["/accounts/refresh/", undefined, former.token],
      ["/people/switch/", { account_id: owner.accountId }, former.token],
      ["/people/switch/", { account_id: owner.accountId }, atHome],
    ];
    const statuses = await Promise.all(
      tries.map(async ([path, body, token]) => (await server.post(path, body, { token })).status),
    );
    expect(statuses).toEqual([401, 401, 404]);
    const { body } = await server.get("/accounts/session/", {
      token: await server.login(former.email, former.password),
    });
    expect(body.account_id).not.toBe(owner.accountId);
  });

  it("brings nobody in by an invitation that they sent", async () => {
    expect(invitation).not.toBe("");
    const { status, body } = await server.post("/people/accept_invitation/", {
      token: invitation,
      first_name: "A",
      last_name: "B",
      password: PASSWORD,
    });
    expect([status, body.message]).toEqual([400, expect.stringContaining("withdrawn")]);
  });

  it("reads no mails about it any more", async () => {
    const before = (await server.mails(former.email)).length;
    const writer = await server.member();
    const sent = await server.post(
      "/conversations/send_message/",
      { recipient: owner.accountId, content: "Do you have pears?" },
      { token: writer.token },
    );
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
    expect((await server.mails(former.email)).length).toBe(before);
  });
});
