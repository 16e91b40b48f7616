import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hours, minutes, seconds } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { writeSiteBuild } from "../../testing/site-build.ts";
import type { SendSubrequest } from "../site/subrequests.ts";
import { PageCache } from "./page-cache.ts";

/** Shows what its address asks of the API, and how many pages were made before it. */
const page = `
  const url = new URL(request.url);
  const authorization = request.headers.get("authorization");
  const path = url.searchParams.get("asks") ?? "/network/";
  const when = url.searchParams.has("now") ? { "x-now": String(globalThis.made) } : {};
  const response = await context.apiFetch("/api/v1" + path, { headers: { ...when, ...(authorization && { authorization }) } });
  if (url.searchParams.has("private")) headers.set("cache-control", "no-store");
  globalThis.made = (globalThis.made ?? 0) + 1;
  const body = { made: globalThis.made, path: url.pathname, language: request.headers.get("accept-language"), nonce: context.nonce, cookie: request.headers.get("cookie"), agent: request.headers.get("user-agent"), response: await response.json() };
  return new Response(JSON.stringify(body), { status, headers });
`;

const site = mkdtempSync(join(tmpdir(), "foodshed-site-"));
const builds = { site, embed: join(site, "none"), storybook: join(site, "none") };
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";

let server: TestServer;
let owner: Person;
let address: string;
beforeAll(async () => {
  writeSiteBuild(site, page);
  server = await buildTestServer({ app: { apiOnly: false, builds } });
  owner = await server.member({ business_name: "Quince Corner" });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true, force: true });
});
// Each test has an address of its own.
let tests = 0;
beforeEach(() => {
  tests += 1;
  address = profileAddress(owner.slug);
});

const asking = (path: string, more = "") => `/page-${tests}?asks=${encodeURIComponent(path)}${more}`;
const profileAddress = (slug: string) => asking(`/accounts/profile_by_slug/?slug=${slug}`);

async function open(url: string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ url, headers: { "user-agent": BROWSER, ...headers } });
  return { ...response.json(), policy: String(response.headers["content-security-policy"]) };
}

/** Opens a page until it is kept. */
async function keep(url: string) {
  await open(url);
  const kept = await open(url);
  expect((await open(url)).made).toBe(kept.made);
  return kept;
}

const edit = (details: object, token = owner.token) =>
  server.post("/accounts/update_profile/", { id: owner.accountId, details }, { token });

describe("a page that visitors open again and again", () => {
  it("is made twice, and then sent as it is", async () => {
    const first = await open(address);
    const second = await open(address);
    expect(second.made).toBe(first.made + 1);
    expect((await open(address)).made).toBe(second.made);
    expect((await open(address)).response).toEqual(first.response);
  });

  it("has a nonce of its own in every response", async () => {
    await keep(address);
    const [one, other] = [await open(address), await open(address)];
    expect(one.nonce).not.toBe(other.nonce);
    for (const { nonce, policy } of [one, other]) expect(policy).toContain(`'nonce-${nonce}'`);
  });

  it("knows nothing of the browser that asked first", async () => {
    expect(await keep(address)).toMatchObject({ cookie: null, agent: null });
  });

  it("is counted as viewed by each of them", async () => {
    const views = async () =>
      (
        await server.db
          .selectFrom("profile_views")
          .select("viewer")
          .where("account_id", "=", owner.accountId)
          .execute()
      ).length;
    await keep(address);
    const before = await views();
    await open(address, { "user-agent": `${BROWSER} another device` });
    expect(await views()).toBe(before + 1);
  });

  it("is kept for its own address in each language, whatever the browser prefers", async () => {
    const [english, french] = [await keep(address), await keep(`/fr${address}`)];
    expect(french.path).toBe(`/fr${english.path}`);
    for (const preferred of ["fr-CA", "en-CA"]) {
      const headers = { "accept-language": preferred };
      expect(await open(address, headers)).toMatchObject({ made: english.made, language: null });
      expect(await open(`/fr${address}`, headers)).toMatchObject({ made: french.made, language: null });
    }
  });

  it("is kept apart for each host, as what it shows may be", async () => {
    const kept = await keep(address);
    expect((await open(address, { host: "elsewhere.example" })).made).not.toBe(kept.made);
  });
});

describe("what a member writes is seen by the next visitor", () => {
  it("in the profile", async () => {
    await keep(address);
    expect((await edit({ description: "Quinces, medlars and more." })).status).toBe(200);
    expect((await open(address)).response.description).toBe("Quinces, medlars and more.");
    await keep(address);
    expect((await edit({ description: "Medlars only." })).status).toBe(200);
    expect((await open(address)).response.description).toBe("Medlars only.");
  });

  it("also when it is written by another process, into any part of a profile", async () => {
    await keep(address);
    await server.db.insertInto("contacts").values({ account_id: owner.accountId, name: "Ines" }).execute();
    expect((await open(address)).response.contacts).toMatchObject([{ name: "Ines" }]);
  });

  it("when it is hidden from visitors", async () => {
    expect((await keep(address)).response.first_name).toBe("Ada");
    await edit({ hide_personal_info: true });
    const { response } = await open(address);
    expect(response).toMatchObject({ first_name: null, email: null, contacts: [] });
    await edit({ hide_personal_info: false });
    expect((await open(address)).response.first_name).toBe("Ada");
  });

  it("when a profile is not public any more", async () => {
    const { id, slug } = await writeProfile(server.db, { name: "Closing Down" });
    const url = profileAddress(slug);
    await keep(url);
    await server.db.updateTable("accounts").set({ published_at: null }).where("id", "=", id).execute();
    expect((await open(url)).response.status).toBe(404);
  });

  it("but not what was never committed", async () => {
    const kept = await keep(address);
    const failed = server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .set({ description: "Never." })
        .where("id", "=", owner.accountId)
        .execute();
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect((await open(address)).response).toEqual(kept.response);
  });
});

