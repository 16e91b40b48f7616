// Over one database: requests are refused by the contract, before anything is read.
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await buildTestServer();
  person = await server.member();
});
afterAll(() => server.close());

const post = (path: string, body: unknown) => server.post(path, body, { token: person.token });

it("says once of a message of spaces alone that a text is needed", async () => {
  for (const content of ["", "  \n"]) {
    const { body } = await post("/conversations/send_message/", { recipient: person.accountId, content });
    expect(body.errors).toEqual({ content: ["This field is required."] });
  }
});

it("says of a form's empty category that it is required", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    profile_id: person.accountId,
    title: "Cider",
    description: "Cold-pressed.",
    needed_by: server.clock.now().toISOString(),
    looking_for: true,
    category: "",
  }))
    form.set(name, String(value));
  const { body } = await post("/accounts/create_classified/", form);
  expect(body.errors).toEqual({ category: ["Required"] });
});

it("says which detail of a role is of the wrong kind, where a list of roles is taken as well", async () => {
  const { body } = await post("/accounts/update_role/", { id: 1, details: { delivery: "1" } });
  expect(Object.keys(body.errors)).toEqual(["details.delivery"]);
});

it("tells somebody who sends nothing what a sign-up of their own lacks", async () => {
  const { body } = await server.post("/accounts/signup/", {});
  expect(Object.keys(body.errors)).toEqual(
    expect.arrayContaining([
      "email",
      "password",
      "first_name",
      "last_name",
      "title",
      "business_name",
      "roles",
    ]),
  );
  expect(body.errors).not.toHaveProperty("on_behalf");
});

it("names the one province, and not that it may be left empty", async () => {
  const { body } = await post("/accounts/update_profile/", {
    id: person.accountId,
    details: { province: "Quebec" },
  });
  expect(body.errors).toEqual({ "details.province": ["This must be Ontario."] });
});

it("says of a contact without anything that a field is missing", async () => {
  const { body } = await post("/accounts/create_contact/", { profile_id: person.accountId });
  expect(body.message).toBe("You must fill in at least one field of a contact.");
});

it("takes a request for a connection without a word about managing as one that grants nothing", async () => {
  const network = await server.manager();
  const { status, body } = await post("/accounts/request_connection/", { recipient: network.accountId });
  expect([status, body.manage]).toEqual([201, false]);
});
