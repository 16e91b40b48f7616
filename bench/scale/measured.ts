// What is asked of a network, and how long each takes.
import { join } from "node:path";
import { DEMO_PASSWORD } from "../../packages/demo/src/demo-logins.ts";
import { openPostgres } from "../../packages/server/src/infra/db/database.ts";
import { findNews } from "../../packages/server/src/modules/saved-searches/alerts.check.ts";
import { indexProfiles } from "../../packages/server/src/modules/search/search.indexing.ts";
import { runServerCommand } from "../lib/filled-server.ts";
import { servicesOn } from "../lib/services.ts";
import { quantile } from "../lib/statistics.ts";
import type { Network } from "./network.ts";
import { MOVES, PLACES, WORDS } from "./words.ts";

/** Milliseconds. */
export interface Figure {
  median: number;
  tail: number;
  processor: number;
  /** Whether a person waits for it. */
  waited: boolean;
}

/** Businesses that are new to a run of the alerts. */
const NEW = 100;
const DEEP = 0.9;

export async function measureNetwork(network: Network, rounds: number): Promise<Map<string, Figure>> {
  const { base, processor } = network;
  const figures = new Map<string, Figure>();
  const timed = async (name: string, times: number, waited: boolean, ask: (at: number) => unknown) => {
    const taken: number[] = [];
    const used = processor();
    for (let at = 0; at < times; at++) {
      const started = performance.now();
      await ask(at);
      taken.push(performance.now() - started);
    }
    const [median, tail] = [quantile(taken, 0.5), quantile(taken, 0.95)];
    // The kernel counts hundredths of a second: what is quicker counts as one.
    figures.set(name, { median, tail, waited, processor: Math.max(10, processor() - used) / times });
  };
  const person = (name: string, ask: (at: number) => unknown, times = rounds) =>
    timed(name, times, true, ask);
  const get = (path: string) => read(`${base}${path}`);
  const post = (path: string, body: object, token?: string) =>
    read(`${base}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const search = (body: object) => post("/search/profiles/", body);

  const { db, close } = await openPostgres(network.settings.DATABASE_URL as string, { max: 2 });
  /** Asks for what the server remembers until something changes, after a change. */
  const changed = (path: string) => async () => {
    await db.insertInto("public_changes").defaultValues().execute();
    return await get(path);
  };
  try {
    await person("home, first", () => get("/"), 1);
    await person("home, after a change", changed("/"), Math.ceil(rounds / 4));
    const { hits } = JSON.parse(await search({ size: 100 })) as Found;
    const slugs = hits.hits.map(({ _source }) => _source.slug);
    const word = (at: number) => WORDS[at % WORDS.length] as string;
    const place = (at: number) => PLACES[Math.floor(at / WORDS.length + at) % PLACES.length] as string;
    const deep = Math.floor(hits.total * DEEP);

    await person("search: a word", (at) => search({ keywords: word(at) }));
    await person("search: two words", (at) => search({ keywords: `${word(at)} ${word(at + 3)}` }));
    await person("search: a word near a place", (at) =>
      search({ keywords: word(at), near: place(at), distance: 50 }),
    );
    await person("search: a word with filters", (at) =>
      search({
        keywords: word(at),
        profiletype_filters: "SELLS",
        value_filters: { "roles.data.products.category": [(at % 10) + 1] },
      }),
    );
    await person("search: no words", (at) => search({ from: at * 24 }));
    await person("search: a deep page", (at) => search({ from: deep - at * 24 }));
    await person("search: a deep page by name", (at) => search({ from: deep - at * 24, sort: "name" }));
    await person("suggestion", (at) =>
      get(`/api/v1/search/suggest_terms/?query=${word(at).slice(0, 3)}${"abcdefghijklmnop"[at % 16]}`),
    );
    await person("move of a map", (at) => search({ keywords: "", size: 0, map: MOVES[at % MOVES.length] }));
    await person("page of a business", (at) => get(`/profiles/${slugs[at % slugs.length]}`));
    await person("page of results", (at) =>
      get(`/search/${encodeURIComponent(word(at))}?near=${encodeURIComponent(place(at))}`),
    );
    await person("list of networks", changed("/api/v1/accounts/networks/?size=24"));
    await person("feed of classifieds", changed("/feeds/classifieds.rss"));
    await person("list of sitemaps", () => get("/sitemap.xml"));
    await person(
      "sitemap",
      (at) => get(`/sitemaps/profiles-${at % 2 ? 0 : Math.floor(deep / 10_000)}.xml`),
      10,
    );

    const token = await logIn(base, "demo@foodshed.example");
    const admin = await logIn(base, "admin@foodshed.example");
    await person("dashboard's feed", () => post("/accounts/activity_feeds/", {}, token));
    await person("conversations", () =>
      read(`${base}/api/v1/conversations/conversations_by_user/`, bearer(token)),
    );
    const accounts = (from: number) =>
      read(`${base}/api/v1/accounts/accounts_list/?from=${from}&size=100`, bearer(admin));
    await person("accounts, first page", () => accounts(0));
    await person("accounts, a deep page", () => accounts(deep), 10);
    const { id } = JSON.parse(await post("/accounts/profile_by_id/", { basic: true }, token)) as {
      id: number;
    };
    await person("written until found", async (at) => {
      const name = `Unheard${"abcdefghijklmnopqrstuvwxyz"[at % 26]}${at}`;
      await post("/accounts/update_profile/", { id, details: { business_name: name } }, token);
      const { hits: found } = JSON.parse(await search({ keywords: name, literal: true })) as Found;
      if (found.total !== 1) throw new Error(`${name} was found ${found.total} times.`);
    });

    const services = servicesOn({ db });
    await findNews(services);
    const news = Array.from({ length: NEW }, (_, at) => at + 100);
    await db.transaction().execute((trx) => indexProfiles(trx, news));
    await timed(`alerts about ${NEW} businesses`, 1, false, () => findNews(services));
    await timed("export of all", 1, false, () =>
      drain(`${base}/api/v1/accounts/export_profiles/?scope=all`, bearer(admin)),
    );
    const backup = join(network.folder, "backup");
    await timed("backup", 1, false, () => runServerCommand(["backup", backup], network.settings));
  } finally {
    await close();
  }
  return figures;
}

interface Found {
  hits: { total: number; hits: { _source: { slug: string } }[] };
}

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

async function read(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body.slice(0, 300)}`);
  return body;
}

/** Reads a response that is too large to hold. */
async function drain(url: string, init: RequestInit): Promise<void> {
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
