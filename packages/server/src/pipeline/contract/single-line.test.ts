// Over one database: texts are refused by the contract, before anything is stored.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";

/** What is said of a text of several lines. */
const ONE_LINE_MESSAGE = "This must be one line, without line breaks, tabs or other control characters.";

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await buildTestServer();
  person = await server.member();
});
afterAll(() => server.close());

const details = {
  email: "line@farm.example",
  password: PASSWORD,
  first_name: "Ada",
  last_name: "Roy",
  title: "Owner",
  business_name: "Line Farm",
  roles: [2],
  email_consent: false,
};

describe("a field of one line", () => {
  it.each(["first_name", "last_name", "title", "business_name"])(
    "takes no line breaks and tabs at sign-up: %s",
    async (field) => {
      for (const sign of ["\n", "\r", "\t", "\u0085", "\u2028", "\u2029"]) {
        const { status, body } = await server.post("/accounts/signup/", {
          ...details,
          [field]: `Maple${sign}Farm`,
        });
        expect(status).toBe(400);
        expect(body.errors[field]).toEqual([ONE_LINE_MESSAGE]);
      }
      for (const sign of ["\u0000", "\u001b", "\u007f", "\u009f"]) {
        const { status, body } = await server.post("/accounts/signup/", {
          ...details,
          [field]: `Maple${sign}Farm`,
        });
        expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
      }
    },
  );

  it("takes none on behalf of others, in a plan of an import, in profiles, places, contacts and classifieds", async () => {
    const admin = await server.administrator();
    const { password: _, email_consent: __, ...account } = details;
    const calls: [string, object, string, string][] = [
      [
        "/accounts/signup/",
        { ...account, business_name: "A\nB", on_behalf: true },
        "business_name",
        admin.token,
      ],
      [
        "/accounts/update_profile/",
        { id: person.accountId, details: { city: "Elora\nGuelph" } },
        "details.city",
        person.token,
      ],
      ["/accounts/create_contact/", { profile_id: person.accountId, name: "Ada\nRoy" }, "name", person.token],
    ];
    for (const [path, body, field, token] of calls) {
      const response = await server.post(path, body, { token });
      expect([path, response.status, response.body.errors?.[field]]).toEqual([path, 400, [ONE_LINE_MESSAGE]]);
    }
    const form = new FormData();
    const fields = { title: "Pears\nfor sale", description: "Many", needed_by: "2030-01-01T12:00:00Z" };
    for (const [name, value] of Object.entries({ ...fields, looking_for: "false", category: "4" }))
      form.set(name, value);
    form.set("profile_id", String(person.accountId));
    const classified = await server.post("/accounts/create_classified/", form, { token: person.token });
    expect([classified.status, classified.body.errors?.title]).toEqual([400, [ONE_LINE_MESSAGE]]);
  });

  it("is distinguished from a text of several lines", async () => {
    const description = "We grow pears.\n\nAnd plums.\tToo.";
    const response = await server.post(
      "/accounts/update_profile/",
      { id: person.accountId, details: { description } },
      { token: person.token },
    );
    expect([response.status, response.body.description]).toEqual([200, description]);
  });
});

describe("a text that must not be empty", () => {
  const BLANKS = ["\u00a0", "\u200b", "\u2060\u00ad", "\u200f", "\u0301", "\u3164", "\u2800"];

  it.each([
    ["first_name", "You must provide a first name."],
    ["last_name", "You must provide a last name."],
    ["title", "You must provide a job title."],
    ["business_name", "You must provide a business name."],
  ])("has something to see at sign-up: %s", async (field, message) => {
    for (const blank of BLANKS) {
      const { status, body } = await server.post("/accounts/signup/", { ...details, [field]: blank });
      expect([blank, status, body.errors?.[field]]).toEqual([blank, 400, [message]]);
    }
  });

  it("has something to see in messages and products", async () => {
    const other = await server.member();
    const { body: profile } = await server.post("/accounts/profile_by_id/", {}, { token: person.token });
    for (const blank of BLANKS) {
      const message = await server.post(
        "/conversations/send_message/",
        { recipient: other.accountId, content: blank },
        { token: person.token },
      );
      expect([blank, message.status, Object.keys(message.body.errors ?? {})]).toEqual([
        blank,
        400,
        ["content"],
      ]);
      const product = await server.post(
        "/accounts/create_product/",
        { role_id: profile.roles[0].role_id, category_id: 4, name: blank },
        { token: person.token },
      );
      expect([blank, product.status, product.body.errors?.name]).toEqual([
        blank,
        400,
        ["You must enter a product name."],
      ]);
    }
  });
});

describe("a password made of its owner's public data", () => {
  const TOO_GUESSABLE =
    "This password is too easy to guess from your name, business or email. Please choose another one.";

  it("is refused at sign-up, in the settings, by a mailed link and for a claim", async () => {
    const refused = await server.post("/accounts/signup/", {
      ...details,
      business_name: "MapleFarm",
      password: "MapleFarm1@",
    });
    expect([refused.status, refused.body.errors]).toEqual([400, { password: [TOO_GUESSABLE] }]);
    const change = { current_password: PASSWORD, password: "MapleHill2026!" };
    const settings = await server.post("/accounts/update_user/", change, { token: person.token });
    expect(settings.body.errors).toEqual({ password: [TOO_GUESSABLE] });

    await server.post("/accounts/password_reset/", { email: person.email });
    const text = (await server.mails(person.email)).at(-1)?.text ?? "";
    const token = /\/forgot\/([\w-]+)/.exec(text)?.[1];
    const reset = await server.post("/accounts/set_new_password/", { token, password: "AdaOkafor#1" });
    expect(reset.body.errors).toEqual({ password: [TOO_GUESSABLE] });
    // The link is good still.
    expect((await server.post("/accounts/set_new_password/", { token, password: "pumpkin#31" })).status).toBe(
      200,
    );
  });
});
