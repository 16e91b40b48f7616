import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { notificationsJob } from "../notifications/notifications.dispatch.ts";
import { certificateRemindersJob } from "./certificate-reminders.job.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;
let admin: Person;
beforeAll(async () => {
  server = await buildTestServer();
  other = await server.member();
  network = await server.manager({ business_name: "Grand River Food Link" });
  admin = await server.administrator({ business_name: "Foodshed Support" });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.member({ business_name: "Maple Hill Orchard" });
});

const organic = {
  kind: "certified_organic",
  issuer: "Pro-Cert Organic Systems",
  number: "ON-1187",
  expires_on: "2099-03-31",
};
const create = (body: object = {}, by = owner) =>
  server.post(
    "/accounts/create_certificate/",
    { profile_id: owner.accountId, ...organic, ...body },
    { token: by.token },
  );
const update = (id: number, body: object, by = owner) =>
  server.post("/accounts/update_certificate/", { id, ...body }, { token: by.token });
const remove = (id: number, by = owner) =>
  server.post("/accounts/delete_certificate/", { id }, { token: by.token });
const check = (id: number, by: Person, body: object = {}) =>
  server.post(
    "/accounts/check_certificate/",
    { id, number: organic.number, expires_on: organic.expires_on, checked: true, ...body },
    { token: by.token },
  );
