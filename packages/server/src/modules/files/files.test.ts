import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compound, doc, docx, pdf, xlsx } from "../../testing/documents.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let reader: Person;
let stranger: Person;
let manager: Person;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard" });
  reader = await server.member();
  stranger = await server.member();
  manager = await server.manager();
  admin = await server.administrator();
  await server.db
    .insertInto("connections")
    .values({
      organization_id: manager.accountId,
      account_id: owner.accountId,
      requested_by_account_id: owner.accountId,
      manage: true,
      state: "accepted",
    })
    .execute();
});
afterAll(() => server.close());

interface Upload {
  public?: boolean;
  profile_id?: number;
  can_view?: number[];
}
function upload(person: Person | undefined, name: string, data: Buffer, fields: Upload = {}) {
  const form = new FormData();
  form.set("public", String(fields.public ?? true));
  if (fields.profile_id !== undefined) form.set("profile_id", String(fields.profile_id));
  for (const id of fields.can_view ?? []) form.append("can_view", String(id));
  form.set("file_data", new Blob([new Uint8Array(data)]), name);
  return server.post("/files/file", form, { token: person?.token });
}
const sendTo = (readers: number[], name = "offer.pdf") =>
  upload(owner, name, pdf(), { public: false, can_view: readers });
const describeTo = (person: Person | undefined, id: number) =>
  server.get(`/files/file/${id}`, { token: person?.token });
const remove = (person: Person | undefined, id: number) =>
  server.request("DELETE", `/files/file/${id}`, { token: person?.token });
