import { utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days } from "../../core/clock.ts";
import { pdf } from "../../testing/documents.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { removeUnownedFiles } from "./unowned-files.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for (const below of ["attachments/", "photos/"])
    for await (const { key } of server.services.files.list(below)) keys.push(key);
  return keys.sort();
}

/** Sets the age of every stored file. */
async function age(milliseconds: number) {
  const at = new Date(server.clock.now().getTime() - milliseconds);
  for (const key of await storedKeys())
    await utimes(join(server.services.config.dataDir, "files", key), at, at);
}

test("bytes that a killed process left without a row are deleted after a day, and files with a row stay", async () => {
  const { token, accountId } = await server.member();
  const png = await sharp({ create: { width: 700, height: 400, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const picture = new FormData();
  picture.set("profile_id", String(accountId));
  picture.set("picture", new Blob([new Uint8Array(png)]), "farm.png");
  expect((await server.post("/accounts/set_photo/", picture, { token })).status).toBe(200);
  const file = new FormData();
  file.set("public", "true");
  file.set("file_data", new Blob([new Uint8Array(pdf())]), "prices.pdf");
  expect((await server.post("/files/file", file, { token })).status).toBe(201);
  const owned = await storedKeys();
  expect(owned.length).toBeGreaterThan(2);

  // What a kill between storing and committing leaves behind: a picture, an attachment, half an attachment.
  await server.services.images.store(png, "picture");
  await server.services.files.write(`attachments/${"a".repeat(32)}`, pdf());
  await server.services.files.write(`attachments/${"b".repeat(32)}.0f8a.part`, pdf());
  const everything = await storedKeys();
  expect(everything.length).toBeGreaterThan(owned.length + 3);

  await age(days(0.9));
  expect(await removeUnownedFiles(server.services)).toBe(0);
  expect(await storedKeys()).toEqual(everything);

  await age(days(1.1));
  expect(await removeUnownedFiles(server.services)).toBe(everything.length - owned.length);
  expect(await storedKeys()).toEqual(owned);
});
