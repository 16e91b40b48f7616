// Somebody who asks a network: with the logins, addresses and depths that its questions need.
import { DEMO_PASSWORD } from "../../packages/demo/src/demo-logins.ts";
import type { Database } from "../../packages/server/src/infra/db/connection.ts";
import { openPostgres } from "../../packages/server/src/infra/db/database.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { servicesOn } from "../lib/services.ts";
import type { Network } from "./network.ts";
import { WORDS } from "./words.ts";

/** Businesses that are new to a run of the alerts. */
export const NEW = 100;
/** How far into a list a deep page is. */
const DEEP = 0.9;

export interface Visit {
  network: Network;
  db: Database;
  services: Services;
  /** Tokens of a member and of an administrator. */
  member: string;
  admin: string;
  /** The member's profile. */
  id: number;
  slugs: readonly string[];
  deep: number;
  deepOfWord: number;
  get(path: string, init?: RequestInit): Promise<string>;
  post(path: string, body: object, token?: string): Promise<string>;
  search(body: object): Promise<string>;
  /** Asks for what the server remembers until something changes, after a change. */
  changed(path: string): Promise<string>;
  accounts(from: number): Promise<string>;
  close(): Promise<void>;
}

export interface Found {
  hits: { total: number; hits: { _source: { slug: string } }[] };
}

export async function visitOf(network: Network): Promise<Visit> {
  const { base } = network;
  const get = (path: string, init?: RequestInit) => read(`${base}${path}`, init);
  const post = (path: string, body: object, token?: string) =>
    read(`${base}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const search = (body: object) => post("/search/profiles/", body);
  const found = async (body: object) => (JSON.parse(await search(body)) as Found).hits;
  const { db, close } = await openPostgres(network.settings.DATABASE_URL as string, { max: 2 });
  const member = await logIn(base, "demo@foodshed.example");
  const admin = await logIn(base, "admin@foodshed.example");
  const everything = await found({ size: 100 });
  const { id } = JSON.parse(await post("/accounts/profile_by_id/", { basic: true }, member)) as {
    id: number;
  };
  const deepIn = ({ total }: Found["hits"]) => Math.floor(total * DEEP);
  return {
    network,
    db,
    services: servicesOn({ db }),
    member,
    admin,
    id,
    slugs: everything.hits.map(({ _source }) => _source.slug),
    deep: deepIn(everything),
    deepOfWord: deepIn(await found({ keywords: WORDS[0] })),
    get,
    post,
    search,
    async changed(path) {
      await db.insertInto("public_changes").defaultValues().execute();
      return await get(path);
    },
    accounts: (from) => get(`/api/v1/accounts/accounts_list/?from=${from}&size=100`, bearer(admin)),
    close,
  };
}

export const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

async function read(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body.slice(0, 300)}`);
  return body;
}

/** Reads a response that is too large to hold. */
export async function drain(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  for await (const _ of response.body ?? []);
}

async function logIn(base: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: DEMO_PASSWORD });
  const headers = { "content-type": "application/json" };
  const said = await read(`${base}/api/v1/accounts/login/`, { method: "POST", headers, body });
  return (JSON.parse(said) as { token: string }).token;
}