const shown = async () =>
  (await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`)).body.certificates;
const connect = (manage: boolean) =>
  server.db
    .insertInto("connections")
    .values({
      organization_id: network.accountId,
      account_id: owner.accountId,
      requested_by_account_id: owner.accountId,
      manage,
      state: "accepted",
    })
    .execute();

describe("a certificate", () => {
  it("is stated by its business, changed and removed, and everybody sees it", async () => {
    const { status, body } = await create({ issuer: "  Pro-Cert Organic Systems " });
    expect(status).toBe(201);
    expect(await shown()).toEqual([{ id: body.id, ...organic, file: null, check: null }]);
    expect((await update(body.id, { number: "ON-1320" })).body).toMatchObject({ number: "ON-1320" });
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    expect(await shown()).toEqual([]);
  });

  it("is a matter of its business and of who manages it, and of nobody else", async () => {
    const { id } = (await create()).body;
    await connect(false);
    for (const by of [other, network]) {
      expect((await create({}, by)).status).toBe(403);
      expect((await update(id, { number: "1" }, by)).status).toBe(403);
      expect((await remove(id, by)).status).toBe(403);
    }
    expect(
      (await server.post("/accounts/create_certificate/", { profile_id: owner.accountId, ...organic }))
        .status,
    ).toBe(401);
    expect(await shown()).toHaveLength(1);
  });

  it.each([
    ["of a kind that nobody certifies", { kind: "artisanspecialty" }, "kind"],
    ["without an issuer", { issuer: "  " }, "issuer"],
    ["without a number", { number: "" }, "number"],
    ["until a day that is none", { expires_on: "2027-02-30" }, "expires_on"],
    ["with somebody else's file", { file_id: 999_999 }, "file_id"],
  ])("%s is refused with a sentence", async (_what, wrong, field) => {
    const { status, body } = await create(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(await shown()).toEqual([]);
  });

  it("shows an attachment of the profile, and goes on without it", async () => {
    const file = (account: Person, isPublic: boolean) =>
      server.db
        .insertInto("files")
        .values({
          account_id: account.accountId,
          name: "organic.pdf",
          media_type: "application/pdf",
          size: 4,
          sha256: "0",
          storage_key: `certificate-${account.accountId}-${isPublic}`,
          public: isPublic,
          attached: isPublic,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    const [own, hidden, theirs] = [
      await file(owner, true),
      await file(owner, false),
      await file(other, true),
    ];
    for (const { id } of [hidden, theirs]) expect((await create({ file_id: id })).status).toBe(400);
    expect((await create({ file_id: own.id })).status).toBe(201);
    expect(await shown()).toMatchObject([{ file: { id: own.id, file_data: { name: "organic.pdf" } } }]);
    await server.db.deleteFrom("files").where("id", "=", own.id).execute();
    expect(await shown()).toMatchObject([{ file: null }]);
  });

  it("is one of twenty at most, also when two are added at once", async () => {
    for (let n = 1; n < 20; n++) expect((await create({ number: String(n) })).status).toBe(201);
    const both = await Promise.all([create({ number: "20" }), create({ number: "21" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await shown()).toHaveLength(20);
  });
});

describe("the check of a certificate", () => {
  it("is made by who manages the profile or an administrator, with their name, and taken back", async () => {
    const { id } = (await create()).body;
    expect((await check(id, owner)).status).toBe(403);
    expect((await check(id, other)).status).toBe(403);
    await connect(false);
    expect((await check(id, network)).status).toBe(403);
    await server.db
      .updateTable("connections")
      .where("account_id", "=", owner.accountId)
      .set({ manage: true })
      .execute();
    expect((await check(id, network)).status).toBe(200);
    expect(await shown()).toMatchObject([
      { check: { account: { slug: network.slug }, at: expect.stringMatching(/^20.*Z$/) } },
    ]);
    expect((await check(id, network, { checked: false })).body.check).toBeNull();
    expect((await check(id, admin)).body.check.account.business_name).toBe("Foodshed Support");
  });

  it.each([
    ["number", { number: "ON-1320" }],
    ["expiry", { expires_on: "2099-04-30" }],
    ["issuer", { issuer: "Ecocert Canada" }],
    ["kind", { kind: "halal" }],
  ])("ends with a change of the %s, and not when the same is saved again", async (_what, change) => {
    const { id } = (await create()).body;
    await check(id, admin);
    expect((await update(id, organic)).body.check).not.toBeNull();
    expect((await update(id, change)).body.check).toBeNull();
  });

  it("is of what was seen: after a change it is refused", async () => {
    const { id } = (await create()).body;
    await update(id, { number: "ON-1320" });
    expect((await check(id, admin)).status).toBe(409);
    expect(await shown()).toMatchObject([{ check: null }]);
    expect((await check(id, admin, { number: "ON-1320" })).status).toBe(200);
    expect((await check(999_999, admin)).status).toBe(404);
  });

  it("is not made while an administrator acts for the network", async () => {
    const { id } = (await create()).body;
    await connect(true);
    const { body } = await server.post(
      `/accounts/hijack/${network.accountId}/`,
      { reason: "They called." },
      { token: admin.token },
    );
    expect((await check(id, { ...network, token: body.token })).status).toBe(403);
    expect(await shown()).toMatchObject([{ check: null }]);
  });
});

describe("the reminder of a certificate", () => {
  const remind = async () => {
    await certificateRemindersJob.run(server.services);
    await certificateRemindersJob.run(server.services);
    await notificationsJob.run(server.services);
    return (await server.mails(owner.email)).filter(({ subject }) => /certificat/i.test(subject));
  };
  const inDays = (count: number) => ontarioDay(new Date(server.clock.now().getTime() + days(count)));

  it("is mailed once thirty days before the expiry, and again of the next one", async () => {
    const late = await server.member({ language: "fr-CA" });
    await create({ expires_on: inDays(33) });
    expect(await remind()).toEqual([]);
    await server.db
      .updateTable("certificates")
      .set({ expires_on: inDays(29) })
      .execute();
    const [mail, ...more] = await remind();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("ON-1187");
    expect(mail?.text).toContain("/profile-hub?open=certificates");
    expect(await remind()).toHaveLength(1);
    owner = late;
    await create({ expires_on: inDays(10) });
    expect((await remind()).map(({ subject }) => subject)[0]).toMatch(/^Votre certificat expire/);
  });

  it("is not mailed of one that has expired, was renewed meanwhile or is gone", async () => {
    await create({ expires_on: inDays(-1) });
    expect(await remind()).toEqual([]);
    const { id } = (await create({ expires_on: inDays(5) })).body;
    await certificateRemindersJob.run(server.services);
    await update(id, { expires_on: inDays(300) });
    expect(await remind()).toEqual([]);
  });

  it("is switched off beside the certificates, by the business alone", async () => {
    const own = async (by = owner) =>
      (await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`, { token: by.token })).body
        .certificate_reminders;
    expect(await own()).toBe(true);
    expect(await own(admin)).toBeNull();
    const off = await server.request("PUT", "/notifications/preference/12", {
      body: { enable: false },
      token: owner.token,
    });
    expect(off.status).toBe(200);
    expect(await own()).toBe(false);
    const { body } = await server.get("/notifications/preference", { token: owner.token });
    expect(body.map(({ notification_verb }: { notification_verb: number }) => notification_verb)).toEqual([
      4, 5, 6, 7, 8, 9, 11,
    ]);
    await create({ expires_on: inDays(5) });
    expect(await remind()).toEqual([]);
  });
});
