import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DomainError } from "../../core/domain-error.ts";
import type { Services } from "../../modules/services.ts";
import { pdf } from "../../testing/documents.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import type { FileStore } from "../storage/file-store.ts";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { tableNames } from "./tables.ts";
import { writeBackup } from "./write-backup.ts";

let server: TestServer;
let owner: Person;
let folders: string;
let backup: string;

beforeAll(async () => {
  server = await buildTestServer();
  folders = await mkdtemp(join(tmpdir(), "foodshed-backup-"));
  backup = join(folders, "first");
  owner = await server.member({ business_name: "Größe & “Quotes” \\ Farm" });
  const friend = await server.member();
  const picture = new FormData();
  picture.set("profile_id", String(owner.accountId));
  const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  picture.set("picture", new Blob([new Uint8Array(png)]), "farm.png");
  const file = new FormData();
  file.set("public", "true");
  file.set("file_data", new Blob([new Uint8Array(pdf())]), "prices.pdf");
  const as = { token: owner.token };
  expect((await server.post("/accounts/set_photo/", picture, as)).status).toBe(200);
  expect((await server.post("/files/file", file, as)).status).toBe(201);
  const message = { recipient: friend.accountId, content: "line one\nline two\t🍎" };
  expect((await server.post("/conversations/send_message/", message, as)).status).toBe(201);
});
afterAll(async () => {
  await server?.close();
  await rm(folders, { recursive: true, force: true });
});

const restore = async ({ services }: Pick<TestServer, "services">, folder: string, key?: string) =>
  restoreBackup(services, await checkBackup(folder, key));

/** Everything in the database, row by row. */
async function contents({ db }: TestServer): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const name of await tableNames(db)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

test("no table keeps a restore from writing the ids that it had", async () => {
  const { rows } = await sql`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and identity_generation = 'ALWAYS'`.execute(server.db);
  expect(rows).toEqual([]);
});

test("a file store that is away for a moment breaks off neither a backup nor a restore", async () => {
  const folder = join(folders, "patient");
  /** The first read and the first write fail, as those of a guarded store. */
  const faltering = (services: Services): Services => {
    const failed = new Set<string>();
    const once = (what: string) => {
      if (failed.has(what)) return;
      failed.add(what);
      throw DomainError.unavailable();
    };
    const files: FileStore = {
      ...services.files,
      async read(key) {
        once("read");
        return await services.files.read(key);
      },
      async write(key, data) {
        once("write");
        await services.files.write(key, data);
      },
    };
    return { ...services, files };
  };
  const { files, missing_files } = await writeBackup(faltering(server.services), folder);
  expect([files.length, missing_files]).toEqual([5, []]);
  const other = await buildTestServer();
  try {
    await restoreBackup(faltering(other.services), await checkBackup(folder));
    for (const { key, size } of files) expect((await other.services.files.read(key))?.byteLength).toBe(size);
  } finally {
    await other.close();
  }
});

test("a restored server has every row and every file of the one that was backed up, and goes on from there", async () => {
  const { files, missing_files } = await writeBackup(server.services, backup);
  expect([files.length, missing_files]).toEqual([5, []]);
  expect((await stat(backup)).mode & 0o077).toBe(0);

  const other = await buildTestServer();
  try {
    await restore(other, backup);
    expect(await contents(other)).toEqual(await contents(server));
    for (const { key } of files)
      expect(
        (await other.services.files.read(key))?.equals((await server.services.files.read(key)) as Buffer),
      ).toBe(true);
    const token = await other.login(owner.email, PASSWORD);
    const { body } = await other.get(`/accounts/profile_by_slug/?slug=${owner.slug}`, { token });
    expect([body.business_name, body.files[0].file_data.name]).toEqual([
      "Größe & “Quotes” \\ Farm",
      "prices.pdf",
    ]);
    const newcomer = await other.signUp({ email: "newcomer@farm.example" });
    expect(newcomer.accountId).toBeGreaterThan(owner.accountId);
    const broken = sql`insert into roles (account_id, code) values (999999, 1)`.execute(other.db);
    await expect(broken).rejects.toThrow(/foreign key/);
  } finally {
    await other.close();
  }
});

test("neither a folder nor a database that holds something is overwritten", async () => {
  await expect(writeBackup(server.services, backup)).rejects.toThrow(/not empty/);
  await expect(restore(server, backup)).rejects.toThrow(/into an empty one only/);
});

