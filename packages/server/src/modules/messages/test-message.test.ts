import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdf } from "../../testing/documents.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let network: Person;

beforeAll(async () => {
  server = await buildTestServer();
  network = await server.manager({ business_name: "Taste of Wellington" });
});
afterAll(() => server.close());

const tryOut = (body: object, token = network.token) =>
  server.post("/conversations/test_message/", body, { token });

describe("a message that is tried out", () => {
  it("is mailed whole to its author only", async () => {
    const content = `The spring fair is on May 2.\n\n${"Bring cheese. ".repeat(40)}`.trim();
    const { status, body } = await tryOut({ content });
    expect([status, body.message]).toEqual([200, `The test is on its way to ${network.email}.`]);
    const mails = await server.mails(network.email);
    const mail = mails.at(-1);
    expect(mail?.subject).toBe("Test of a message from Taste of Wellington");
    expect(mail?.text).toContain("The spring fair is on May 2.");
    expect(mail?.text.match(/Bring cheese\./g)).toHaveLength(40);
    const conversations = await server.get("/conversations/conversations_by_user/", { token: network.token });
    expect(conversations.body.results).toEqual([]);
  });

  it("names its attachment, which must be one's own", async () => {
    const upload = async (by: Person) => {
      const form = new FormData();
      form.set("public", "false");
      form.set("file_data", new File([new Uint8Array(pdf())], "price-list.pdf"));
      return (await server.post("/files/file", form, { token: by.token })).body.id;
    };
    expect((await tryOut({ content: "See below.", files: [await upload(network)] })).status).toBe(200);
    expect((await server.mails(network.email)).at(-1)?.text).toContain("With the attachment price-list.pdf.");
    const theirs = await upload(await server.member());
    expect((await tryOut({ content: "See below.", files: [theirs] })).status).toBe(400);
    expect((await tryOut({ content: "   " })).status).toBe(400);
  });
});
