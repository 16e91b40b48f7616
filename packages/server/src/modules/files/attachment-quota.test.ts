import { toEnglish } from "@foodshed/sdk/locale";
import {
  ATTACHMENTS_MAX_BYTES,
  ATTACHMENTS_PER_DAY,
  attachmentsFull,
  attachmentsOfToday,
} from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pdf } from "../../testing/documents.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { removeUnsentFiles } from "./unsent-files.ts";

let server: TestServer;
let owner: Person;
let other: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member();
  other = await server.member();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom("files").execute());

let names = 0;
function upload(isPublic = true, person = owner) {
  const form = new FormData();
  form.set("public", String(isPublic));
  if (!isPublic) form.append("can_view", String(other.accountId));
  names += 1;
  form.set("file_data", new Blob([new Uint8Array(pdf())]), `prices-${names}.pdf`);
  return server.post("/files/file", form, { token: person.token });
}

/** Rows of files that came some hours ago. */
async function has(count: number, size: number, hoursAgo = 0, person = owner) {
  const at = new Date(server.clock.now().getTime() - hoursAgo * 3_600_000);
  const rows = Array.from({ length: count }, () => {
    names += 1;
    const name = `old-${names}.pdf`;
    return {
      account_id: person.accountId,
      name,
      media_type: "application/pdf",
      size,
      sha256: "",
      storage_key: `attachments/${name}`,
      public: true,
      attached: true,
      created_at: at,
    };
  });
  await server.db.insertInto("files").values(rows).execute();
}

const bytesOf = async () => {
  const rows = await server.db.selectFrom("files").select("size").execute();
  return rows.reduce((sum, { size }) => sum + size, 0);
};

test("an account's attachments have so much room, public and private ones together, also when several come at once", async () => {
  await has(1, ATTACHMENTS_MAX_BYTES - 3 * pdf().length, 48);
  const responses = await Promise.all(
    [true, true, true, true, false, false].map((isPublic) => upload(isPublic)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413, 413, 413]);
  for (const { status, body } of responses) {
    if (status === 413)
      expect([body.message, body.errors]).toEqual([
        toEnglish(attachmentsFull),
        { file_data: [toEnglish(attachmentsFull)] },
      ]);
  }
  expect(await bytesOf()).toBe(ATTACHMENTS_MAX_BYTES);
  expect((await upload(true, other)).status).toBe(201);
});

test("what is deleted makes room", async () => {
  await has(1, ATTACHMENTS_MAX_BYTES - pdf().length, 48);
  const { body } = await upload();
  expect((await upload()).status).toBe(413);
  await server.request("DELETE", `/files/file/${body.id}`, { token: owner.token });
  expect((await upload()).status).toBe(201);
});

test("so many attachments may come in 24 hours, and then it is said when to go on", async () => {
  await has(ATTACHMENTS_PER_DAY - 1, 10, 23);
  expect((await upload()).status).toBe(201);
  const { status, body, headers } = await upload(false);
  expect([status, body.message]).toEqual([429, toEnglish(attachmentsOfToday)]);
  const wait = Number(headers["retry-after"]);
  expect(wait).toBeGreaterThan(3_000);
  expect(wait).toBeLessThanOrEqual(3_600);
  server.clock.advance(wait * 1_000 + 1_000);
  const { token } = { token: await server.login(owner.email) };
  owner = { ...owner, token };
  expect((await upload()).status).toBe(201);
});

test("a private file that no message took along goes after a week, bytes and all", async () => {
  const sent = (await upload(false)).body.id;
  const unsent = (await upload(false)).body.id;
  const shown = (await upload(true)).body.id;
  const message = { recipient: other.accountId, content: "Our prices", files: [sent] };
  expect((await server.post("/conversations/send_message/", message, { token: owner.token })).status).toBe(
    201,
  );
  const keys = new Map(
    (await server.db.selectFrom("files").select(["id", "storage_key"]).execute()).map((row) => [
      row.id,
      row.storage_key,
    ]),
  );
  server.clock.advance(6.9 * 86_400_000);
  expect(await removeUnsentFiles(server.services)).toBe(0);
  server.clock.advance(0.2 * 86_400_000);
  expect(await removeUnsentFiles(server.services)).toBe(1);
  const left = await server.db.selectFrom("files").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual([sent, shown]);
  expect(await server.services.files.read(keys.get(unsent) as string)).toBeUndefined();
  expect(await server.services.files.read(keys.get(sent) as string)).toBeDefined();
});
