import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bootstrap } from "../../bootstrap/bootstrap.ts";
import { untouchedUnless } from "../../bootstrap/commands/untouched-data-dir.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { readConfig } from "../config/config.ts";
import { ifExists } from "../config/missing-files.ts";
import { openEmbedded } from "../db/database.ts";
import { type Manifest, placesIn } from "./backup-folder.ts";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { tableNames } from "./tables.ts";
import { writeBackup } from "./write-backup.ts";

const KEY = "a key that the operator keeps elsewhere";
let server: TestServer;
let target: TestServer;
let folders: string;
let made: string;
let folder: string;
let copies = 0;

beforeAll(async () => {
  server = await buildTestServer();
  target = await buildTestServer();
  folders = await mkdtemp(join(tmpdir(), "foodshed-backup-"));
  made = join(folders, "made");
  const owner = await server.member();
  const picture = new FormData();
  const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  picture.set("profile_id", String(owner.accountId));
  picture.set("picture", new Blob([new Uint8Array(png)]), "farm.png");
  expect((await server.post("/accounts/set_photo/", picture, { token: owner.token })).status).toBe(200);
  await server.post(
    "/conversations/send_message/",
    { recipient: (await server.member()).accountId, content: "Hello" },
    { token: owner.token },
  );
  await writeBackup({ ...server.services, config: { ...server.services.config, backupKey: KEY } }, made);
});
afterAll(async () => {
  await server?.close();
  await target?.close();
  await rm(folders, { recursive: true, force: true });
});
beforeEach(async () => {
  copies += 1;
  folder = join(folders, `copy-${copies}`);
  await cp(made, folder, { recursive: true });
});

const restore = async (key?: string) => restoreBackup(target.services, await checkBackup(folder, key));

async function changeManifest(change: (manifest: Manifest) => unknown) {
  const file = placesIn(folder).manifest;
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(change(manifest) ?? manifest));
}

/** Changes the lines of a table and its hash, as an attacker who knows the format would. */
async function changeLines(
  table: string,
  change: (lines: string[], at: (column: string) => number) => string[],
  { knowing }: { knowing: boolean },
) {
  const file = placesIn(folder).table(table, 3);
  const manifest: Manifest = JSON.parse(await readFile(placesIn(folder).manifest, "utf8"));
  const columns = manifest.tables[table]?.columns ?? [];
  const lines = zstdDecompressSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n");
  const changed = change(lines, (column) => columns.indexOf(column));
  const text = changed.map((line) => `${line}\n`).join("");
  await writeFile(file, zstdCompressSync(text));
  if (!knowing) return;
  await changeManifest(({ tables }) => {
    const sha256 = createHash("sha256").update(text).digest("hex");
    tables[table] = { rows: changed.length, sha256, columns };
  });
}

const makeAllAdministrators = (lines: string[], at: (column: string) => number) =>
  lines.map((line) => line.split("\t").with(at("is_admin"), "t").join("\t"));

/** Rows of all tables, and the files in the data directory. */
async function standing() {
  let rows = 0;
  for (const table of await tableNames(target.db)) {
    const counted = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(target.db);
    rows += counted.rows[0]?.count ?? 0;
  }
  const files = await readdir(target.services.config.dataDir, { recursive: true, withFileTypes: true });
  return { rows, files: files.filter((entry) => entry.isFile()).map(({ name }) => name) };
}

test("a right that was added to a row is noticed", async () => {
  await changeLines("users", makeAllAdministrators, { knowing: false });
  await expect(restore()).rejects.toThrow("The backup is damaged: the rows of the table users were changed.");
  expect(await standing()).toEqual({ rows: 0, files: [] });
});

test("only the operator's key reveals a change of both rows and hashes", async () => {
  await changeLines("users", makeAllAdministrators, { knowing: true });
  await expect(checkBackup(folder, KEY)).rejects.toThrow(/changed after it was signed/);
  await expect(checkBackup(made, `${KEY}!`)).rejects.toThrow(/signed with another BACKUP_KEY/);
  await expect(checkBackup(made, KEY)).resolves.toBeTruthy();
  await expect(checkBackup(folder)).resolves.toBeTruthy();
  await changeManifest(({ signature: _, ...manifest }) => manifest);
  await expect(checkBackup(folder, KEY)).rejects.toThrow(/is not signed: unset BACKUP_KEY/);
});

test("another secret than the backup's own is noticed", async () => {
  await writeFile(placesIn(folder).sessionSecret, "a secret of at least thirty-two characters, but not that");
  await expect(restore()).rejects.toThrow(/the secret that signs links is missing or changed/);
  await rm(placesIn(folder).sessionSecret);
  await expect(restore()).rejects.toThrow(/the secret that signs links is missing or changed/);
});

test("files that the rows name must be in it, and leave no rows behind when they are not", async () => {
  await changeManifest((manifest) => {
    manifest.files = [];
  });
  await expect(restore()).rejects.toThrow(/its tables name \d+ files that it does not have, such as /);
  expect(await standing()).toEqual({ rows: 0, files: [] });
});

test("a row that belongs to nothing is said in one sentence", async () => {
  await changeLines("users", (lines) => lines.slice(1), { knowing: true });
  await expect(restore()).rejects.toThrow(
    /^The backup is damaged: a row of the table \w+ belongs to one of users that is not in it\.$/,
  );
  expect(await standing()).toEqual({ rows: 0, files: [] });
});