const load = (src: string) => {
  const { pathname, search } = new URL(src);
  return server.app.inject({ method: "GET", url: pathname + search });
};
const attachments = async () =>
  (await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`)).body.files as {
    id: number;
    file_data: { name: string };
  }[];
const storedFiles = () =>
  server.db.selectFrom("files").select(["id", "name", "size", "sha256", "storage_key"]).execute();

describe("an attachment of a profile", () => {
  test("is listed on the profile and downloads, rather than opens, for every caller", async () => {
    const sent = await upload(owner, "Prix d'été (2026).pdf", pdf());
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    expect(sent.body.file_data).toMatchObject({
      name: "Prix d'été (2026).pdf",
      public: true,
      size: pdf().length,
      content_type: "application/pdf",
    });
    expect((await attachments()).map(({ id }) => id)).toContain(sent.body.id);
    const response = await load(sent.body.file_data.src);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(pdf())).toBe(true);
    expect(response.headers["content-type"]).toBe("application/octet-stream");
    expect(response.headers["content-disposition"]).toBe(
      `attachment; filename="Prix d__t_ (2026).pdf"; filename*=UTF-8''Prix%20d%27%C3%A9t%C3%A9%20%282026%29.pdf`,
    );
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
  });

  test.each([
    ["harvest.docx", () => docx(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["stock.XLSX", () => xlsx(), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["old.doc", () => doc(), "application/msword"],
    ["old.xls", () => compound(["Workbook"]), "application/vnd.ms-excel"],
  ])("may be %s", async (name, make, type) => {
    const { status, body } = await upload(owner, name, make());
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.file_data).toMatchObject({ name, content_type: type });
  });

  test("has a name that the profile does not have yet, in whatever case, also when two come at once", async () => {
    const both = await Promise.all([upload(owner, "Menu.pdf", pdf()), upload(owner, "menu.PDF", pdf())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      message: "File already exists.",
      errors: { file_data: ["File already exists."] },
    });
    expect((await upload(stranger, "menu.pdf", pdf())).status).toBe(201);
    const id = both.find(({ status }) => status === 201)?.body.id;
    expect((await remove(owner, id)).status).toBe(204);
    expect((await upload(owner, "menu.pdf", pdf())).status).toBe(201);
  });

  test("is added and deleted by owner, manager and administrator only", async () => {
    const profile_id = owner.accountId;
    for (const person of [manager, admin]) {
      const { status, body } = await upload(person, `by-${person.slug}.pdf`, pdf(), { profile_id });
      expect(status).toBe(201);
      expect((await attachments()).map(({ id }) => id)).toContain(body.id);
      expect((await remove(stranger, body.id)).status).toBe(403);
      expect((await remove(undefined, body.id)).status).toBe(401);
      expect((await remove(person, body.id)).status).toBe(204);
      expect((await load(body.file_data.src)).statusCode).toBe(404);
      expect((await remove(person, body.id)).status).toBe(404);
    }
    expect((await upload(stranger, "no.pdf", pdf(), { profile_id })).status).toBe(403);
    expect((await upload(undefined, "no.pdf", pdf())).status).toBe(401);
    expect((await upload(owner, "no.pdf", pdf(), { can_view: [reader.accountId] })).status).toBe(400);
  });

  test("leaves nothing behind in the store when it is refused or deleted", async () => {
    const before = await storedFiles();
    const { body } = await upload(owner, "passing.pdf", pdf());
    const row = (await storedFiles()).find(({ id }) => id === body.id);
    expect(await server.services.files.read(row?.storage_key as string)).toHaveLength(row?.size as number);
    await remove(owner, body.id);
    expect(await server.services.files.read(row?.storage_key as string)).toBeUndefined();
    expect(await storedFiles()).toEqual(before);
  });
});

describe("a private file", () => {
  test("is readable for its uploader and the readers named at the upload only", async () => {
    const sent = await sendTo([reader.accountId]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const { id } = sent.body;
    expect((await describeTo(owner, id)).status).toBe(200);
    const seen = await describeTo(reader, id);
    expect(seen.body.file_data).toMatchObject({ name: "offer.pdf", public: false });
    expect((await load(seen.body.file_data.src)).rawPayload.equals(pdf())).toBe(true);
    for (const person of [stranger, manager, admin]) {
      expect((await describeTo(person, id)).status).toBe(404);
      expect((await remove(person, id)).status).toBe(404);
    }
    expect((await describeTo(undefined, id)).status).toBe(401);
    expect((await remove(reader, id)).status).toBe(404);
    expect((await attachments()).map((file) => file.id)).not.toContain(id);
  });

  test("loads by its signed address alone, for five minutes, and under no other file's", async () => {
    const [{ body: first }, { body: second }] = [await sendTo([]), await sendTo([])];
    const { src } = first.file_data;
    expect((await load(src.split("?")[0])).statusCode).toBe(404);
    expect((await load(src.replace(/signature=./, "signature=_"))).statusCode).toBe(404);
    expect((await load(src.replace(/expires=\d/, "expires=9"))).statusCode).toBe(404);
    expect((await load(src.replace(`/${first.id}?`, `/${second.id}?`))).statusCode).toBe(404);
    server.clock.advance(290_000);
    const inTime = await load(src);
    expect(inTime.statusCode).toBe(200);
    expect(inTime.headers["cache-control"]).toBe("private, no-store");
    server.clock.advance(20_000);
    expect((await load(src)).statusCode).toBe(404);
  });

  test("comes at most as wide as it is shown, where it is a picture, under the same signature", async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "green" } })
      .jpeg()
      .toBuffer();
    const sent = await upload(owner, "barn.jpg", photo, { public: false, can_view: [reader.accountId] });
    const { file_data } = (await describeTo(reader, sent.body.id)).body;
    const sizeOf = async (address: string) => {
      const { rawPayload } = await load(address);
      const { width, height, format } = await sharp(rawPayload).metadata();
      return `${width} × ${height} ${format}`;
    };
    expect(await sizeOf(file_data.preview)).toBe("640 × 320 webp");
    expect(await sizeOf(`${file_data.src}&width=1280`)).toBe("1280 × 640 webp");
    expect(await sizeOf(file_data.src)).toBe("2000 × 1000 jpeg");
    expect((await load(`${file_data.src}&width=641`)).statusCode).toBe(400);
    expect((await load(file_data.preview.replace(/signature=./, "signature=_"))).statusCode).toBe(404);
    expect((await load(`${file_data.src.split("?")[0]}?width=640`)).statusCode).toBe(404);
    expect((await load(file_data.preview)).headers["cache-control"]).toBe("private, no-store");
    server.clock.advance(310_000);
    expect((await load(file_data.preview)).statusCode).toBe(404);

    const small = await sharp({ create: { width: 90, height: 60, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const { preview } = (await upload(owner, "dot.png", small, { public: false })).body.file_data;
    expect(await sizeOf(preview)).toBe("90 × 60 webp");
    expect((await sendTo([])).body.file_data.preview).toBeUndefined();
    const shown = (await upload(owner, "shown.jpg", photo)).body.file_data;
    expect(shown.preview).toBeUndefined();
    expect(await sizeOf(`${shown.src}?width=320`)).toBe("2000 × 1000 jpeg");
  });

  test("is an image or a PDF, belongs to its uploader only, and names existing readers", async () => {
    const privately = { public: false };
    expect((await upload(owner, "terms.docx", docx(), privately)).status).toBe(415);
    expect(
      (await upload(manager, "a.pdf", pdf(), { ...privately, profile_id: owner.accountId })).status,
    ).toBe(400);
    const before = await storedFiles();
    const unknown = await sendTo([reader.accountId, 999_999]);
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { can_view: ["One of these accounts does not exist."] },
    ]);
    expect(await storedFiles()).toEqual(before);
  });

  test("goes with a message to its readers, hundreds of them", async () => {
    const many = await server.db
      .insertInto("accounts")
      .values(
        Array.from({ length: 400 }, (_, index) => ({
          slug: `reader-${index}`,
          business_name: `Reader ${index}`,
        })),
      )
      .returning("id")
      .execute();
    const sent = await sendTo([reader.accountId, ...many.map(({ id }) => id)]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const message = { recipient: reader.accountId, content: "Our offer", files: [sent.body.id] };
    const response = await server.post("/conversations/send_message/", message, { token: owner.token });
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    expect((await remove(owner, sent.body.id)).status).toBe(204);
    expect((await describeTo(reader, sent.body.id)).status).toBe(404);
  });
});

describe("a picture", () => {
  test("is re-encoded: upright, without its location and without trailing data", async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#884422" } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "43/1 30/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const payload = "<script>alert(1)</script>";
    const { body } = await upload(owner, "orchard.JPEG", Buffer.concat([photo, Buffer.from(payload)]));
    const kept = (await load(body.file_data.src)).rawPayload;
    expect(kept.includes(payload)).toBe(false);
    expect(kept.includes("Exif")).toBe(false);
    const { width, height, exif } = await sharp(kept).metadata();
    expect([width, height, exif]).toEqual([40, 60, undefined]);
    expect(body.file_data).toMatchObject({
      name: "orchard.JPEG",
      content_type: "image/jpeg",
      size: kept.length,
    });
  });

  test("that is no PNG, JPEG or WebP, or is named otherwise, is kept under the name of what it became", async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .gif()
      .toBuffer();
    const { body } = await upload(owner, "sign.jpg", gif);
    expect(body.file_data).toMatchObject({ name: "sign.png", content_type: "image/png" });
    expect((await upload(owner, "sign.gif", gif)).status).toBe(409);
  });
});
