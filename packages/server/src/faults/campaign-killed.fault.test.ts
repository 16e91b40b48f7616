import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers } from "../testing/server-process.ts";
import { cluster, type FaultNetwork, logIn, makeNetwork } from "./support/network.ts";

const MEMBERS = 4000;
const NETWORK = "network@foodshed.example";
const TEXT = "The fair is on May 2.";

let network: FaultNetwork;
afterEach(async () => {
  await killServers();
  await network.remove();
});

/** Gives the demo's network many members, and half of them a login. */
const addMembers = () =>
  network.read(async (db) => {
    await sql`with made as (
        insert into accounts (slug, business_name, claimed_at)
        select 'mass-' || n, 'Mass ' || n, case when n % 8 > 0 then now() end from generate_series(1, ${MEMBERS}::int) n
        returning id, slug, claimed_at),
      logins as (
        insert into users (account_id, email, activated_at, created_at)
        select id, slug || '@farm.example', claimed_at, now() from made returning id, account_id, activated_at),
      owners as (
        insert into memberships (user_id, account_id, role, created_at, email_consent_at)
        select id, account_id, 'owner', now(), activated_at from logins returning id)
      insert into connections (organization_id, account_id, requested_by_account_id, manage, state)
      select o.account_id, made.id, made.id, true, 'accepted' from made,
        (select account_id from users where email = ${NETWORK}) o`.execute(db);
  });

async function call(path: string, token: string, body?: object) {
  const response = await fetch(`${network.address}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Campaign };
}

interface Campaign {
  id: number;
  state: string;
  recipients: number;
  counts: { outcome: string; count: number }[];
}

const sentOf = ({ counts }: Campaign) => counts.find(({ outcome }) => outcome === "sent")?.count ?? 0;

async function start() {
  const token = await logIn(network.address, NETWORK);
  const made = await call("/campaigns/", token, { kind: "message", content: TEXT, where: "name ~ mass" });
  expect(made.status).toBe(201);
  return { token, id: made.body.id, recipients: made.body.recipients };
}

async function until(
  campaign: { id: number; token: string },
  reached: (now: Campaign) => boolean,
): Promise<Campaign> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const { body } = await call(`/campaigns/${campaign.id}/`, campaign.token);
    if (reached(body)) return body;
    if (Date.now() > deadline) throw new Error(`Not in time: ${JSON.stringify(body)}`);
    await wait(20);
  }
}

/** How many recipients have got the text how often, and how many mails with a link to claim were made. */
const delivered = () =>
  network.read(async (db) => {
    const { rows } = await sql<{ times: number; recipients: number }>`
      select times, count(*)::int as recipients from (
        select conversation_id, count(*)::int as times from messages where content = ${TEXT} group by conversation_id) m
      group by times`.execute(db);
    const claims = await sql<{ count: number }>`select count(*)::int as count from mail_outbox
      where recipient like 'mass-%' and subject like 'Message from%to Mass%'`.execute(db);
    return { rows, claims: claims.rows[0]?.count };
  });

const EVERYBODY_ONCE = { rows: [{ times: 1, recipients: MEMBERS }], claims: MEMBERS / 8 };

describe("a campaign whose server is killed midway", () => {
  it("goes on after the next start, and nobody gets it twice", async () => {
    network = await makeNetwork("embedded");
    await addMembers();
    const first = await network.serve();
    const campaign = await start();
    expect(campaign.recipients).toBe(MEMBERS);
    const before = await until(campaign, (now) => sentOf(now) > 0);
    first.process.kill("SIGKILL");
    await first.ended;
    expect(sentOf(before)).toBeLessThan(MEMBERS);
    const second = await network.serve();
    const after = await until(campaign, ({ state }) => state === "finished");
    expect(sentOf(after)).toBe(MEMBERS);
    second.process.kill("SIGTERM");
    await second.ended;
    expect(await delivered()).toEqual(EVERYBODY_ONCE);
  });
});

describe.skipIf(!cluster)("two processes", () => {
  it("share a campaign, one is killed, and nobody gets it twice", async () => {
    network = await makeNetwork("postgres");
    await addMembers();
    await network.serve();
    const other = await network.serve({ PORT: String(await freePort()) });
    const campaign = await start();
    await until(campaign, (now) => sentOf(now) > MEMBERS / 10);
    other.process.kill("SIGKILL");
    await other.ended;
    await until(campaign, ({ state }) => state === "finished");
    expect(await delivered()).toEqual(EVERYBODY_ONCE);
  });
});
