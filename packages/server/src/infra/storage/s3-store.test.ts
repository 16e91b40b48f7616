import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type S3Double, startS3Double } from "../../testing/s3-double.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import type { FileStore } from "./file-store.ts";
import { guardStore } from "./guarded-store.ts";
import { createS3Store } from "./s3-store.ts";

const credentials = { accessKeyId: "test-key", secretAccessKey: "test-secret" };
let double: S3Double;
let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  double = await startS3Double("foodshed-files");
});
afterEach(() => double.close());

function store(
  more: { endpoint?: string; accessKeyId?: string; deadline?: number; atOnce?: number } = {},
): FileStore {
  const bucket = createS3Store({
    bucket: "foodshed-files",
    region: "ca-central-1",
    endpoint: more.endpoint ?? double.endpoint,
    credentials: { ...credentials, ...(more.accessKeyId && { accessKeyId: more.accessKeyId }) },
  });
  return guardStore(bucket, { log: server.services.log, atOnce: more.atOnce ?? 50, deadline: more.deadline });
}

describe("files in a bucket", () => {
  test("come back as they were stored, and absent ones are absent", async () => {
    const files = store();
    await files.write("attachments/a1", Buffer.from([0, 255, 128]));
    expect(await files.read("attachments/a1")).toEqual(Buffer.from([0, 255, 128]));
    expect(await files.read("attachments/a2")).toBeUndefined();
    await files.remove("attachments/a1");
    await files.remove("attachments/a1");
    expect(await files.read("attachments/a1")).toBeUndefined();
  });

  test("are listed and removed below a key, over several pages, and no others", async () => {
    const files = store();
    const keys = [
      "photos/a/1.webp",
      "photos/a/2.webp",
      "photos/a/3.webp",
      "photos/ab/1.webp",
      "photos/b/1.jpg",
    ];
    for (const key of keys) await files.write(key, Buffer.from(key));
    const listed: string[] = [];
    for await (const { key, changedAt } of files.list("photos/")) {
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
      listed.push(key);
    }
    expect(listed).toEqual(keys);
    await files.remove("photos/a/");
    expect([...double.objects.keys()]).toEqual(keys.slice(3));
  });

  test("are asked for by no key that leads elsewhere", async () => {
    for (const key of ["../secret", "/etc/passwd", "a/../../b", "A", "a?b", ""])
      await expect(store().read(key)).rejects.toThrow("Not a file key");
    expect(double.asked).toEqual([]);
  });

  test.each([
    ["fails", () => Object.assign(double, { failWith: 500 }) && store()],
    ["refuses the key", () => store({ accessKeyId: "another" })],
    ["is away", () => store({ endpoint: "http://127.0.0.1:9" })],
    ["hangs", () => Object.assign(double, { hangs: "all" }) && store({ deadline: 200 })],
  ])("are a 503 with a sentence while the store %s, and work again afterwards", async (_how, broken) => {
    const files = broken();
    const refusal = {
      status: 503,
      message: "Files cannot be reached right now. Please try again in a moment.",
    };
    await expect(files.write("attachments/a1", Buffer.from("x"))).rejects.toMatchObject(refusal);
    await expect(files.read("attachments/a1")).rejects.toMatchObject(refusal);
    expect(double.objects.size).toBe(0);
    delete double.failWith;
    delete double.hangs;
    await store().write("attachments/a1", Buffer.from("x"));
    expect(double.objects.size).toBe(1);
  });

  test("that come a byte at a time are given up at the deadline, and so is their place", async () => {
    const files = store({ atOnce: 1, deadline: 1000 });
    await files.write("attachments/a1", Buffer.alloc(1000));
    double.hangs = "trickle";
    await expect(files.read("attachments/a1")).rejects.toMatchObject({ status: 503 });
    delete double.hangs;
    expect(await files.read("attachments/a1")).toEqual(Buffer.alloc(1000));
  });

  test("whose listing hangs keep no place after the deadline", async () => {
    const files = store({ atOnce: 1, deadline: 1000 });
    await files.write("attachments/a1", Buffer.from("x"));
    double.hangs = "GET";
    await expect(files.list("attachments/")[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      status: 503,
    });
    delete double.hangs;
    expect(await files.read("attachments/a1")).toEqual(Buffer.from("x"));
  });
});

test("a member's photo is in the bucket in every size, and apart, to be put back, once its replacement is stored", async () => {
  const bucket = { bucket: "foodshed-files", region: "ca-central-1", endpoint: double.endpoint, credentials };
  const network = await buildTestServer({ config: { s3: bucket } });
  try {
    const { token, accountId } = await network.member();
    for (const color of ["teal", "tomato"]) {
      const image = sharp({ create: { width: 700, height: 400, channels: 3, background: color } });
      const form = new FormData();
      form.set("profile_id", String(accountId));
      form.set("picture", new Blob([new Uint8Array(await image.png().toBuffer())]), "farm.png");
      expect((await network.post("/accounts/set_photo/", form, { token })).status).toBe(200);
    }
    expect([...double.objects.keys()].map((key) => key.replace(/[0-9a-f]{32}/, "…")).sort()).toEqual([
      "photos/…/320.webp",
      "photos/…/640.jpg",
      "photos/…/640.webp",
      "photos/…/700.webp",
      "replaced/…/320.webp",
      "replaced/…/640.jpg",
      "replaced/…/640.webp",
      "replaced/…/700.webp",
    ]);
  } finally {
    await network.close();
  }
});
