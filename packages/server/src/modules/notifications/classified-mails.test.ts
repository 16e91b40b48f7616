import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { days, fromNow, hours } from "../../core/clock.ts";
import { latestIssue } from "./classified-digest.ts";
import { openNotifications } from "./testing.ts";

const {
  server,
  network,
  farm,
  run,
  forgetMails,
  settle,
  mailsAfter,
  prefer,
  request,
  response,
  advertise,
  renew,
} = await openNotifications();
afterAll(() => server.close());
beforeEach(settle);

describe("mails about classifieds", () => {
  it("tell the owner once that a classified has expired", async () => {
    const owner = await server.member();
    expect((await advertise(owner, "Twelve crates", hours(2))).status).toBe(201);
    expect(await mailsAfter()).toEqual([]);
    server.clock.advance(hours(3));
    const mails = await mailsAfter();
    expect(mails).toMatchObject([{ to: owner.email, subject: "Your classified has expired: Twelve crates" }]);
    expect(mails[0]?.text).toContain("/profile/classifieds");
    server.clock.advance(hours(1));
    expect(await mailsAfter()).toHaveLength(1);
  });

  it("tell the owner again when a classified with a new date has expired, and not for other changes", async () => {
    const owner = await server.member();
    const { body } = await advertise(owner, "Thirty hives", hours(2));
    const change = (fields: Record<string, string>) => {
      const form = new FormData();
      form.set("classified_id", String(body.id));
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return server.post("/accounts/update_classified/", form, { token: owner.token });
    };
    server.clock.advance(hours(3));
    expect(await mailsAfter()).toHaveLength(1);
    expect((await change({ title: "Forty hives" })).status).toBe(200);
    expect(await mailsAfter()).toHaveLength(1);

    const end = fromNow(server.clock, hours(2)).toISOString();
    expect((await change({ needed_by: end })).status).toBe(200);
    expect(await mailsAfter()).toHaveLength(1);
    server.clock.advance(hours(3));
    expect((await mailsAfter()).map(({ subject }) => subject)).toEqual([
      "Your classified has expired: Thirty hives",
      "Your classified has expired: Forty hives",
    ]);
  });

  it("gather the new classifieds of an hour for those connected to the business, but not for itself", async () => {
    const [seller, stranger] = [
      await server.member({ business_name: "Selling Swans" }),
      await server.member(),
    ];
    await renew(network);
    const { body } = await request(seller, network);
    await response(network, body.id, true);
    await mailsAfter();
    await forgetMails();
    for (const title of ["Eggs", "Feathers", "Nests"]) await advertise(seller, title);
    expect(await mailsAfter()).toEqual([]);
    server.clock.advance(hours(1));
    const mails = await mailsAfter();
    expect(mails.map(({ to }) => to)).toEqual([network.email]);
    expect(mails[0]?.subject).toBe("3 new classifieds from your connections");
    for (const title of ["Eggs", "Feathers", "Nests"]) expect(mails[0]?.text).toContain(`For Sale: ${title}`);
    expect(mails.map(({ to }) => to)).not.toContain(stranger.email);
  });

  it("come weekly as a digest, once, without the recipient's own classifieds, to those who want it", async () => {
    const readers = [await server.member(), await server.member()];
    await server.db.deleteFrom("classifieds").execute();
    await server.db.deleteFrom("notifications").where("verb", "in", [4, 5, 6]).execute();
    await run();
    await renew(farm, network);
    await advertise(farm, "Sweet corn");
    await prefer(network, 11, false);
    server.clock.advance(days(7));
    const mails = await mailsAfter();
    const recipients = mails.map(({ to }) => to);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(["1 new classified this week"]));
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients).not.toContain(farm.email);
    expect(recipients).not.toContain(network.email);
    expect(recipients).toEqual(expect.arrayContaining(readers.map(({ email }) => email)));
    const before = mails.length;
    await mailsAfter();
    server.clock.advance(hours(1));
    expect(await mailsAfter()).toHaveLength(before);
  });

  it("wait for Monday noon", () => {
    const at = (time: string) => latestIssue({ now: () => new Date(time) }).toISOString();
    expect(at("2026-11-23T11:59:59Z")).toBe("2026-11-16T12:00:00.000Z");
    expect(at("2026-11-23T12:00:00Z")).toBe("2026-11-23T12:00:00.000Z");
    expect(at("2026-11-29T23:00:00Z")).toBe("2026-11-23T12:00:00.000Z");
  });
});
