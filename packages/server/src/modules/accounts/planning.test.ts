import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let admin: Person;
let network: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator({ business_name: "Foodshed Support" });
  network = await server.manager({ business_name: "Taste of Wellington" });
});
afterAll(() => server.close());

const wanted = (email: string, business_name: string, roles = [5]) => ({
  email,
  first_name: "Lou",
  last_name: "Tremblay",
  business_name,
  roles,
  on_behalf: true,
});

const plan = (accounts: object[], by: Person) =>
  server.post("/accounts/plan_accounts/", { accounts }, { token: by.token });

const create = async (email: string, business_name: string, by: Person) =>
  (await server.post("/accounts/signup/", wanted(email, business_name), { token: by.token })).body[0].account;

describe("planning accounts on behalf of others", () => {
  it("returns the mail that each would get, without its link, and creates and sends nothing", async () => {
    const { status, body } = await plan([wanted("info@northfork.example", "North Fork Dairy")], network);
    expect(status).toBe(200);
    const [planned] = body.results;
    expect(planned).toMatchObject({ outcome: "create", account: null, message: null });
    expect(await server.mails("info@northfork.example")).toEqual([]);

    await create("info@northfork.example", "North Fork Dairy", network);
    const [sent] = await server.mails("info@northfork.example");
    const codes = /(act_token|pw_token)=[\w-]+/g;
    expect(planned.mail).toEqual({
      to: "info@northfork.example",
      subject: sent?.subject,
      text: sent?.text.replaceAll(codes, "$1=…"),
    });
  });

  it("distinguishes businesses that have an account from addresses and names that belong to others", async () => {
    const mill = await create("mill@plan.example", "Aberfoyle Mill", admin);
    const { body } = await plan(
      [
        wanted("MILL@plan.example", "aberfoyle mill"),
        wanted("mill@plan.example", "Another Business"),
        wanted("other@plan.example", "Aberfoyle Mill"),
        wanted("new@plan.example", "New Business"),
      ],
      admin,
    );
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "match",
      "conflict",
      "conflict",
      "create",
    ]);
    expect(body.results[0].account).toEqual({
      id: mill.id,
      slug: mill.slug,
      business_name: "Aberfoyle Mill",
    });
    expect(body.results[1].message).toBe("The address is the one of Aberfoyle Mill.");
    expect(body.results[1].mail).toBeNull();
    expect(body.results[2].mail).toMatchObject({ to: "other@plan.example" });
  });

  it("leaves the mails out for those who will not read them, and says in which language they would be", async () => {
    const accounts = [
      wanted("bare@plan.example", "Bare Plan"),
      { ...wanted("nu@plan.example", "Plan Nu"), language: "fr-CA" },
      wanted("mill@plan.example", "Another Business"),
    ];
    const { body } = await server.post(
      "/accounts/plan_accounts/",
      { accounts, with_mails: false },
      { token: admin.token },
    );
    const told = body.results.map(({ outcome, mail, language }: Record<string, unknown>) => [
      outcome,
      mail,
      language,
    ]);
    expect(told).toEqual([
      ["create", null, "en-CA"],
      ["create", null, "fr-CA"],
      ["conflict", null, null],
    ]);
  });

  it("does not reveal to a manager whose address it is, unless they manage the account", async () => {
    await create("secret@plan.example", "Hidden Hollow", admin);
    const own = await create("own@plan.example", "Own Orchard", network);
    const { body } = await plan(
      [
        wanted("secret@plan.example", "Hidden Hollow"),
        wanted("own@plan.example", "Own Orchard"),
        wanted("free@plan.example", "Hidden Hollow"),
        wanted("org@plan.example", "A Network", [4]),
      ],
      network,
    );
    const [secret, mine, hidden, organization] = body.results;
    expect(secret).toMatchObject({ outcome: "conflict", account: null });
    expect(JSON.stringify(secret)).not.toContain("Hidden Hollow");
    expect(mine).toMatchObject({ outcome: "match", account: { id: own.id } });
    expect(hidden).toMatchObject({ outcome: "create" });
    expect(organization).toMatchObject({
      outcome: "error",
      message: "Only an administrator can create an organization.",
      mail: null,
    });
  });

  it("is for those who may create accounts, and for as many at once as the contract says", async () => {
    const one = [wanted("a@plan.example", "A")];
    expect((await plan(one, await server.member())).status).toBe(403);
    const many = Array.from({ length: 201 }, (_, n) => wanted(`m${n}@plan.example`, `Farm ${n}`));
    expect((await plan(many, admin)).status).toBe(400);
    expect((await plan(many.slice(1), admin)).body.results).toHaveLength(200);
  });
});

describe("the mail with the claim link", () => {
  it("can be sent again for hundreds by those who made the accounts, not by visitors, and not to one of them all day", async () => {
    const limited = await buildTestServer({ config: { rateLimits: true } });
    try {
      const boss = await limited.administrator();
      const ids: number[] = [];
      for (let n = 0; n < 8; n += 1) {
        const { body } = await limited.post("/accounts/signup/", wanted(`r${n}@plan.example`, `Farm ${n}`), {
          token: boss.token,
        });
        ids.push(body[0].account.id);
      }
      const resend = (account_id: number | undefined, token?: string) =>
        limited.post("/accounts/resend_verification/", { account_id }, token ? { token } : {});
      const statuses = async (calls: Promise<{ status: number }>[]) =>
        (await Promise.all(calls)).map(({ status }) => status);
      expect(await statuses(ids.map((id) => resend(id, boss.token)))).toEqual(ids.map(() => 200));
      for (let n = 0; n < 4; n += 1) expect((await resend(ids[0], boss.token)).status).toBe(200);
      expect((await resend(ids[0], boss.token)).status).toBe(429);
      const visits: number[] = [];
      for (let n = 0; n < 8; n += 1) for (const id of ids) visits.push((await resend(id)).status);
      expect(visits).toContain(429);
    } finally {
      await limited.close();
    }
  });
});
