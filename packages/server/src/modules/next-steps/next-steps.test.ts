import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import { classifiedForm } from "../classifieds/testing.ts";
import { enquiriesOf } from "../enquiries/testing.ts";

let server: TestServer;
let calls: ReturnType<typeof enquiriesOf>;
beforeAll(async () => {
  server = await buildTestServer();
  calls = enquiriesOf(server);
});
afterAll(() => server.close());

const steps = async (person: Person) =>
  (await server.get("/accounts/next_steps/", { token: person.token })).body;
const member = (business_name: string) => server.member({ business_name });
const send = async (from: Person, to: Person) => {
  server.clock.advance(1000);
  const body = { recipient: to.accountId, content: "Do you still have apples?" };
  const sent = await server.post("/conversations/send_message/", body, { token: from.token });
  expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
};
const silence = (person: Person, other: Person) =>
  server.post(
    "/conversations/silence_conversation/",
    { from: other.slug, silenced: true },
    { token: person.token },
  );
const request = (from: Person, to: Person) =>
  server.post(
    "/accounts/request_connection/",
    { recipient: to.accountId, manage: false },
    { token: from.token },
  );
const post = async (person: Person, title: string, endsIn: number) => {
  const needed_by = new Date(server.clock.now().getTime() + endsIn).toISOString();
  const { accountId: profile_id } = person;
  const ad = { profile_id, title, description: "Ripe.", needed_by, looking_for: false, category: 4 };
  const { status, body } = await server.post("/accounts/create_classified/", classifiedForm(ad), {
    token: person.token,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id as number;
};
const names = (accounts: { business_name: string }[]) => accounts.map(({ business_name }) => business_name);
const waiting = async (person: Person) =>
  names(
    (await steps(person)).replies.latest.map(
      ({ account }: { account: { business_name: string } }) => account,
    ),
  );

describe("replies that are owed", () => {
  it("are those to whom wrote last, the latest first, until they are given", async () => {
    const [ada, bob, eve] = [await member("Ada’s Apples"), await member("Bob’s Bistro"), await member("Eve")];
    await send(bob, ada);
    await send(eve, ada);
    expect(await steps(ada)).toMatchObject({
      replies: {
        count: 2,
        latest: [
          { account: { id: eve.accountId, slug: eve.slug, business_name: "Eve" } },
          { account: { id: bob.accountId } },
        ],
      },
    });
    expect(await waiting(bob)).toEqual([]);
    await send(ada, eve);
    expect(await waiting(ada)).toEqual(["Bob’s Bistro"]);
    expect(await waiting(eve)).toEqual(["Ada’s Apples"]);
  });

  it("name three, and count all", async () => {
    const ada = await member("Ada");
    for (const name of ["One", "Two", "Three", "Four"]) await send(await member(name), ada);
    const { replies } = await steps(ada);
    expect(replies.count).toBe(4);
    expect(await waiting(ada)).toEqual(["Four", "Three", "Two"]);
  });

  it("are none where either side has blocked the other", async () => {
    const [ada, bob, eve] = [await member("Ada"), await member("Bob"), await member("Eve")];
    await send(bob, ada);
    await send(eve, ada);
    await silence(ada, bob);
    await silence(eve, ada);
    expect(await waiting(ada)).toEqual([]);
  });

  it("are not owed to a message to many", async () => {
    const network = await server.manager({ business_name: "Bay Local" });
    const ada = await member("Ada");
    const { body } = await request(network, ada);
    await server.post(
      "/accounts/accept_connection_request/",
      { id: body.id, accept: true },
      { token: ada.token },
    );
    const sent = await server.post(
      "/conversations/send_messages/",
      [{ recipient: ada.accountId, content: "The fair is on May 2.", files: [] }],
      { token: network.token },
    );
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
    expect(await waiting(ada)).toEqual([]);
    await send(network, ada);
    expect(await waiting(ada)).toEqual(["Bay Local"]);
  });

  it("go with the end of an enquiry", async () => {
    const [chef, ada] = [await member("Chef"), await member("Ada")];
    const { body } = await calls.send(chef, [ada]);
    expect(await waiting(ada)).toEqual(["Chef"]);
    await calls.answer(ada, body.id);
    expect(await waiting(ada)).toEqual([]);
    await calls.close(chef, body.id, [ada]);
    expect(await waiting(ada)).toEqual([]);
  });

  it("are forgotten after thirty days", async () => {
    const [ada, bob] = [await member("Ada"), await member("Bob")];
    await send(bob, ada);
    server.clock.advance(days(31));
    ada.token = await server.login(ada.email);
    expect(await waiting(ada)).toEqual([]);
  });
});

describe("requests to answer", () => {
  it("are those received, until they are answered", async () => {
    const ada = await member("Ada");
    const [one, two] = [
      await server.manager({ business_name: "One" }),
      await server.manager({ business_name: "Two" }),
    ];
    await request(one, ada);
    server.clock.advance(1000);
    const { body } = await request(two, ada);
    const { requests } = await steps(ada);
    expect([requests.count, names(requests.latest)]).toEqual([2, ["Two", "One"]]);
    expect((await steps(two)).requests).toEqual({ count: 0, latest: [] });
    const answer = { id: body.id, accept: false };
    await server.post("/accounts/accept_connection_request/", answer, { token: ada.token });
    expect(names((await steps(ada)).requests.latest)).toEqual(["One"]);
  });
});

describe("ads that end soon", () => {
  it("are one's own within seven days, the first to end first, until they are renewed", async () => {
    const [ada, bob] = [await member("Ada"), await member("Bob")];
    await post(ada, "Quinces", days(20));
    await post(ada, "Plums", days(5));
    const pears = await post(ada, "Pears", days(3));
    await post(bob, "Cherries", days(3));
    const titles = async () => (await steps(ada)).ending.first.map(({ title }: { title: string }) => title);
    expect((await steps(ada)).ending).toMatchObject({
      count: 2,
      first: [{ id: pears, title: "Pears", looking_for: false }, { title: "Plums" }],
    });
    await server.post("/accounts/renew_classified/", { classified_id: pears }, { token: ada.token });
    expect(await titles()).toEqual(["Plums"]);
    server.clock.advance(days(6));
    ada.token = await server.login(ada.email);
    expect(await titles()).toEqual([]);
  });
});

describe("networks that close", () => {
  const joined = async (person: Person, network: Person) => {
    const { body } = await request(person, network);
    const answer = { id: body.id, accept: true };
    await server.post("/accounts/accept_connection_request/", answer, { token: network.token });
  };

  it("are named to their members until they keep their account, and to nobody else", async () => {
    const [ada, bob] = [await member("Ada"), await member("Bob")];
    const network = await server.manager({ business_name: "Elora Network" });
    await joined(ada, network);
    await request(bob, network);
    expect((await steps(ada)).closing).toEqual([]);
    const closed = await server.post(
      "/accounts/close_account/",
      { current_password: PASSWORD },
      { token: network.token },
    );
    expect((await steps(ada)).closing).toEqual([
      { id: network.accountId, business_name: "Elora Network", until: closed.body.closing_until },
    ]);
    expect((await steps(bob)).closing).toEqual([]);
    await server.post("/accounts/keep_account/", undefined, { token: network.token });
    expect((await steps(ada)).closing).toEqual([]);
  });
});

describe("what the profile lacks", () => {
  it("is named in the order in which it matters, and goes when it is there", async () => {
    const ada = await server.member({ roles: [2] });
    expect((await steps(ada)).needs).toEqual(["description", "picture", "products", "place"]);
    await server.db
      .updateTable("accounts")
      .set({ description: "We grow apples." })
      .where("id", "=", ada.accountId)
      .execute();
    expect((await steps(ada)).needs).toEqual(["picture", "products", "place"]);
    server.clock.advance(days(200));
    ada.token = await server.login(ada.email);
    expect((await steps(ada)).needs).toContain("update");
  });
});

describe("next steps", () => {
  it("are each account's own: visitors see none, administrators their own", async () => {
    expect((await server.get("/accounts/next_steps/")).status).toBe(401);
    const [ada, bob] = [await member("Ada"), await member("Bob")];
    await send(bob, ada);
    const administrator = await server.administrator();
    for (const stranger of [bob, administrator, await server.manager()]) {
      for (const query of ["", `?account_id=${ada.accountId}`, `?profile_id=${ada.accountId}`]) {
        const { body } = await server.get(`/accounts/next_steps/${query}`, { token: stranger.token });
        expect(JSON.stringify(body)).not.toContain("Bob");
      }
    }
  });
});