test("a backup that fails midway leaves nothing behind, and one that was killed nothing that a restore reads", async () => {
  const folder = join(folders, "fails");
  const failing: Services = {
    ...server.services,
    files: {
      ...server.services.files,
      read: () => Promise.reject(new Error("no space left on device")),
    },
  };
  await expect(writeBackup(failing, folder)).rejects.toThrow(/no space left/);
  await expect(stat(folder)).rejects.toThrow(/ENOENT/);

  // What SIGKILL leaves: neither tidied up nor under the names of a backup.
  await mkdir(join(folder, ".unfinished-x", "tables"), { recursive: true });
  await writeFile(join(folder, ".unfinished-x", "tables", "accounts.copy.zst"), "half");
  await expect(restore(server, folder)).rejects.toThrow(/holds no backup/);
  await writeBackup(server.services, folder);
  expect((await readdir(folder)).sort()).toEqual(["files", "manifest.json", "session-secret", "tables"]);
  await expect(checkBackup(folder)).resolves.toBeTruthy();
});

test("a backup says how many rows it has written, and of how many", async () => {
  const said: [string, number, number][] = [];
  const { tables } = await writeBackup(server.services, join(folders, "counted"), (...step) =>
    said.push(step),
  );
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const last = said.findLast(([step]) => step === "Rows");
  expect(last?.[1]).toBe(rows);
  expect(said.every(([, done, total]) => done <= total)).toBe(true);
});

test("a damaged backup leaves the database as empty as it was", async () => {
  const second = join(folders, "second");
  const { files } = await writeBackup(server.services, second);
  const other = await buildTestServer();
  const isEmpty = async () => Object.values(await contents(other)).every((rows) => rows.length === 0);
  try {
    const changed = join(second, "files", files[0]?.key as string);
    const bytes = await readFile(changed);
    await writeFile(changed, Buffer.concat([bytes, Buffer.from("x")]));
    await expect(restore(other, second)).rejects.toThrow(/is missing or changed/);
    await writeFile(changed, bytes);

    const table = join(second, "tables", "messages.copy.zst");
    const rows = await readFile(table);
    await writeFile(table, rows.subarray(0, 12));
    await expect(restore(other, second)).rejects.toThrow(/messages cannot be read/);
    await writeFile(table, rows);

    const manifest = join(second, "manifest.json");
    const text = await readFile(manifest, "utf8");
    await writeFile(
      manifest,
      text.replace(/("messages": \{\s+"rows": )1/, (_, before) => `${before}2`),
    );
    await expect(restore(other, second)).rejects.toThrow(/does not have its 2 rows/);
    await writeFile(manifest, text.replace('"0001-accounts"', '"9999-later"'));
    await expect(restore(other, second)).rejects.toThrow(/newer version/);
    await rm(manifest);
    await expect(restore(other, second)).rejects.toThrow(/holds no backup/);
    expect(await isEmpty()).toBe(true);
  } finally {
    await other.close();
  }
});

test("what only cannot be read is not called damaged, and nothing is restored without it", async () => {
  const third = join(folders, "third");
  const { files } = await writeBackup(server.services, third);
  const other = await buildTestServer();
  const place = (...path: string[]) => join(third, ...path);
  /** A folder in place of a file simulates a disk that answers with an error. */
  async function unreadable(path: string, restored: () => Promise<void>) {
    await rename(path, `${path}.aside`);
    await mkdir(path);
    await restored();
    await rm(path, { recursive: true });
    await rename(`${path}.aside`, path);
  }
  const again = () => restore(other, third);
  try {
    await unreadable(place("files", files[0]?.key as string), () =>
      expect(again()).rejects.toThrow(/EISDIR/),
    );
    await unreadable(place("tables", "messages.copy.zst"), () => expect(again()).rejects.toThrow(/EISDIR/));
    await unreadable(place("session-secret"), () => expect(again()).rejects.toThrow(/EISDIR/));
    await rename(place("tables", "messages.copy.zst"), place("aside"));
    await expect(again()).rejects.toThrow(/damaged: the table messages cannot be read/);
    await rename(place("aside"), place("tables", "messages.copy.zst"));

    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(other.db);
    await sql`create trigger full_disk before insert on messages execute function full_disk()`.execute(
      other.db,
    );
    await expect(again()).rejects.toThrow(/could not extend file/);
    expect(Object.values(await contents(other)).every((rows) => rows.length === 0)).toBe(true);
    await sql`drop trigger full_disk on messages`.execute(other.db);
    await again();
    expect(await contents(other)).toEqual(await contents(server));
  } finally {
    await other.close();
  }
});
