// Over one database: pictures are decoded; photos.test.ts and files.test.ts store them over both.
import { encode as encodeBmp } from "bmp-ts";
import { jwtVerify } from "jose";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashAsInProduction } from "../../testing/hash-cost.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

hashAsInProduction();

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member();
});
afterAll(() => server.close());

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" }, limitInputPixels: false });

function send(path: "/accounts/set_photo/" | "/files/file", data: Buffer, name = "farm.png") {
  const form = new FormData();
  if (path === "/files/file") form.set("public", "false");
  else form.set("profile_id", String(owner.accountId));
  form.set(path === "/files/file" ? "file_data" : "picture", new Blob([new Uint8Array(data)]), name);
  return server.post(path, form, { token: owner.token });
}

const TOO_LONG = "You must choose an image that is at most 16,000 pixels wide and high.";

test.each([
  ["high", 1, 16_001],
  ["wide", 16_001, 1],
  ["high, of four million lines in 80 kB", 1, 4_000_000],
])(
  "a picture that is too %s is refused with a sentence, in photos and attachments",
  async (_what, width, height) => {
    const data = await flat(width, height).png().toBuffer();
    for (const [path, field] of [
      ["/accounts/set_photo/", "picture"],
      ["/files/file", "file_data"],
    ] as const) {
      const { status, body } = await send(path, data);
      expect([status, body.message, body.errors]).toEqual([400, TOO_LONG, { [field]: [TOO_LONG] }]);
    }
  },
);

test("a BMP whose header says so is refused likewise", async () => {
  const bmp = encodeBmp({ width: 2, height: 2, data: Buffer.alloc(16) }).data;
  bmp.writeInt32LE(1, 18);
  bmp.writeInt32LE(-4_000_000, 22);
  expect((await send("/accounts/set_photo/", bmp, "farm.bmp")).body.message).toBe(TOO_LONG);
});

test("a panorama at the limit is taken", async () => {
  const data = await flat(16_000, 2_000).jpeg().toBuffer();
  const { status, body } = await send("/accounts/set_photo/", data, "farm.jpg");
  expect([status, body.image?.width]).toEqual([200, 1280]);
});

test("logins do not wait behind many large pictures, and uploads beyond the limit get Retry-After", async () => {
  const data = await flat(2_500, 12_000).png().toBuffer();
  let pending = 0;
  const pictures = Array.from({ length: 40 }, async () => {
    pending += 1;
    const response = await send("/files/file", data);
    pending -= 1;
    return response;
  });
  await server.login(owner.email, owner.password);
  expect(pending).toBeGreaterThan(0);
  const responses = await Promise.all(pictures);
  const statuses = new Set(responses.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([201, 503]);
  for (const { status, body, headers } of responses) {
    if (status !== 503) continue;
    expect(body.message).toBe("Many pictures are being prepared right now. Please try again in a moment.");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
});

test("a token that was signed at once is one that others can verify", async () => {
  const token = await server.login(owner.email, owner.password);
  const { payload, protectedHeader } = await jwtVerify(
    token,
    new TextEncoder().encode(server.services.secret),
    {
      algorithms: ["HS256"],
      audience: "foodshed",
      issuer: server.services.config.publicUrl,
      currentDate: server.clock.now(),
    },
  );
  expect(protectedHeader).toEqual({ alg: "HS256", typ: "JWT" });
  expect(payload).toMatchObject({ account_id: owner.accountId, email: owner.email, is_admin: false });
});
