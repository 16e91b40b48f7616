import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let ada: Person;
let bob: Person;
let eve: Person;

beforeAll(async () => {
  server = await buildTestServer();
  ada = await server.member({ business_name: "Ada's Apples" });
  bob = await server.member({ business_name: "Bob's Bistro", roles: [1] });
  eve = await server.member({ business_name: "Érablière d’Ève" });
});
afterAll(() => server.close());

const send = (from: Person, to: Person, content: string, files: number[]) =>
  server.post(
    "/conversations/send_message/",
    { recipient: to.accountId, content, files },
    { token: from.token },
  );

describe("an attachment", () => {
  async function upload(
    owner: Person,
    readers: Person[],
    more: { public?: boolean; media_type?: string } = {},
  ) {
    const { id } = await server.db
      .insertInto("files")
      .values({
        account_id: owner.accountId,
        uploaded_by_user_id: owner.userId,
        name: "prices.pdf",
        media_type: "application/pdf",
        size: 120,
        sha256: "0".repeat(64),
        storage_key: `test/${crypto.randomUUID()}`,
        public: false,
        ...more,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const reader of readers) {
      await server.db
        .insertInto("file_readers")
        .values({ file_id: id, account_id: reader.accountId })
        .execute();
    }
    return id;
  }

  it("goes with a message, with an address that is signed for five minutes", async () => {
    const file = await upload(ada, [bob]);
    const { status, body } = await send(ada, bob, "Our prices", [file]);
    expect(status).toBe(201);
    expect(body.files).toEqual([file]);
    expect(body.files_detail[0].file_data).toMatchObject({ name: "prices.pdf", public: false, size: 120 });
    expect(body.files_detail[0].file_data.src).toMatch(
      /\/files\/content\/\d+\?expires=\d+&signature=[\w-]+$/,
    );
    const { body: received } = await server.get("/conversations/conversations_by_user/", {
      token: bob.token,
    });
    expect(received.results[0].last_message.files).toEqual([file]);
  });

  it("must be the sender's own, private, for this recipient, an image or PDF, and only one", async () => {
    const files = {
      "somebody else's": await upload(bob, [ada, eve]),
      "for others": await upload(ada, [eve]),
      public: await upload(ada, [bob], { public: true }),
      spreadsheet: await upload(ada, [bob], { media_type: "application/vnd.ms-excel" }),
      absent: 2_000_000_000,
    };
    for (const [name, file] of Object.entries(files)) {
      const { status, body } = await send(ada, bob, "See attachment", [file]);
      expect([name, status]).toEqual([name, 400]);
      expect(Object.keys(body.errors)).toEqual(["files"]);
    }
    const two = [await upload(ada, [bob]), await upload(ada, [bob])];
    expect((await send(ada, bob, "Twice as much", two)).status).toBe(400);
  });
});
