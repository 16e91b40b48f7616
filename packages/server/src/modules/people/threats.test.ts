import { afterAll, describe, expect, it } from "vitest";
import { PASSWORD, type Person } from "../../testing/server.ts";
import { openPeople } from "./testing.ts";

const { server, call, list, invite, tokenFor, accept, joined, numberOf } = await openPeople();
afterAll(() => server.close());

const confirmation = { current_password: PASSWORD };
const subjects = async ({ email }: Person) => (await server.mails(email)).map(({ subject }) => subject);

describe("a stolen token", () => {
  /** What somebody with a copy of a token tries. */
  const attempts = async (token: string) => {
    const contact = { profile_id: 1, name: "Ines Roy" };
    const calls: [method: string, path: string, body?: object][] = [
      ["GET", "/accounts/session/"],
      ["GET", "/accounts/sessions/"],
      ["GET", "/conversations/conversations_by_user/"],
      ["POST", "/accounts/refresh/"],
      ["POST", "/accounts/create_contact/", contact],
      ["POST", "/accounts/end_other_sessions/"],
      ["POST", "/accounts/update_user/", { ...confirmation, password: "thief#2026" }],
      ["POST", "/people/invite/", { email: "thief@farm.example", role: "editor" }],
      ["POST", "/people/switch/", { account_id: 1 }],
    ];
    const answers: number[] = [];
    for (const [method, path, body] of calls)
      answers.push((await server.request(method, path, { token, body })).status);
    return answers;
  };

  it("opens nothing any more once its owner has logged out everywhere, nor does one that was made of it", async () => {
    const ada = await server.member();
    const stolen = ada.token;
    const made = (await server.post("/accounts/refresh/", undefined, { token: stolen })).body.token;
    const own = await server.login(ada.email);
    expect((await server.get("/accounts/session/", { token: made })).status).toBe(200);
    expect((await server.post("/accounts/end_other_sessions/", undefined, { token: own })).status).toBe(204);
    for (const token of [stolen, made]) expect(new Set(await attempts(token))).toEqual(new Set([401]));
    expect((await server.get("/accounts/session/", { token: own })).status).toBe(200);
    expect(await server.login(ada.email)).toBeTruthy();
  });

  it("takes over neither the login nor the business without the password", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "editor");
    const guess = { current_password: "guessed#2026" };
    const id = await numberOf(ada, bo);
    const refused: [path: string, body: object][] = [
      ["/accounts/update_user/", { email: "thief@farm.example" }],
      ["/accounts/update_user/", { password: "thief#2026" }],
      ["/accounts/begin_totp/", {}],
      ["/accounts/begin_passkey/", {}],
      ["/accounts/close_account/", {}],
      ["/accounts/export_account/", {}],
      ["/people/invite/", { email: "thief@farm.example", role: "owner" }],
      ["/people/change_role/", { id, role: "owner" }],
      ["/people/remove/", { id }],
    ];
    for (const [path, body] of refused) {
      for (const proof of [{}, guess]) {
        const { status } = await server.post(path, { ...body, ...proof }, { token: ada.token });
        expect([path, status]).toEqual([path, 400]);
      }
    }
    expect(await server.login(ada.email)).toBeTruthy();
    expect((await list(ada)).people).toHaveLength(2);
    expect(await server.mails("thief@farm.example")).toEqual([]);
  });
});

describe("a hostile co-owner", () => {
  async function owners(): Promise<{ ada: Person; bea: Person }> {
    const ada = await server.member({ business_name: "Shared Orchard" });
    const bea = await server.member({ first_name: "Bea", last_name: "Roy" });
    await invite(ada, bea.email, "owner", confirmation);
    const { body } = await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
    return { ada, bea: { ...bea, accountId: ada.accountId, token: body.token } };
  }

  it("changes their own login only, whatever they name", async () => {
    const { ada, bea } = await owners();
    const others = { current_email: ada.email, email: "taken@farm.example", ...confirmation };
    expect((await server.post("/accounts/update_user/", others, { token: bea.token })).status).toBe(400);
    const password = "hostile#2026";
    const changed = await server.post(
      "/accounts/update_user/",
      { ...confirmation, password },
      { token: bea.token },
    );
    expect(changed.status).toBe(200);
    expect(await server.login(ada.email)).toBeTruthy();
    expect(await server.login(bea.email, password)).toBeTruthy();
    const reset = { account_id: ada.accountId, reason: "They are locked out" };
    const by = { token: changed.body.token };
    expect((await server.post("/accounts/reset_second_factors/", reset, by)).status).toBe(403);
    expect((await server.get("/accounts/session/", { token: ada.token })).status).toBe(200);
  });

  it("takes the founder off in sight of both, remains as the last owner, and can be taken off by support", async () => {
    const { ada, bea } = await owners();
    const founder = await numberOf(bea, ada);
    expect((await call("remove", { id: founder, ...confirmation }, bea)).status).toBe(204);
    expect(await subjects(ada)).toContain("You are not with Shared Orchard any more");
    expect(await subjects(bea)).toContain("Ada Okafor is not with Shared Orchard any more");
    expect((await call("leave", undefined, bea)).status).toBe(409);
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", bea.accountId)
      .select(["operation", "actor_user_id"])
      .execute();
    expect(entries).toContainEqual({ operation: "removePerson", actor_user_id: bea.userId });

    // Support gives the business back to whoever has proved that it is theirs.
    const admin = await server.administrator();
    const asked = { email: ada.email, role: "owner", account_id: bea.accountId };
    expect((await call("invite", asked, admin)).status).toBe(200);
    const back = await accept(await tokenFor(ada.email));
    expect(back.status).toBe(200);
    const hostile = await numberOf({ ...ada, token: back.body.token }, bea);
    expect((await call("remove", { id: hostile }, admin)).status).toBe(204);
    expect((await server.get("/accounts/session/", { token: bea.token })).status).toBe(401);
    expect(await subjects(bea)).toContain("You are not with Shared Orchard any more");
  });
});
