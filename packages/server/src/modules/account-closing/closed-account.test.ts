import { afterAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../../testing/server.ts";
import { campaignsJob } from "../campaigns/campaigns.job.ts";
import { lookAfterClosedAccounts } from "./closing.job.ts";
import { DAY, openClosing } from "./testing.ts";

const { server, close, keep, profileOf, write, claims } = await openClosing();
afterAll(() => server.close());

describe("a closed account", () => {
  it("says until when with each login, reads, and writes nothing", async () => {
    const ada = await server.member();
    const ben = await server.member();
    const { closing_until } = (await close(ada)).body;
    const again = { ...ada, token: await server.login(ada.email) };
    expect(await claims(again)).toMatchObject({ closing_until });
    expect((await server.get("/conversations/conversations_by_user/", { token: again.token })).status).toBe(
      200,
    );
    expect((await profileOf(ada, again.token)).status).toBe(200);
    const refused = await write(again, ben, "Are you there?");
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "This account is closed. Keep it to use it again: log in and press “Keep my account”.",
    ]);
    const contact = { profile_id: ada.accountId, name: "Ines Roy" };
    expect((await server.post("/accounts/create_contact/", contact, { token: again.token })).status).toBe(
      403,
    );
    const data = await server.post(
      "/accounts/export_account/",
      { current_password: PASSWORD },
      { token: again.token },
    );
    expect(data.status).toBe(200);
  });

  it("gives a person their other business as ever", async () => {
    const ada = await server.member();
    const ben = await server.colleague(ada, "owner");
    await close(ada);
    expect((await claims(ben)).closing_until).not.toBeNull();
    const own = await server.login(ben.email);
    const session = (await server.get("/accounts/session/", { token: own })).body;
    expect(session.closing_until).toBeNull();
    const contact = { profile_id: session.account_id, name: "Ines Roy" };
    expect((await server.post("/accounts/create_contact/", contact, { token: own })).status).toBe(201);
  });

  it("is shown as closed in conversations, which take no more messages", async () => {
    const [ada, ben] = [await server.member(), await server.member()];
    await write(ada, ben, "Do you need apples?");
    await close(ada);
    const list = (await server.get("/conversations/conversations_by_user/", { token: ben.token })).body;
    expect(list.results).toMatchObject([
      { closed: "closed", last_message: { content: "Do you need apples?" } },
    ]);
    const answer = await write(ben, ada, "Two bushels.");
    expect([answer.status, answer.body.message]).toEqual([
      409,
      "This business has closed its account, so you cannot write to it.",
    ]);
    await keep(ada);
    expect((await write(ben, ada, "Two bushels.")).status).toBe(201);
  });

  it("manages nobody", async () => {
    const network = await server.manager();
    const ada = await server.member();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: ada.accountId,
        requested_by_account_id: ada.accountId,
        manage: true,
        state: "accepted",
      })
      .execute();
    const visible = async () => (await profileOf(ada, network.token)).body.editable;
    expect(await visible()).toBe(true);
    await close(network);
    expect(await visible()).toBe(false);
    await lookAfterClosedAccounts(server.services);
    await lookAfterClosedAccounts(server.services);
    const told = (await server.mails(ada.email)).filter(({ subject }) =>
      subject.includes("has closed its account"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/It cannot do so any\s+more\./);
    await keep(network);
    expect(await visible()).toBe(true);
  });

  it("is marked as closed for the network that it is connected with, in the list and in the spreadsheet", async () => {
    const network = await server.manager();
    const ada = await server.member({ business_name: "Shut Orchard" });
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: ada.accountId,
        requested_by_account_id: ada.accountId,
        manage: true,
        state: "accepted",
      })
      .execute();
    await close(ada);
    const as = { token: network.token };
    const managed = await server.get("/accounts/managed_profiles/", as);
    expect(managed.body.results).toMatchObject([{ business_name: "Shut Orchard", state: "closed" }]);
    const sheet = await server.post("/accounts/export_members/", { accounts: [ada.accountId] }, as);
    expect(sheet.status).toBe(200);
    expect(String(sheet.body)).toContain("Closed");
  });

  it("sends no campaign until it is kept", async () => {
    const network = await server.manager();
    const ada = await server.member();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: ada.accountId,
        requested_by_account_id: ada.accountId,
        state: "accepted",
      })
      .execute();
    const created = await server.post(
      "/campaigns/",
      {
        kind: "message",
        content: "Market day on Saturday",
        accounts: [ada.accountId],
        send_at: new Date(server.clock.now().getTime() + DAY).toISOString(),
      },
      { token: network.token },
    );
    expect(created.status).toBe(201);
    await close(network);
    server.clock.advance(2 * DAY);
    await campaignsJob.run(server.services);
    const state = async () =>
      (
        await server.db
          .selectFrom("campaigns")
          .where("id", "=", created.body.id)
          .select("state")
          .executeTakeFirstOrThrow()
      ).state;
    expect(await state()).toBe("running");
    const back = { ...network, token: await server.login(network.email) };
    await keep(back);
    await campaignsJob.run(server.services);
    expect(await state()).toBe("finished");
  });

  it("mails its owner when it closes and seven days before the end, and nothing else", async () => {
    const ada = await server.member({ business_name: "Plum Ridge" });
    const ben = await server.member();
    await write(ben, ada, "Do you have plums?");
    await close(ada);
    const subjects = async () => (await server.mails(ada.email)).map(({ subject }) => subject);
    expect((await subjects()).at(-1)).toBe("The account of Plum Ridge is closed");
    server.clock.advance(22 * DAY);
    await lookAfterClosedAccounts(server.services);
    expect((await subjects()).at(-1)).toBe("The account of Plum Ridge is closed");
    server.clock.advance(DAY + 1000);
    await Promise.all([lookAfterClosedAccounts(server.services), lookAfterClosedAccounts(server.services)]);
    const after = (await subjects()).slice(
      (await subjects()).indexOf("The account of Plum Ridge is closed") + 1,
    );
    expect(after).toEqual([
      expect.stringMatching(/^The account of Plum Ridge is erased on \w+\.? \d+, \d{4}$/),
    ]);
    expect((await server.mails(ada.email)).at(-1)?.text).toContain("/settings#close");
  });
});