describe("a member's own view", () => {
  const asMember = () => ({ authorization: `Bearer ${owner.token}` });

  it("is never sent to a visitor, nor a visitor's to the member", async () => {
    for (let round = 0; round < 3; round += 1) {
      const own = await open(address, asMember());
      expect(own.response).toMatchObject({ editable: true });
      expect(own.response.onf_users).toHaveLength(1);
      const visitors = await open(address);
      expect(visitors.response).toMatchObject({ editable: false, onf_users: [], last_login: null });
    }
  });

  it("is rendered each time, like every request with a cookie", async () => {
    await keep(address);
    const [one, other] = [await open(address, asMember()), await open(address, asMember())];
    expect(other.made).toBe(one.made + 1);
    const withCookie = { cookie: "session=1" };
    const [third, fourth] = [await open(address, withCookie), await open(address, withCookie)];
    expect(fourth.made).toBe(third.made + 1);
    expect(fourth.cookie).toBe("session=1");
    expect((await open(address)).cookie).toBeNull();
  });

  it("holds for the API alone too", async () => {
    const read = async (token?: string) =>
      (await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`, { token })).body.editable;
    expect([await read(), await read(owner.token), await read(), await read(owner.token)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe("what time does to a page", () => {
  it("a classified that has ended is not shown", async () => {
    const { id } = await writeProfile(server.db, { name: "Ending Acres" });
    await server.db
      .insertInto("classifieds")
      .values({
        account_id: id,
        poster_account_id: id,
        title: "Last squash",
        description: "",
        looking_for: false,
        category: 1,
        needed_by: new Date(server.clock.now().getTime() + seconds(30)),
        created_at: server.clock.now(),
      })
      .execute();
    for (const url of [
      asking(`/accounts/classifieds_list/?profile_id=${id}`),
      `/latest-${asking("/accounts/public_classifieds/").slice(1)}`,
    ]) {
      expect((await keep(url)).response).toMatchObject([{ title: "Last squash" }]);
      server.clock.advance(seconds(31));
      expect((await open(url)).response).toEqual([]);
      server.clock.advance(-seconds(31));
    }
  });

  it("none is older than a minute", async () => {
    const kept = await keep(address);
    server.clock.advance(seconds(59));
    expect((await open(address)).made).toBe(kept.made);
    server.clock.advance(minutes(1));
    expect((await open(address)).made).not.toBe(kept.made);
    server.clock.advance(-hours(1));
    expect((await open(address)).made).not.toBe(kept.made);
    server.clock.advance(hours(1));
  });

  it("one that asks otherwise each time is made each time", async () => {
    const url = asking("/network/", "&now");
    const [one, two, three] = [await open(url), await open(url), await open(url)];
    expect([two.made, three.made]).toEqual([one.made + 1, one.made + 2]);
  });
});

describe("is made each time", () => {
  it.each([
    ["a page for which the API failed", () => profileAddress("nobody-of-this-name")],
    ["a page that says that it is not to be kept", () => asking("/network/", "&private")],
  ])("%s", async (_which, url) => {
    const [one, two, three] = [await open(url()), await open(url()), await open(url())];
    expect([two.made, three.made]).toEqual([one.made + 1, one.made + 2]);
  });
});

it.each([
  ["got no response", async () => Promise.reject(new Error("away")), true],
  ["did not wait for the response", () => new Promise<never>(() => {}), false],
])("a page that %s is made each time", async (_which, send, isAwaited) => {
  const pages = new PageCache(server.clock);
  let made = 0;
  const make = async (ask: SendSubrequest) => {
    made += 1;
    const asked = ask({ method: "GET", url: "/api/v1/network/", headers: {}, body: undefined }).catch(
      () => {},
    );
    if (isAwaited) await asked;
    return new Response("without", { headers: { "content-type": "text/html; charset=utf-8" } });
  };
  for (let round = 0; round < 3; round += 1) await pages.getOrRender("page", "nonce", send, make);
  expect(made).toBe(3);
  expect(pages.size).toBe(0);
});

it("all pages together take no more than they may", async () => {
  const most = 100_000;
  const pages = new PageCache(server.clock, most);
  const nothing = async () => ({ status: 200, headers: new Headers(), body: Buffer.from("") });
  const make = async () =>
    new Response("x".repeat(9_000), { headers: { "content-type": "text/html; charset=utf-8" } });
  for (let number = 0; number < 200; number += 1) {
    for (let round = 0; round < 2; round += 1) await pages.getOrRender(`${number}`, "nonce", nothing, make);
    expect(pages.size).toBeLessThanOrEqual(most);
  }
  expect(pages.size).toBeGreaterThan(most / 2);
});

it("what a page asks takes room as the page does", async () => {
  const pages = new PageCache(server.clock);
  const nothing = async () => ({ status: 200, headers: new Headers(), body: Buffer.from("") });
  const url = `/api/v1/network/?${"x".repeat(10_000)}`;
  const body = "y".repeat(20_000);
  await pages.getOrRender("long", "nonce", nothing, async (send) => {
    await send({ method: "POST", url, headers: {}, body });
    return new Response("short", { headers: { "content-type": "text/html; charset=utf-8" } });
  });
  expect(pages.size).toBeGreaterThan(url.length + body.length);
});
