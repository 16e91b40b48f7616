import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { pdf } from "../testing/documents.ts";
import { type S3Double, startS3Double } from "../testing/s3-double.ts";
import { buildTestServer, type Person, type TestServer } from "../testing/server.ts";

const AWAY = "Files cannot be reached right now. Please try again in a moment.";

let double: S3Double;
let server: TestServer;
let owner: Person;
let other: Person;
let png: Buffer;
let tomorrow: string;

beforeAll(async () => {
  double = await startS3Double("foodshed-files");
  server = await buildTestServer({
    config: {
      s3: {
        bucket: "foodshed-files",
        region: "ca-central-1",
        endpoint: double.endpoint,
        credentials: { accessKeyId: "test-key", secretAccessKey: "test-secret" },
      },
    },
    storeDeadline: 2_000,
  });
  tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  // The store's client is loaded with the first call.
  await vi.waitFor(() => server.services.files.read("photos/none"), { timeout: 30_000 });
  owner = await server.member();
  other = await server.member();
  png = await sharp({ create: { width: 700, height: 400, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  await double.close();
});
afterEach(() => {
  delete double.hangs;
  delete double.failWith;
});

function form(fields: Record<string, string>, file: "picture" | "file_data"): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  const data = file === "picture" ? png : pdf();
  made.set(file, new Blob([new Uint8Array(data)]), file === "picture" ? "farm.png" : "prices.pdf");
  return made;
}
const photo = (token = owner.token) =>
  server.post("/accounts/set_photo/", form({ profile_id: String(owner.accountId) }, "picture"), { token });
const attach = () =>
  server.post("/files/file", form({ public: "true" }, "file_data"), { token: owner.token });
const classified = (key: string) =>
  server.post(
    "/accounts/create_classified/",
    form(
      {
        profile_id: String(owner.accountId),
        title: "Pears",
        description: "A crate of pears",
        looking_for: "false",
        category: "1",
        needed_by: tomorrow,
      },
      "picture",
    ),
    { token: owner.token, headers: { "idempotency-key": key } },
  );
/** A concurrent write by another caller, on the embedded database's only connection. */
const write = () =>
  server.post(
    "/accounts/create_contact/",
    { profile_id: other.accountId, name: "Lou Roy" },
    { token: other.token },
  );
const rows = async () =>
  (
    await Promise.all(
      (["images", "files", "classifieds"] as const).map((table) =>
        server.db
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow(),
      ),
    )
  ).map(({ count }) => Number(count));

describe("while the file store hangs", () => {
  test.each([
    ["a photo", () => photo()],
    ["an attachment", attach],
    ["a classified with a picture that may be sent again", () => classified("a-first-key-of-mine")],
  ])("%s is a 503 with a sentence, others write meanwhile, and no row is left", async (_what, upload) => {
    const [before, asked] = [await rows(), double.asked.length];
    double.hangs = "all";
    const waiting = upload();
    let answered = false;
    void waiting.then(() => {
      answered = true;
    });
    await expect.poll(() => double.asked.length, { timeout: 10_000 }).toBeGreaterThan(asked);
    expect((await write()).status).toBe(201);
    expect(answered).toBe(false);
    const { status, body, headers } = await waiting;
    expect([status, body.message]).toEqual([503, AWAY]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(await rows()).toEqual(before);
  });

  test("an upload in a member's name holds no transaction either", async () => {
    const admin = await server.administrator();
    const hijack = await server.post(
      `/accounts/hijack/${owner.accountId}/`,
      { reason: "The owner asked for help" },
      { token: admin.token },
    );
    double.hangs = "PUT";
    const asked = double.asked.length;
    const waiting = photo(hijack.body.token);
    await expect.poll(() => double.asked.length, { timeout: 10_000 }).toBeGreaterThan(asked);
    expect((await write()).status).toBe(201);
    expect((await waiting).status).toBe(503);
  });

  test("what was stored before is a 503 to read, and comes again by itself", async () => {
    const { body } = await photo();
    const { pathname } = new URL(body.photo_file_name);
    const load = () => server.app.inject({ method: "GET", url: pathname });
    for (const hangs of ["all", "body"] as const) {
      double.hangs = hangs;
      const response = await load();
      expect([response.statusCode, response.json().message]).toEqual([503, AWAY]);
      expect(response.headers["retry-after"]).toBeDefined();
      delete double.hangs;
      expect((await load()).statusCode).toBe(200);
    }
  });

  test("what is deleted is gone for every caller, and the sweep removes its bytes", async () => {
    const { status, body } = await attach();
    expect([status, body]).toEqual([201, expect.anything()]);
    const stored = [...double.objects.keys()];
    double.hangs = "DELETE";
    const response = await server.request("DELETE", `/files/file/${body.id}`, { token: owner.token });
    expect(response.status).toBe(204);
    expect((await server.get(`/files/file/${body.id}`, { token: owner.token })).status).toBe(404);
    expect([...double.objects.keys()]).toEqual(stored);
  });
});

describe("an upload that fails midway", () => {
  test("leaves neither rows nor bytes", async () => {
    const [before, stored] = [await rows(), double.objects.size];
    const twice = form({ profile_id: "2147483647" }, "picture");
    const refused = await server.post("/accounts/set_photo/", twice, { token: owner.token });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    double.failWith = 500;
    expect((await photo()).status).toBe(503);
    expect(await rows()).toEqual(before);
    expect(double.objects.size).toBe(stored);
  });

  test("may be sent again with its key once the store is back, and counts once", async () => {
    const before = await rows();
    double.hangs = "PUT";
    expect((await classified("a-second-key-of-mine")).status).toBe(503);
    delete double.hangs;
    const first = await classified("a-second-key-of-mine");
    const stored = double.objects.size;
    const again = await classified("a-second-key-of-mine");
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    const [images = 0, files = 0, classifieds = 0] = before;
    expect(await rows()).toEqual([images + 1, files, classifieds + 1]);
    expect(double.objects.size).toBe(stored);
  });
});
