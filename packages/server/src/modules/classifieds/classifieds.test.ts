import { endOfOntarioDay, ontarioDay } from "@foodshed/sdk/vocabulary";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days, hours } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { classifiedForm } from "./testing.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard" });
  other = await server.member({ business_name: "Somebody Else" });
  network = await server.manager({ business_name: "Grand River Food Link" });
  admin = await server.administrator();
});
afterAll(() => server.close());

const soon = (milliseconds = days(10)) => new Date(server.clock.now().getTime() + milliseconds).toISOString();

const classified = (more: Record<string, unknown> = {}) => ({
  profile_id: owner.accountId,
  title: "Cold-pressed cider",
  description: "40 cases, ready to ship.",
  needed_by: soon(),
  looking_for: false,
  category: 7,
  ...more,
});
const create = (token: string | undefined, more: Record<string, unknown> = {}, picture?: Buffer) =>
  server.post("/accounts/create_classified/", classifiedForm(classified(more), picture), { token });
const list = async (token?: string, profile = owner.accountId) =>
  (await server.get(`/accounts/classifieds_list/?profile_id=${profile}`, { token })).body;
const found = async (keywords: string) =>
  (await server.post("/search/classifieds/", { keywords })).body.hits.hits.map(
    (hit: { _source: { id: number } }) => hit._source.id,
  );
const picture = () =>
  sharp({ create: { width: 800, height: 450, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();

describe("posting a classified", () => {
  test("shows it on the profile and in the search, with its picture", async () => {
    const response = await create(owner.token, { title: "Quince jelly" }, await picture());
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    expect(response.body).toMatchObject({
      title: "Quince jelly",
      looking_for: false,
      expired: false,
      editable: true,
      account: { business_name: "Maple Hill Orchard" },
    });
    const url = new URL(response.body.photo_file_name);
    const image = await server.get(url.pathname.replace("/api/v1", ""));
    expect(image.status).toBe(200);
    expect(image.headers["content-type"]).toBe("image/jpeg");
    expect(image.headers["cache-control"]).toContain("immutable");
    expect(image.headers["x-content-type-options"]).toBe("nosniff");
    expect(await found("quince")).toEqual([response.body.id]);
    expect(
      (await list()).map(({ title, editable }: { title: string; editable: boolean }) => [title, editable]),
    ).toContainEqual(["Quince jelly", false]);
  });

  test("refuses visitors, and strangers for another's profile", async () => {
    expect((await create(undefined)).status).toBe(401);
    expect((await create(other.token)).status).toBe(403);
    expect((await create(owner.token, { profile_id: 999_999 })).status).toBe(404);
  });

  test("is a manager's right for members that granted it, and the poster is recorded", async () => {
    expect((await create(network.token)).status).toBe(403);
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: owner.accountId,
        requested_by_account_id: network.accountId,
        manage: true,
        state: "accepted",
      })
      .execute();
    const response = await create(network.token, { title: "On your behalf" });
    expect(response.status).toBe(201);
    expect(response.body.profile_id).toBe(owner.accountId);
    const row = await server.db
      .selectFrom("classifieds")
      .where("id", "=", response.body.id)
      .select(["account_id", "poster_account_id", "poster_user_id"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      account_id: owner.accountId,
      poster_account_id: network.accountId,
      poster_user_id: network.userId,
    });

    const changes = { classified_id: response.body.id, title: "Still on your behalf" };
    expect(
      (await server.post("/accounts/update_classified/", classifiedForm(changes), { token: network.token }))
        .status,
    ).toBe(200);
    const notes = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", owner.accountId)
      .select(["operation", "actor_user_id"])
      .orderBy("id")
      .execute();
    expect(notes).toEqual([
      { operation: "createClassified", actor_user_id: network.userId },
      { operation: "updateClassified", actor_user_id: network.userId },
    ]);
  });

  test("refuses a date in the past, in the form's words", async () => {
    const response = await create(owner.token, { needed_by: soon(-hours(1)) });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual({ needed_by: ["You cannot select a date in the past."] });
  });

  test("refuses a date more than two years ahead, a leap year's day allowed for", async () => {
    expect((await create(owner.token, { needed_by: soon(days(731)) })).status).toBe(201);
    const response = await create(owner.token, { needed_by: soon(days(731) + hours(1)) });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual({
      needed_by: ["You must select a date within the next two years."],
    });
  });

  test("ends with a day in Ontario when it is given one, today included", async () => {
    const today = ontarioDay(server.clock.now());
    const response = await create(owner.token, { needed_by: today });
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    expect(response.body).toMatchObject({ needed_by: endOfOntarioDay(today).toISOString(), expired: false });
    const later = await server.post(
      "/accounts/update_classified/",
      classifiedForm({ classified_id: response.body.id, needed_by: ontarioDay(soon(days(9))) }),
      { token: owner.token },
    );
    expect(later.body.needed_by).toBe(endOfOntarioDay(ontarioDay(soon(days(9)))).toISOString());
    const yesterday = ontarioDay(new Date(server.clock.now().getTime() - days(1)));
    expect((await create(owner.token, { needed_by: yesterday })).body.errors).toEqual({
      needed_by: ["You cannot select a date in the past."],
    });
  });

  test.each(["category", "looking_for"])(
    "takes no blank for a choice that was not made: %s",
    async (field) => {
      const response = await create(owner.token, { [field]: " " });
      expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([400, [field]]);
    },
  );

  test.each([
    ["", "Required"],
    ["  ", "Required"],
    [undefined, "Required"],
    ["20 December", "You must provide a date, such as 2026-12-20."],
    ["2026-02-30", "You must provide a date, such as 2026-12-20."],
    ["20/12/2026", "You must provide a date, such as 2026-12-20."],
  ])("answers for the date %j: %s", async (needed_by, sentence) => {
    const response = await create(owner.token, { needed_by });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual({ needed_by: [sentence] });
  });

  test.each([
    ["title", ""],
    ["title", "   "],
    ["category", 11],
    ["category", "fruit"],
    ["needed_by", "tomorrow"],
    ["looking_for", "maybe"],
    ["description", ""],
    ["profile_id", "1 or 1=1"],
  ])("refuses the %s %j", async (field, value) => {
    expect((await create(owner.token, { [field]: value })).status).toBe(400);
  });

  test("leaves nothing behind when the picture is none", async () => {
    const before = await list(owner.token);
    const response = await create(owner.token, {}, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    expect(response.status).toBe(415);
    expect(await list(owner.token)).toEqual(before);
  });

  test("with one key posts one classified, however often it is sent", async () => {
    const headers = { "idempotency-key": "one-classified-only-0001" };
    const body = classified({ title: "Only once" });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.post("/accounts/create_classified/", classifiedForm(body), { token: owner.token, headers }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body: { id } }) => id)).size).toBe(1);
  });

  test("keeps what members write as text", async () => {
    const title = '<img src=x onerror="alert(1)">';
    const response = await create(owner.token, { title });
    expect(response.body.title).toBe(title);
    const { body } = await server.post("/search/classifieds/", { keywords: "onerror" });
    expect(body.hits.hits[0].highlight[0]).toMatchObject({ text: title, ranges: [[11, 18]] });
  });
});

