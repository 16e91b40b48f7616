import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "../../testing/server.ts";
import { openPeople } from "./testing.ts";

const { server, call, joined } = await openPeople();
afterAll(() => server.close());

const found = (by: Person, business_name: string, more: object = {}) =>
  call("found_business", { business_name, roles: [5], email_consent: false, ...more }, by);
const me = async (token: string) => (await server.get("/people/me/", { token })).body;

describe("a person who founds another business", () => {
  it("owns it, acts for it in the same session, and goes on with the first in other tabs", async () => {
    const ada = await server.member({ business_name: "Maple Hill" });
    const { status, body } = await found(ada, "  Maple Hill Cider ");
    expect([status, body]).toEqual([
      200,
      {
        token: expect.any(String),
        business_name: "Maple Hill Cider",
        slug: "maple-hill-cider",
        role: "owner",
      },
    ]);
    expect((await me(body.token)).businesses).toMatchObject([
      { business_name: "Maple Hill", current: false, role: "owner" },
      { business_name: "Maple Hill Cider", current: true, role: "owner" },
    ]);
    expect((await me(ada.token)).businesses).toMatchObject([{ current: true }, { current: false }]);
    expect((await server.get("/accounts/session/", { token: ada.token })).status).toBe(200);
    const again = await me(await server.login(ada.email, ada.password));
    expect(again.businesses.find(({ current }: { current: boolean }) => current).business_name).toBe(
      "Maple Hill Cider",
    );
  });

  it("has it published at once, found by search, in the feed by name and in the record", async () => {
    const ada = await server.member();
    const { body } = await found(ada, "Quincewood Cellars");
    const profile = (await server.get(`/accounts/profile_by_slug/?slug=${body.slug}`)).body;
    expect(profile.business_name).toBe("Quincewood Cellars");
    const { hits } = (await server.post("/search/profiles/", { keywords: "quincewood" })).body;
    expect(hits.total.value ?? hits.total).toBe(1);
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", profile.id)
      .select(["operation", "actor_user_id"])
      .execute();
    expect(entries).toEqual([{ operation: "foundBusiness", actor_user_id: ada.userId }]);
  });

  it("gets one of two presses at once, and no second of the same name", async () => {
    const ada = await server.member({ business_name: "Twice Farm" });
    const both = await Promise.all([found(ada, "Twice Cider"), found(ada, "twice cider")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await found(ada, "Twice Farm");
    expect([refused.status, refused.body.errors.business_name]).toEqual([
      409,
      [
        "You are with a business called Twice Farm already. Choose another name, or change to it in the header.",
      ],
    ]);
    expect((await me(ada.token)).businesses).toHaveLength(2);
  });

  it("may be a reader elsewhere, for it is their own right", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "reader");
    const { status, body } = await found(bo, "Bo's Bakery");
    expect([status, body.role]).toEqual([200, "owner"]);
    const contact = await server.post(
      "/accounts/create_contact/",
      { profile_id: ada.accountId, name: "X" },
      bo,
    );
    expect(contact.status).toBe(403);
  });

  it("is no visitor, not support in somebody's name, and nobody while sign-ups are closed", async () => {
    const ada = await server.member();
    expect((await found({ ...ada, token: "" }, "Nobody's")).status).toBe(401);
    const admin = await server.administrator();
    const { token } = (
      await server.post(`/accounts/hijack/${ada.accountId}/`, { reason: "Ticket 7" }, { token: admin.token })
    ).body;
    expect((await found({ ...ada, token }, "Support's")).status).toBe(403);
    expect((await found(ada, " ")).status).toBe(400);
    expect((await found(ada, "A network", { roles: [4] })).status).toBe(400);
    const settings = (open: boolean) =>
      server.post(
        "/administration/update_settings/",
        { registration: { open, en: "", fr: "" } },
        { token: admin.token },
      );
    const closed = await settings(false);
    expect(closed.status, JSON.stringify(closed.body)).toBeLessThan(300);
    expect((await found(ada, "Too late")).status).toBe(403);
    await settings(true);
  });

  it("is with twenty businesses at most", async () => {
    const ada = await server.member();
    for (let n = 2; n <= 20; n++) expect((await found(ada, `Field ${n}`)).status).toBe(200);
    const { status, body } = await found(ada, "Field 21");
    expect([status, body.message]).toEqual([
      409,
      "You are with 20 businesses already, which is as many as one login can have.",
    ]);
  });
});
