// What is asked of a network: everything that people and operators wait for.
import { join } from "node:path";
import { findNews } from "../../packages/server/src/modules/saved-searches/alerts.check.ts";
import { indexProfiles } from "../../packages/server/src/modules/search/search.indexing.ts";
import { runServerCommand } from "../lib/filled-server.ts";
import type { Visit } from "./visit.ts";
import { bearer, drain, type Found, NEW } from "./visit.ts";
import { MOVES, PLACES, WORDS } from "./words.ts";

export interface Asked {
  name: string;
  /** Whether a person waits for it. */
  waited: boolean;
  /** How often, of the rounds of a run. */
  times(rounds: number): number;
  /** What goes before, and is not measured. */
  prepare?(visit: Visit): Promise<unknown>;
  ask(visit: Visit, at: number): Promise<unknown>;
}

const all = (rounds: number) => rounds;
const few = (rounds: number) => Math.ceil(rounds / 4);
const once = () => 1;

const person = (name: string, ask: Asked["ask"], times: Asked["times"] = all): Asked => ({
  name,
  waited: true,
  times,
  ask,
});
const searched = (name: string, body: (at: number, visit: Visit) => object, times = all) =>
  person(name, (visit, at) => visit.search(body(at, visit)), times);

const word = (at: number) => WORDS[at % WORDS.length] as string;
const place = (at: number) => PLACES[Math.floor(at / WORDS.length + at) % PLACES.length] as string;

export const ASKED: readonly Asked[] = [
  person("home, first", ({ get }) => get("/"), once),
  person("home, after a change", ({ changed }) => changed("/"), few),
  searched("search: a word", (at) => ({ keywords: word(at) })),
  searched("search: two words", (at) => ({ keywords: `${word(at)} ${word(at + 3)}` })),
  searched("search: a word near a place", (at) => ({ keywords: word(at), near: place(at), distance: 50 })),
  searched("search: a word with filters", (at) => ({
    keywords: word(at),
    profiletype_filters: "SELLS",
    value_filters: { "roles.data.products.category": [(at % 10) + 1] },
  })),
  searched("search: no words", (at) => ({ from: at * 24 })),
  searched("search: a deep page", (at, { deep }) => ({ from: deep - at * 24 }), few),
  searched(
    "search: a deep page of a word",
    (_, { deepOfWord }) => ({ keywords: word(0), from: deepOfWord }),
    few,
  ),
  searched("search: a deep page by name", (at, { deep }) => ({ from: deep - at * 24, sort: "name" }), few),
  person("suggestion", ({ get }, at) =>
    get(`/api/v1/search/suggest_terms/?query=${word(at).slice(0, 3)}${"abcdefghijklmnop"[at % 16]}`),
  ),
  searched("move of a map", (at) => ({ keywords: "", size: 0, map: MOVES[at % MOVES.length] })),
  person("page of a business", ({ get, slugs }, at) => get(`/profiles/${slugs[at % slugs.length]}`)),
  person("page of results", ({ get }, at) =>
    get(`/search/${encodeURIComponent(word(at))}?near=${encodeURIComponent(place(at))}`),
  ),
  person("list of networks", ({ changed }) => changed("/api/v1/accounts/networks/?size=24")),
  person("feed of classifieds", ({ changed }) => changed("/feeds/classifieds.rss")),
  person("list of sitemaps", ({ get }) => get("/sitemap.xml")),
  person(
    "sitemap",
    ({ get, deep }, at) => get(`/sitemaps/profiles-${at % 2 ? 0 : Math.floor(deep / 10_000)}.xml`),
    few,
  ),
  person("dashboard's feed", ({ post, member }) => post("/accounts/activity_feeds/", {}, member)),
  person("conversations", ({ get, member }) =>
    get("/api/v1/conversations/conversations_by_user/", bearer(member)),
  ),
  person("accounts, first page", ({ accounts }) => accounts(0)),
  person("accounts, a deep page", ({ accounts, deep }) => accounts(deep), few),
  person("written until found", async ({ post, search, member, id }, at) => {
    const name = `Unheard${"abcdefghijklmnopqrstuvwxyz"[at % 26]}${at}`;
    await post("/accounts/update_profile/", { id, details: { business_name: name } }, member);
    const { hits: found } = JSON.parse(await search({ keywords: name, literal: true })) as Found;
    if (found.total !== 1) throw new Error(`${name} was found ${found.total} times.`);
  }),
  {
    name: `alerts about ${NEW} businesses`,
    waited: false,
    times: once,
    async prepare({ services, db }) {
      await findNews(services);
      const news = Array.from({ length: NEW }, (_, at) => at + 100);
      await db.transaction().execute((trx) => indexProfiles(trx, news));
    },
    ask: ({ services }) => findNews(services),
  },
  {
    name: "export of all",
    waited: false,
    times: once,
    ask: ({ network, admin }) =>
      drain(`${network.base}/api/v1/accounts/export_profiles/?scope=all`, bearer(admin)),
  },
  {
    name: "backup",
    waited: false,
    times: once,
    ask: async ({ network }) =>
      runServerCommand(["backup", join(network.folder, "backup")], network.settings),
  },
];
