import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { type S3Double, startS3Double } from "../testing/s3-double.ts";
import { killServers } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import { cluster, type FaultNetwork, logIn, makeNetwork, recipientOf } from "./support/network.ts";

let network: FaultNetwork;
let store: S3Double;
afterEach(async () => {
  await killServers();
  await store.close();
  await network.remove();
});

/** A server whose files stand in a bucket, with messages being sent to it. */
async function serverWithBucket(kind: "embedded" | "postgres") {
  network = await makeNetwork(kind);
  store = await startS3Double("foodshed-files");
  const recipient = await recipientOf(network);
  const server = await network.serve({
    S3_BUCKET: "foodshed-files",
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: "test-key",
    S3_SECRET_ACCESS_KEY: "test-secret",
  });
  const { address } = network;
  const token = await logIn(address, "demo@foodshed.example");
  const profile = JSON.parse(Buffer.from(token.split(".")[1] as string, "base64url").toString()).account_id;
  return { server, address, token, profile, load: () => startLoad({ server, address, token, recipient }) };
}

async function postClassified(
  { address, token, profile }: { address: string; token: string; profile: number },
  key: string,
): Promise<{ status: number; retryAfter: number; body: { id?: number; message?: string } }> {
  const image = sharp({ create: { width: 700, height: 400, channels: 3, background: "teal" } });
  const form = new FormData();
  const fields = {
    profile_id: String(profile),
    title: "Pears by the crate",
    description: "A crate of pears",
    looking_for: "false",
    category: "1",
    needed_by: new Date(Math.ceil(Date.now() / 86_400_000 + 5) * 86_400_000).toISOString(),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("picture", new Blob([new Uint8Array(await image.png().toBuffer())]), "pears.png");
  const response = await fetch(`${address}/api/v1/accounts/create_classified/`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
    body: form,
  });
  return {
    status: response.status,
    retryAfter: Number(response.headers.get("retry-after")),
    body: (await response.json()) as { id?: number; message?: string },
  };
}

const classifiedsWith = (title: string) =>
  network.read((db) =>
    db
      .selectFrom("classifieds as c")
      .leftJoin("images as i", "i.key", "c.image_key")
      .where("c.title", "=", title)
      .select(["c.id", "i.key"])
      .execute(),
  );

describe.each([
  ["embedded", false],
  ["postgres", !cluster],
] as const)("a file store that hangs or fails beside the database (%s)", (kind, missing) => {
  it.skipIf(missing)(
    "is survived: uploads are 503, everything else goes on, and they come back",
    async () => {
      const { server, load: begin, ...who } = await serverWithBucket(kind);
      const load = begin();
      await load.goesOn();
      for (const fault of [{ hangs: "all" }, { failWith: 500 }] as const) {
        Object.assign(store, fault);
        const uploads = [1, 2, 3].map((n) => postClassified(who, `an-ad-with-a-picture-${n}`));
        await load.goesOn();
        for (const { status, retryAfter, body } of await Promise.all(uploads)) {
          // On a busy machine pictures may still wait to be decoded when the store is given up.
          expect(body.message).toMatch(
            /^(Files cannot be reached|Many pictures are being prepared) right now\. Please try again in a moment\.$/,
          );
          expect([status, retryAfter]).toEqual([503, expect.any(Number)]);
        }
        delete store.hangs;
        delete store.failWith;
      }
      const first = await postClassified(who, "an-ad-with-a-picture-1");
      const again = await postClassified(who, "an-ad-with-a-picture-1");
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body.id).toBe(first.body.id);
      await load.goesOn();
      await load.stop();
      expect(load).toMatchObject({ broken: 0, unavailable: 0 });
      server.process.kill("SIGTERM");
      expect(await server.ended).toBe(0);
      await expectKeptAndOnce(network, load);
      const classifieds = await classifiedsWith("Pears by the crate");
      expect(classifieds).toEqual([{ id: first.body.id, key: expect.any(String) }]);
      // No row without bytes, and of the repetition no bytes without a row.
      const pictures = [...store.objects.keys()].filter((key) => !key.startsWith("embeds/"));
      const stored = new Set(pictures.map((key) => key.split("/")[1]));
      expect(stored).toEqual(new Set([classifieds[0]?.key]));
    },
  );
});
