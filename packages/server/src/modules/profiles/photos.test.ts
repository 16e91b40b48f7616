import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let bytes: Buffer;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard" });
  other = await server.member();
  bytes = await sharp({ create: { width: 400, height: 225, channels: 3, background: "#335577" } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

function form(fields: Record<string, unknown>, picture?: Buffer): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  if (picture) data.set("picture", new Blob([new Uint8Array(picture)]), "crop.png");
  return data;
}
const send = (
  path: string,
  token: string | undefined,
  fields: object = {},
  picture: Buffer | undefined = bytes,
) => server.post(path, form({ profile_id: owner.accountId, ...fields }, picture), { token });
const load = (url: string) => server.get(new URL(url).pathname.replace("/api/v1", ""));
const feedVerbs = async (actor: Person): Promise<string[]> => {
  const { body } = await server.post("/accounts/activity_feeds/", {}, { token: actor.token });
  type Item = { _source: { verb: string; actor: { id: number } } };
  return body.hits.hits
    .map(({ _source }: Item) => _source)
    .filter((item: Item["_source"]) => item.actor.id === actor.accountId)
    .map(({ verb }: Item["_source"]) => verb);
};
const versionOf = async (accountId: number) =>
  (
    await server.db
      .selectFrom("accounts")
      .select("version")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow()
  ).version;
const gallery = async (token?: string) =>
  (await server.get(`/accounts/photo_gallery/?profile_id=${owner.accountId}`, { token })).body;

describe("the profile picture", () => {
  test("shows on the profile and on search hits, and replaces the one before", async () => {
    const first = await send("/accounts/set_photo/", owner.token);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const second = await send("/accounts/set_photo/", owner.token);
    const profile = (await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`)).body;
    expect(profile.photo_file_name).toBe(second.body.photo_file_name);
    const { hits } = (await server.post("/search/profiles/", { keywords: "maple hill orchard" })).body;
    expect(hits.hits[0]._source.photo_file_name).toBe(second.body.photo_file_name);
    expect((await load(second.body.photo_file_name)).status).toBe(200);
    expect((await load(first.body.photo_file_name)).status).toBe(404);
  });

  test("may be set by an administrator, which is noted", async () => {
    const administrator = await server.administrator();
    expect((await send("/accounts/set_photo/", administrator.token)).status).toBe(200);
    expect((await send("/accounts/set_photo/", owner.token)).status).toBe(200);
    const notes = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", owner.accountId)
      .select(["operation", "actor_user_id"])
      .execute();
    expect(notes).toEqual([{ operation: "setPhoto", actor_user_id: administrator.userId }]);
  });

  test("appears in the feed", async () => {
    const farm = await server.member({ business_name: "Feed Farm" });
    expect((await send("/accounts/set_photo/", farm.token, { profile_id: farm.accountId })).status).toBe(200);
    expect(await feedVerbs(farm)).toEqual(["added_photo", "joined"]);
  });

  test("is refused to visitors and strangers, and without a picture", async () => {
    expect((await send("/accounts/set_photo/", undefined)).status).toBe(401);
    expect((await send("/accounts/set_photo/", other.token)).status).toBe(403);
    const none = await server.post("/accounts/set_photo/", form({ profile_id: owner.accountId }), {
      token: owner.token,
    });
    expect(none.status).toBe(400);
    expect(
      (await send("/accounts/set_photo/", owner.token, {}, Buffer.from("GIF89a not really"))).status,
    ).toBe(400);
  });
});

describe("the gallery", () => {
  test("holds six photos, also when eight come at once", async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send("/accounts/add_photo_gallery/", owner.token, { b2b: false })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.message).toBe(
      "You are limited to a maximum of 6 images.",
    );
    const { count, results } = await gallery();
    expect(count).toBe(6);
    expect(results[0].showInGallery).toEqual({ vendor: true, b2b: false });
    const { rows } = {
      rows: await server.db
        .selectFrom("images")
        .select("key")
        .where("account_id", "=", owner.accountId)
        .execute(),
    };
    expect(rows).toHaveLength(7);
  });

  test("lets only its owner choose and delete", async () => {
    const [photo] = (await gallery()).results;
    const choose = (token?: string) =>
      server.post(
        "/accounts/update_photo_gallery/",
        { photo_id: photo.id, showInGallery: { vendor: false, b2b: true } },
        { token },
      );
    const remove = (token?: string) =>
      server.post("/accounts/delete_photo_gallery/", { photo_id: photo.id }, { token });
    expect((await choose()).status).toBe(401);
    expect((await choose(other.token)).status).toBe(403);
    expect((await choose(owner.token)).body.showInGallery).toEqual({ vendor: false, b2b: true });
    expect((await remove()).status).toBe(401);
    expect((await remove(other.token)).status).toBe(403);
    const both = await Promise.all([remove(owner.token), remove(owner.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await load(photo.photo_file_name)).status).toBe(404);
    expect((await gallery()).count).toBe(5);
    expect((await send("/accounts/add_photo_gallery/", owner.token)).status).toBe(201);
  });

  test("appears in the feed as a new photo and as a changed profile", async () => {
    const farm = await server.member({ business_name: "Gallery Farm" });
    const photo = await send("/accounts/add_photo_gallery/", farm.token, { profile_id: farm.accountId });
    expect(await feedVerbs(farm)).toEqual(["added_photo", "joined"]);
    await server.post("/accounts/delete_photo_gallery/", { photo_id: photo.body.id }, { token: farm.token });
    expect(await feedVerbs(farm)).toEqual(["updated_profile", "added_photo", "joined"]);
  });

  test("waits for a concurrent change of the same profile, and counts its version once per change", async () => {
    const farm = await server.member();
    const as = { token: farm.token };
    const { body: photo } = await send("/accounts/add_photo_gallery/", farm.token, {
      profile_id: farm.accountId,
    });
    const before = await versionOf(farm.accountId);
    const responses = await Promise.all([
      server.post("/accounts/delete_photo_gallery/", { photo_id: photo.id }, as),
      server.post(
        "/accounts/update_photo_gallery/",
        { photo_id: photo.id, showInGallery: { vendor: false, b2b: true } },
        as,
      ),
      server.post("/accounts/delete_photo_gallery/", { photo_id: photo.id }, as),
    ]);
    const done = responses.filter(({ status }) => status < 300).length;
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(3 - done);
    expect(await versionOf(farm.accountId)).toBe(before + done);
  });

  test("of an unpublished profile is hidden from others", async () => {
    const waiting = await server.signUp();
    const path = `/accounts/photo_gallery/?profile_id=${waiting.accountId}`;
    expect((await server.get(path)).status).toBe(404);
    expect((await server.get(path, { token: other.token })).status).toBe(404);
  });
});
