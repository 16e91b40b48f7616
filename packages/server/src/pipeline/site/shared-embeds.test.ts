import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../core/clock.ts";
import { createLog } from "../../infra/log/log.ts";
import { guardStore } from "../../infra/storage/guarded-store.ts";
import { createS3Store } from "../../infra/storage/s3-store.ts";
import type { Services } from "../../modules/services.ts";
import { type S3Double, startS3Double } from "../../testing/s3-double.ts";
import { serveSharedEmbeds } from "./shared-embeds.ts";
import { serveEmbeds } from "./static-files.ts";

let bucket: S3Double;
let folder: string;
const machines: FastifyInstance[] = [];

beforeAll(async () => {
  bucket = await startS3Double("foodshed-files");
  folder = mkdtempSync(join(tmpdir(), "foodshed-shared-embeds-"));
});
afterEach(async () => {
  for (const machine of machines.splice(0)) await machine.close();
  bucket.objects.clear();
  delete bucket.failWith;
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const PINNED = "foodshed-0.1.0-AbC_12cd34.js";
const first = { "v1.js": "first", "core-AAAA_aa1.js": "core of the first", [PINNED]: "pinned" };
const second = {
  "v1.js": "second",
  "core-BBBBBBBB.js": "core of the second",
  "core-BBBBBBBB.js.br": "brotli",
};

/** A machine with a disk of its own on which a release runs. */
async function startMachine(release: Record<string, string>): Promise<FastifyInstance> {
  const [build, archive] = [mkdtempSync(join(folder, "build-")), mkdtempSync(join(folder, "archive-"))];
  for (const [name, text] of Object.entries(release)) writeFileSync(join(build, name), text);
  const log = createLog({ logLevel: "silent" });
  const credentials = { accessKeyId: "test-key", secretAccessKey: "test-secret" };
  const store = createS3Store({
    bucket: "foodshed-files",
    region: "ca-central-1",
    endpoint: bucket.endpoint,
    credentials,
  });
  const files = guardStore(store, { log, atOnce: 10, deadline: 20_000 });
  const app = fastify();
  await serveEmbeds(app, build, archive, systemClock);
  serveSharedEmbeds(app, { files, log } as Services, [build, archive]);
  app.get("/embed/*", async () => "a page of the site");
  await app.ready();
  machines.push(app);
  return app;
}

const shared = (count: number) =>
  vi.waitFor(() => expect(bucket.objects.size).toBe(count), { timeout: 30_000 });

const get = async (machine: FastifyInstance, name: string, encoding = "identity") => {
  const { statusCode, body, headers } = await machine.inject({
    url: `/embed/${name}`,
    headers: { "accept-encoding": encoding },
  });
  return { statusCode, body, headers };
};

describe("scripts of embeds, on machines that share a bucket", () => {
  it("are those of every release that a machine has run, also where it never ran", async () => {
    await startMachine(first);
    await shared(2);
    const later = await startMachine(second);
    const pinned = await get(later, PINNED);
    expect(pinned).toMatchObject({ statusCode: 200, body: "pinned" });
    expect(pinned.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get(later, "core-AAAA_aa1.js")).body).toBe("core of the first");
    // The evergreen script is the release's own.
    expect((await get(later, "v1.js")).body).toBe("second");
  });

  it("are also those of a release that is being rolled out, as they were compressed", async () => {
    const old = await startMachine(first);
    await startMachine(second);
    await shared(4);
    expect((await get(old, "core-BBBBBBBB.js")).body).toBe("core of the second");
    const compressed = await get(old, "core-BBBBBBBB.js", "gzip, br");
    expect(compressed).toMatchObject({ statusCode: 200, body: "brotli" });
    expect(compressed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  });

  it("are asked for once, and what is not there for a minute", async () => {
    const machine = await startMachine(second);
    await shared(2);
    bucket.objects.set("embeds/core-_c_c_c_c_c_c_c_c.js", { data: Buffer.from("shared"), at: new Date() });
    bucket.asked.length = 0;
    for (let time = 0; time < 3; time += 1) {
      expect((await get(machine, "core-CCCCCCCC.js")).body).toBe("shared");
      expect((await get(machine, "core-DDDDDDDD.js")).statusCode).toBe(404);
    }
    expect(bucket.asked).toEqual([
      "GET embeds/core-_c_c_c_c_c_c_c_c.js",
      "GET embeds/core-_d_d_d_d_d_d_d_d.js",
    ]);
  });

  it("that the machine has itself are served while the bucket is away, and the next start shares them", async () => {
    bucket.failWith = 403;
    const machine = await startMachine(first);
    expect((await get(machine, PINNED)).body).toBe("pinned");
    expect((await get(machine, "core-EEEEEEEE.js")).statusCode).toBe(503);
    delete bucket.failWith;
    await startMachine(first);
    await shared(2);
  });

  it("have no names that lead elsewhere: every other address is a page of the site", async () => {
    const machine = await startMachine(first);
    for (const name of ["classifieds", "search.js", "..-aaaaaaaa.js", "x/core-AAAAAAAA.js"])
      expect((await get(machine, name)).body, name).toBe("a page of the site");
  });
});
