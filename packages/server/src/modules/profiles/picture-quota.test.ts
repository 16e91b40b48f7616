import { toEnglish } from "@foodshed/sdk/locale";
import { PICTURES_MAX_BYTES, picturesFull } from "@foodshed/sdk/vocabulary";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let picture: Buffer;
/** What the picture takes up in all its sizes. */
let size: number;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member();
  other = await server.member();
  picture = await sharp({ create: { width: 400, height: 225, channels: 3, background: "#335577" } })
    .png()
    .toBuffer();
  await addPhoto(other);
  size = await bytesOf(other);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("gallery_photos").where("account_id", "=", owner.accountId).execute();
  await server.db.deleteFrom("classifieds").where("account_id", "=", owner.accountId).execute();
  await server.db.deleteFrom("images").where("account_id", "=", owner.accountId).execute();
});

function send(path: string, fields: Record<string, unknown>, by: Person) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("picture", new Blob([new Uint8Array(picture)]), "crop.png");
  return server.post(path, form, { token: by.token });
}
const addPhoto = (person = owner, by = person) =>
  send("/accounts/add_photo_gallery/", { profile_id: person.accountId }, by);
const setPhoto = () => send("/accounts/set_photo/", { profile_id: owner.accountId }, owner);
const postClassified = () =>
  send(
    "/accounts/create_classified/",
    {
      profile_id: owner.accountId,
      title: "Pears",
      description: "A crate of pears",
      looking_for: false,
      category: 1,
      needed_by: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
    },
    owner,
  );

/** A picture of the owner that takes up so much. */
async function has(stored_bytes: number | null, { width = 1, height = 1 } = {}) {
  const image = { key: `old-${stored_bytes}-${width}`, account_id: owner.accountId, width, height };
  await server.db
    .insertInto("images")
    .values({ ...image, stored_bytes })
    .execute();
}

async function bytesOf({ accountId }: Person): Promise<number> {
  const rows = await server.db
    .selectFrom("images")
    .where("account_id", "=", accountId)
    .select("stored_bytes")
    .execute();
  return rows.reduce((sum, { stored_bytes }) => sum + (stored_bytes ?? 0), 0);
}

test("an account's pictures have so much room, those of the gallery and of classifieds together, also when several come at once", async () => {
  await has(PICTURES_MAX_BYTES - 2 * size);
  const responses = await Promise.all([addPhoto(), postClassified(), addPhoto(), postClassified()]);
  const ok = responses.filter(({ status }) => status < 300);
  const refused = responses.filter(({ status }) => status === 413);
  expect([ok.length, refused.length]).toEqual([2, 2]);
  for (const { body } of refused)
    expect([body.message, body.errors]).toEqual([
      toEnglish(picturesFull),
      { picture: [toEnglish(picturesFull)] },
    ]);
  expect(await bytesOf(owner)).toBe(PICTURES_MAX_BYTES);
  expect((await addPhoto(other)).status).toBeLessThan(300);
});

test("a picture counts against the account that shows it, not the one that uploads it", async () => {
  const admin = await server.administrator();
  await has(PICTURES_MAX_BYTES - size);
  expect((await addPhoto(owner, admin)).status).toBeLessThan(300);
  expect((await addPhoto(owner, admin)).status).toBe(413);
});

test("a picture that is replaced, or deleted, makes room", async () => {
  await has(PICTURES_MAX_BYTES - 2 * size);
  expect((await setPhoto()).status).toBe(200);
  const { body } = await addPhoto();
  expect((await addPhoto()).status).toBe(413);
  expect((await setPhoto()).status).toBe(200);
  await server.post("/accounts/delete_photo_gallery/", { photo_id: body.id }, { token: owner.token });
  expect((await addPhoto()).status).toBeLessThan(300);
});

test("what was refused leaves no bytes behind", async () => {
  await has(PICTURES_MAX_BYTES);
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of server.services.files.list("photos/")) found.push(key);
    return found.sort();
  };
  const before = await keys();
  expect((await addPhoto()).status).toBe(413);
  expect(await keys()).toEqual(before);
});

test("pictures stored before their size was noted count by their pixels", async () => {
  await has(null, { width: 40_000, height: Math.ceil((4 * PICTURES_MAX_BYTES) / 40_000) });
  expect((await addPhoto()).status).toBe(413);
});
