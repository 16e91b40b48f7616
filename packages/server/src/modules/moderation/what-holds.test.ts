import { afterAll, describe, expect, it } from "vitest";
import { days, minutes } from "../../core/clock.ts";
import { pdf } from "../../testing/documents.ts";
import type { Person } from "../../testing/server.ts";
import { campaignsJob } from "../campaigns/campaigns.job.ts";
import { DECIDED_DAYS, forgetDecidedCases } from "./retention.service.ts";
import { openModeration } from "./testing.ts";

const { server, second, post, get, decide, report, postAd } = await openModeration();
afterAll(() => server.close());

describe("decided cases", () => {
  const decided = async (id: number, action: string, more: object = {}) => {
    const { status, body } = await decide({ id, action, reason: "spam", ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return id;
  };
  const left = async (ids: readonly number[]) =>
    (
      await server.db
        .selectFrom("moderation_cases")
        .where("id", "in", ids)
        .orderBy("id")
        .select("id")
        .execute()
    ).map(({ id }) => id);

  it("are forgotten after a year, unless what was done still holds; who reported is forgotten in any case", async () => {
    const farm = await server.member();
    const reader = await server.member();
    const ads = [await postAd(farm), await postAd(farm), await postAd(farm)];
    const reported = async (ad: number | undefined) => report("classified", ad as number, reader);
    const warned = await decided(await reported(ads[0]), "warn");
    const hidden = await decided(await reported(ads[1]), "hide_classified");
    const suspended = await decided(await reported(ads[2]), "suspend_posting", { days: 365 });
    const disabled = await decided(await report("profile", farm.accountId, reader), "disable_account");
    const waiting = await report("profile", (await server.member()).accountId, reader);
    const all = [warned, hidden, suspended, disabled, waiting];
    const run = () => forgetDecidedCases.run(server.services, new AbortController().signal);

    await run();
    expect(await left(all)).toEqual(all);
    const old = new Date(server.clock.now().getTime() - days(DECIDED_DAYS + 1));
    await server.db
      .updateTable("moderation_cases")
      .set({ decided_at: old })
      .where("id", "in", all.slice(0, 4))
      .execute();
    await server.db
      .updateTable("abuse_reports")
      .set({ decided_at: old })
      .where("case_id", "in", all.slice(0, 4))
      .execute();
    await run();
    expect(await left(all)).toEqual([hidden, suspended, disabled, waiting]);
    const reports = await server.db
      .selectFrom("abuse_reports")
      .where("case_id", "in", all)
      .select("case_id")
      .execute();
    expect(reports).toEqual([{ case_id: waiting }]);

    // A reversal, and the end of a suspension, let go of it.
    await server.db
      .updateTable("moderation_decisions")
      .set({ ended_at: old })
      .where("case_id", "=", disabled)
      .execute();
    await server.db
      .updateTable("moderation_decisions")
      .set({ until: old })
      .where("case_id", "=", suspended)
      .execute();
    await run();
    expect(await left(all)).toEqual([hidden, waiting]);
  });
});

describe("a running campaign", () => {
  it("waits while its account is suspended, and goes on by itself afterwards", async () => {
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
    const created = await post(
      "/campaigns/",
      {
        kind: "message",
        content: "Market day on Saturday",
        accounts: [ada.accountId],
        send_at: new Date(server.clock.now().getTime() + days(1)).toISOString(),
      },
      network,
    );
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const id = await report("profile", network.accountId);
    expect((await decide({ id, action: "suspend_messaging", reason: "spam", days: 5 })).status).toBe(200);
    const received = async () =>
      (
        await server.db
          .selectFrom("messages")
          .where("sender_account_id", "=", network.accountId)
          .select("id")
          .execute()
      ).length;
    const run = async (count: number) => {
      server.clock.advance(days(count));
      await campaignsJob.run(server.services);
      return await received();
    };
    expect([await run(2), await run(1)]).toEqual([0, 0]);
    expect(await run(4)).toBe(1);
    for (const one of [second]) one.token = await server.login(one.email);
  });
});

describe("attachments of a removed message", () => {
  const load = async (by: Person, id: number) => {
    const described = await server.get(`/files/file/${id}`, { token: by.token });
    if (described.status !== 200) return described.status;
    const { pathname, search } = new URL(described.body.file_data.src);
    return (await server.app.inject({ method: "GET", url: pathname + search })).statusCode;
  };

  it("are out of reach for who got it, stay its sender's, and come back with a reversal", async () => {
    const [farm, reader] = [await server.member(), await server.member()];
    const form = new FormData();
    form.set("public", "false");
    form.append("can_view", String(reader.accountId));
    form.set("file_data", new Blob([new Uint8Array(pdf())]), "offer.pdf");
    const file = (await server.post("/files/file", form, { token: farm.token })).body.id;
    const sent = await post(
      "/conversations/send_message/",
      { recipient: reader.accountId, content: "Pay me in tokens", files: [file] },
      farm,
    );
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
    const { body } = await get(`/files/file/${file}`, reader);
    const signed = new URL(body.file_data.src);
    expect([await load(reader, file), await load(farm, file)]).toEqual([200, 200]);

    const admin = await server.administrator();
    const id = await report("message", sent.body.id, reader);
    const { status } = await decide({ id, action: "remove_message", reason: "fraud" }, admin);
    expect(status).toBe(200);
    expect([403, 404]).toContain(await load(reader, file));
    expect(await load(farm, file)).toBe(200);
    // An address that was signed before is good for five minutes.
    server.clock.advance(minutes(6));
    const earlier = await server.app.inject({ method: "GET", url: signed.pathname + signed.search });
    expect(earlier.statusCode).not.toBe(200);

    await post("/moderation/reopen/", { id, reason: "Misread" }, admin);
    expect((await decide({ id, action: "dismiss", reason: "dispute" }, admin)).status).toBe(200);
    expect(await load(reader, file)).toBe(200);
  });
});