describe("changing a classified", () => {
  test("changes what is sent, leaves the rest, and drops the old picture", async () => {
    const { body } = await create(owner.token, { title: "Persimmons" }, await picture());
    const old = new URL(body.photo_file_name).pathname.replace("/api/v1", "");
    const response = await server.post(
      "/accounts/update_classified/",
      classifiedForm({ classified_id: body.id, title: "Ripe persimmons" }, await picture()),
      { token: owner.token },
    );
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    expect(response.body).toMatchObject({
      title: "Ripe persimmons",
      description: body.description,
      category: 7,
    });
    expect(response.body.photo_file_name).not.toBe(body.photo_file_name);
    expect((await server.get(old)).status).toBe(404);
    expect(await found("ripe")).toEqual([body.id]);
  });

  test("refuses visitors, strangers and unknown classifieds", async () => {
    const { body } = await create(owner.token);
    const change = (token: string | undefined, id = body.id) =>
      server.post("/accounts/update_classified/", classifiedForm({ classified_id: id, title: "Mine now" }), {
        token,
      });
    expect((await change(undefined)).status).toBe(401);
    expect((await change(other.token)).status).toBe(403);
    expect((await change(owner.token, 999_999)).status).toBe(404);
    expect((await change(admin.token)).status).toBe(200);
  });

  test("cannot move it to another profile", async () => {
    const { body } = await create(owner.token);
    const response = await server.post(
      "/accounts/update_classified/",
      classifiedForm({ classified_id: body.id, profile_id: other.accountId }),
      { token: owner.token },
    );
    expect(response.status).toBe(400);
  });
});

describe("deleting a classified", () => {
  test("takes it out everywhere; only one of two at once does it", async () => {
    const { body } = await create(owner.token, { title: "Medlars" });
    const gone = await Promise.all(
      [1, 2].map(() =>
        server.post("/accounts/delete_classified/", { classified_id: body.id }, { token: owner.token }),
      ),
    );
    expect(gone.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await found("medlars")).not.toContain(body.id);
    expect((await server.get(`/accounts/classified/${body.id}/`, { token: owner.token })).status).toBe(404);
  });

  test("leaves a record of who did it to whose classified", async () => {
    const { body } = await create(owner.token);
    const deletions = () =>
      server.db
        .selectFrom("audit_entries")
        .where("operation", "=", "deleteClassified")
        .where("actor_user_id", "=", admin.userId)
        .select(["account_id", "actor_user_id"])
        .execute();
    expect(await deletions()).toEqual([]);
    await server.post("/accounts/delete_classified/", { classified_id: body.id }, { token: admin.token });
    expect(await deletions()).toEqual([{ account_id: owner.accountId, actor_user_id: admin.userId }]);
  });

  test("refuses visitors and strangers", async () => {
    const { body } = await create(owner.token);
    const remove = (token?: string) =>
      server.post("/accounts/delete_classified/", { classified_id: body.id }, { token });
    expect((await remove()).status).toBe(401);
    expect((await remove(other.token)).status).toBe(403);
    expect((await list(owner.token)).some(({ id }: { id: number }) => id === body.id)).toBe(true);
  });
});