test("a table that is left out, a row that does not fit and a path that leads elsewhere are said", async () => {
  await changeManifest(({ tables }) => {
    delete tables.messages;
  });
  await expect(restore()).rejects.toThrow("The backup is damaged: it has no table messages.");
  await cp(made, folder, { recursive: true, force: true });
  await changeLines("messages", (lines) => [...lines, ...lines], { knowing: true });
  await expect(restore()).rejects.toThrow("The backup is damaged: the table messages cannot be read.");
  await cp(made, folder, { recursive: true, force: true });
  await changeManifest(({ files }) => {
    if (files[0]) files[0].key = "../../somewhere";
  });
  await expect(restore()).rejects.toThrow(/manifest.json in .* is damaged/);
  expect(await standing()).toEqual({ rows: 0, files: [] });
});

test("what was written beside the rows is taken back when a file cannot be written", async () => {
  const { files } = target.services;
  let written = 0;
  const full = {
    ...files,
    write: async (key: string, data: Uint8Array) => {
      written += 1;
      if (written === 3) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      await files.write(key, data);
    },
  };
  const checked = await checkBackup(folder);
  await expect(restoreBackup({ ...target.services, files: full }, checked)).rejects.toThrow(/no space left/);
  expect(written).toBe(3);
  expect(await standing()).toEqual({ rows: 0, files: [] });
});

test.each([1, 2] as const)(
  "a backup of format %i, whose rows are JSON, is restored still",
  async (format) => {
    const other = await buildTestServer();
    try {
      const tables: [string, { rows: number; sha256: string }][] = [];
      await rm(placesIn(folder).tables, { recursive: true });
      await mkdir(placesIn(folder).tables);
      for (const name of await tableNames(server.db)) {
        const { rows } = await sql<{
          line: string;
        }>`select to_json(t)::text as line from ${sql.table(name)} t`.execute(server.db);
        const text = rows.map(({ line }) => `${line}\n`).join("");
        await writeFile(placesIn(folder).table(name, format), gzipSync(text));
        tables.push([name, { rows: rows.length, sha256: createHash("sha256").update(text).digest("hex") }]);
      }
      await changeManifest(({ signature: _, session_secret, ...manifest }) => ({
        ...manifest,
        ...(format === 2 && { session_secret }),
        format,
        tables: Object.fromEntries(tables.map(([name, said]) => [name, format === 1 ? said.rows : said])),
      }));
      expect((await restoreBackup(other.services, await checkBackup(folder))).format).toBe(format);
      expect(await other.db.selectFrom("messages").select("content").execute()).toEqual([
        { content: "Hello" },
      ]);
    } finally {
      await other.close();
    }
  },
);

test.each([
  ["is cut off", (lines: string[]) => lines.map((line) => line.slice(0, line.lastIndexOf("\t")))],
  ["has one value too many", (lines: string[]) => lines.map((line) => `${line}\tmore`)],
  ["is of another type", (lines: string[]) => lines.map((line) => line.replace(/^[^\t]*/, "x"))],
])("a row that %s is said in one sentence", async (_what, change) => {
  await changeLines("messages", change, { knowing: true });
  await expect(restore()).rejects.toThrow(/^The backup is damaged: the table messages cannot be read\.$/);
  expect(await standing()).toEqual({ rows: 0, files: [] });
});

test("a column that the tables do not have is said", async () => {
  await changeManifest(({ tables }) => {
    tables.messages?.columns.splice(0, 1, "colour");
  });
  await expect(restore()).rejects.toThrow("The backup is damaged: the table messages has no column colour.");
});

test("a database without tables has none after a refusal", async () => {
  const fresh = await openEmbedded({});
  try {
    await changeLines("accounts", (lines) => lines.slice(1), { knowing: true });
    const services = { ...target.services, db: fresh.db };
    await expect(restoreBackup(services, await checkBackup(folder))).rejects.toThrow(/damaged/);
    const { rows } = await sql`select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public'`.execute(fresh.db);
    expect(rows).toEqual([]);
    const restored = await restoreBackup(services, await checkBackup(made));
    expect(restored.format).toBe(3);
  } finally {
    await fresh.close();
    await rm(target.services.config.dataDir, { recursive: true });
  }
});

test("a new data directory is gone again when what is done in it fails", async () => {
  const dataDir = join(folders, "new-data");
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const failing = untouchedUnless(config, async (opened) => {
    const bootstrapped = await bootstrap(config);
    opened();
    await bootstrapped.close();
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  expect(await ifExists(readdir(dataDir))).toBeUndefined();
});

test("a data directory is as it was when what is done in it fails", async () => {
  const dataDir = join(folders, "data");
  const failing = (opened: boolean) =>
    untouchedUnless({ dataDir }, async (tell) => {
      await cp(made, dataDir, { recursive: true });
      if (opened) tell();
      throw new Error("refused");
    });
  await expect(failing(true)).rejects.toThrow("refused");
  // What was not made by opening a data directory is never removed.
  expect((await readdir(dataDir)).sort()).toEqual(["manifest.json", "tables"]);
  await rm(dataDir, { recursive: true });
  await expect(failing(false)).rejects.toThrow("refused");
  expect(await readdir(dataDir)).toContain("session-secret");
});
