import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, hours } from "../../core/clock.ts";
import type { Person } from "../../testing/server.ts";
import { notificationsJob } from "../notifications/notifications.dispatch.ts";
import {
  type CampaignNetworks,
  campaignCalls,
  forgetCampaigns,
  ids,
  join,
  message,
  openCampaignNetworks,
  received,
} from "./testing.ts";

let server: CampaignNetworks["server"];
let network: CampaignNetworks["network"];
let otherNetwork: CampaignNetworks["otherNetwork"];
let members: CampaignNetworks["members"];
let stranger: CampaignNetworks["stranger"];
beforeAll(async () => {
  ({ server, network, otherNetwork, members, stranger } = await openCampaignNetworks());
});
afterAll(() => server.close());
beforeEach(() => forgetCampaigns(server));

const { run, create, read, outcomes, change, unclaimed } = campaignCalls(() => server);

describe("a campaign", () => {
  it("is fixed when it is written, and sent by the server, once to each", async () => {
    const made = await create(network, message({ accounts: ids(...members) }));
    expect(made).toMatchObject({
      status: 201,
      body: { kind: "message", state: "sending", recipients: 3, counts: [{ outcome: "waiting", count: 3 }] },
    });
    for (const member of members) expect(await received(server, member)).toEqual([]);
    await Promise.all([run(), run()]);
    await run();
    for (const member of members) expect(await received(server, member)).toEqual(["The fair is on May 2."]);
    expect(await read(network, made.body.id)).toMatchObject({
      state: "finished",
      counts: [{ outcome: "sent", count: 3 }],
      finished_at: expect.any(String),
    });
    const list = await server.get("/campaigns/", { token: network.token });
    expect(list.body).toMatchObject({ count: 1, results: [{ id: made.body.id, state: "finished" }] });
  });

  it("is made once for each key", async () => {
    const body = message({ accounts: ids(...members) });
    const made = await Promise.all(Array.from({ length: 5 }, () => create(network, body, "one-key-for-all")));
    expect(new Set(made.map((each) => each.body.id)).size).toBe(1);
    await run();
    expect(await received(server, members[0])).toHaveLength(1);
  });

  it("goes to whom a query names, of the sender's own network", async () => {
    const made = await create(network, message({ where: "role = processor or name = 'cedar cidery'" }));
    await run();
    expect(await outcomes(network, made.body.id)).toEqual([
      ["Birch Bakery", "sent"],
      ["Cedar Cidery", "sent"],
    ]);
    const all = await server.post(
      "/campaign_preview/",
      { kind: "message", where: "published or unpublished" },
      { token: network.token },
    );
    expect(all.body).toMatchObject({ count: 3, some: [{ business_name: "Alder Farm" }, {}, {}] });
    expect(all.body.accounts).not.toContain(stranger.accountId);
  });

  it("names the place of a fault in a query, in the reader's language", async () => {
    const body = { kind: "message", where: "unclaimed and netwrok = elora" };
    const wrong = await server.post("/campaign_preview/", body, {
      token: network.token,
      headers: { "accept-language": "fr" },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.where[0]).toContain("netwrok = elora");
    expect(wrong.body.errors.where[0]).toContain("La requête est illisible");
    const short = { kind: "message", where: "unclaimed and" };
    expect((await server.post("/campaign_preview/", short, { token: network.token })).body.message).toContain(
      "ends too early",
    );
  });

  it("reaches nobody but the sender's network, however they are named", async () => {
    for (const by of [otherNetwork, stranger]) {
      expect((await create(by, message({ accounts: ids(members[0]) }))).status).toBe(403);
    }
    expect((await create(stranger, message({ where: "published" }))).status).toBe(403);
    expect((await create(network, message({ accounts: ids(members[0], stranger) }))).status).toBe(403);
    expect((await create(network, message({ accounts: [999_999] }))).status).toBe(404);
    const nobody = await create(otherNetwork, message({ where: "published" }));
    expect(nobody).toMatchObject({ status: 400, body: { message: expect.stringContaining("Nobody") } });
    expect((await create(network, message({}))).status).toBe(400);
    expect((await create(network, { kind: "message", accounts: ids(members[0]) })).status).toBe(400);
    expect(
      (await create(network, { kind: "nudge", content: "Do it", accounts: ids(members[0]) })).status,
    ).toBe(400);
  });

  it("of an administrator reaches everybody", async () => {
    const admin = await server.administrator();
    await create(admin, message({ accounts: ids(stranger, members[0]) }));
    await run();
    expect(await received(server, stranger)).toHaveLength(1);
    expect(await received(server, members[0])).toHaveLength(1);
  });

  it("is its sender's alone", async () => {
    const { id } = (await create(network, message({ accounts: ids(...members) }))).body;
    const admin = await server.administrator();
    for (const by of [otherNetwork, members[0], admin]) {
      expect((await server.get(`/campaigns/${id}/`, { token: by.token })).status).toBe(404);
      expect((await server.get(`/campaigns/${id}/recipients/`, { token: by.token })).status).toBe(404);
      expect((await change(by, id, "cancel")).status).toBe(404);
      expect((await server.get("/campaigns/", { token: by.token })).body.count).toBe(0);
    }
  });

  it("waits while it is paused, goes on, and ends when it is cancelled", async () => {
    const { id } = (await create(network, message({ accounts: ids(...members) }))).body;
    expect((await change(network, id, "pause")).body.state).toBe("paused");
    await run();
    expect(await received(server, members[0])).toEqual([]);
    expect((await change(network, id, "resume")).body.state).toBe("sending");
    await run();
    expect(await received(server, members[0])).toHaveLength(1);
    expect((await change(network, id, "pause")).status).toBe(409);

    const second = (await create(network, message({ accounts: ids(...members), content: "Two." }))).body;
    expect((await change(network, second.id, "cancel")).body.state).toBe("cancelled");
    expect((await change(network, second.id, "cancel")).status).toBe(200);
    expect((await change(network, second.id, "resume")).status).toBe(409);
    await run();
    expect(await received(server, members[0])).toHaveLength(1);
  });

  it("begins at its time", async () => {
    const send_at = new Date(server.clock.now().getTime() + days(2)).toISOString();
    const { id, state } = (await create(network, message({ accounts: ids(...members), send_at }))).body;
    expect(state).toBe("scheduled");
    await run();
    expect(await received(server, members[0])).toEqual([]);
    await server.db
      .updateTable("campaigns")
      .set({ send_at: server.clock.now() })
      .where("id", "=", id)
      .execute();
    await run();
    expect(await received(server, members[0])).toHaveLength(1);
    const late = new Date(server.clock.now().getTime() + days(91)).toISOString();
    expect((await create(network, message({ accounts: ids(...members), send_at: late }))).status).toBe(400);
  });

  it("begins so many seconds later by the clock of the server, whatever the sender's says", async () => {
    const at = server.clock.now().getTime();
    const accounts = ids(...members);
    const { state, send_at } = (await create(network, message({ accounts, delay: 10 }))).body;
    expect(state).toBe("scheduled");
    expect(Date.parse(send_at) - at).toBeGreaterThanOrEqual(10_000);
    for (const wrong of [{ delay: -1 }, { delay: 3601 }, { delay: 10, send_at }])
      expect((await create(network, message({ accounts, ...wrong }))).status).toBe(400);
  });

  it("leaves out who has blocked the sender or left since it was written", async () => {
    const [first, second, third] = members;
    const { id } = (await create(network, message({ accounts: ids(...members) }))).body;
    const block = (silenced: boolean) =>
      server.post(
        "/conversations/silence_conversation/",
        { from: network.slug, silenced },
        { token: first.token },
      );
    await block(true);
    await server.post("/accounts/remove_members/", { accounts: ids(second) }, { token: network.token });
    await run();
    expect(await outcomes(network, id)).toEqual([
      ["Alder Farm", "blocked"],
      ["Birch Bakery", "gone"],
      ["Cedar Cidery", "sent"],
    ]);
    await join(server, network, second);
    const preview = { kind: "message", accounts: ids(first, third) };
    expect((await server.post("/campaign_preview/", preview, { token: network.token })).body).toMatchObject({
      count: 1,
      left_out: [{ outcome: "blocked", count: 1 }],
    });
    await block(false);
  });

  it("ends when its sender is no manager any more", async () => {
    const leaving = await server.managerUser();
    await join(server, leaving, members[0]);
    const { id } = (await create(leaving, message({ accounts: ids(members[0]) }))).body;
    await server.db
      .updateTable("accounts")
      .set({ is_manager: false })
      .where("id", "=", leaving.accountId)
      .execute();
    await run();
    expect((await read(leaving, id)).state).toBe("cancelled");
    expect(await received(server, members[0])).toEqual([]);
  });

  it("waits for the daily limit and then goes on by itself", async () => {
    const lone = await server.managerUser();
    await join(server, lone, members[0]);
    for (let sent = 0; sent < 5; sent++)
      await create(lone, message({ accounts: ids(members[0]), content: `Message ${sent}` }));
    await run();
    const { id } = (await create(lone, message({ accounts: ids(members[0]), content: "One more" }))).body;
    await run();
    expect(await received(server, members[0])).toHaveLength(5);
    expect(await read(lone, id)).toMatchObject({ state: "waiting", waits_until: expect.any(String) });
    // Calls share the limit.
    const call = [{ recipient: members[0].accountId, content: "By call" }];
    expect((await server.post("/conversations/send_messages/", call, { token: lone.token })).status).toBe(
      429,
    );
    await server.db
      .updateTable("campaign_recipients")
      .set({ sent_at: new Date(server.clock.now().getTime() - hours(25)) })
      .where("state", "=", "sent")
      .execute();
    await server.db
      .updateTable("campaigns")
      .set({ waits_until: server.clock.now() })
      .where("id", "=", id)
      .execute();
    await run();
    expect(await received(server, members[0])).toHaveLength(6);
    expect((await read(lone, id)).state).toBe("finished");
  });

  it("gives its attachment to its recipients", async () => {
    const file = await server.db
      .insertInto("files")
      .values({
        account_id: network.accountId,
        uploaded_by_user_id: network.userId,
        name: "map.png",
        media_type: "image/png",
        size: 9,
        sha256: "0".repeat(64),
        storage_key: "test/map",
        public: false,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await create(otherNetwork, message({ where: "published", files: [file.id] }))).status).toBe(400);
    await create(network, message({ accounts: ids(members[0]), files: [file.id] }));
    await run();
    const readers = await server.db
      .selectFrom("file_readers")
      .select("account_id")
      .where("file_id", "=", file.id)
      .execute();
    expect(readers).toEqual([{ account_id: members[0].accountId }]);
  });

  it("reaches who has not claimed the account by mail, with the link that claims it", async () => {
    const { email, accountId } = await unclaimed(network, "Fern Hollow", "fr-CA");
    const preview = await server.post(
      "/campaign_preview/",
      { kind: "message", accounts: [accountId, members[0].accountId] },
      { token: network.token },
    );
    expect(preview.body).toMatchObject({ count: 2, unclaimed: 1 });
    const { id } = (await create(network, message({ accounts: [accountId] }))).body;
    await run();
    const [mail] = await server.mails(email);
    expect(mail?.subject).toBe("Message de Grand River Network à Fern Hollow");
    expect(mail?.text).toContain("The fair is on May 2.");
    expect(mail?.text).toMatch(/act_token=/);
    expect(await received(server, { accountId })).toHaveLength(1);
    await run();
    expect(await server.mails(email)).toHaveLength(1);
    expect((await read(network, id)).mails).toEqual({ sent: 0, delayed: 0, failed: 0 });
  });

  it("lets who has not claimed the account end such mails, and says so to the sender", async () => {
    const { email, accountId } = await unclaimed(network, "Quiet Hollow", "fr-CA");
    await create(network, message({ accounts: [accountId] }));
    await run();
    const [mail] = await server.mails(email);
    const link = new URL(/https?:\S+[?]token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    for (const part of ["Vous recevez ce courriel parce que Grand River Network a", "12 Main Street"])
      expect(mail?.text.replaceAll("\n", " ")).toContain(part);
    const ended = await server.app.inject({ method: "POST", url: link.pathname + link.search });
    expect(ended.statusCode).toBe(200);
    for (const kind of ["message", "nudge"]) {
      const asked = { kind, accounts: [accountId] };
      const preview = await server.post("/campaign_preview/", asked, { token: network.token });
      expect(preview.body.left_out).toEqual([{ outcome: "declined", count: 1 }]);
    }
    const { id } = (await create(network, message({ accounts: [accountId, ...ids(members[0])] }))).body;
    await run();
    expect(await outcomes(network, id)).toContainEqual(["Quiet Hollow", "declined"]);
    expect(await server.mails(email)).toHaveLength(1);
  });

  it("shows mails that did not arrive, and why", async () => {
    const { id } = (await create(network, message({ accounts: ids(members[0], members[1]) }))).body;
    await run();
    await notificationsJob.run(server.services);
    const of = (person: Person) => server.db.updateTable("mail_outbox").where("recipient", "=", person.email);
    await of(members[0]).set({ failed_at: server.clock.now(), last_error: "550 No such mailbox" }).execute();
    await of(members[1]).set({ last_error: "451 Try later" }).execute();
    expect((await read(network, id)).mails).toEqual({ sent: 0, delayed: 1, failed: 1 });
    const { body } = await server.get(`/campaigns/${id}/recipients/?mail=failed`, { token: network.token });
    expect(body).toMatchObject({
      count: 1,
      results: [
        {
          account: { business_name: "Alder Farm" },
          mail: { state: "failed", reason: "550 No such mailbox" },
        },
      ],
    });
  });

  it("is listed among the mass messages, for the command line", async () => {
    const { id } = (await create(network, message({ accounts: ids(...members) }))).body;
    await run();
    const record = await server.get(`/conversations/mass_messages/${id}/`, { token: network.token });
    expect(record.body).toMatchObject({ sent: 3, skipped: 0 });
  });
});
