import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { API_PATH, readToken } from "@foodshed/sdk";
import { getJson } from "../requests/get-json.ts";
import { CLIENT_HEADERS } from "../session/client-headers.ts";
import { isUnencrypted } from "../session/server-address.ts";

export interface Candidate {
  value: string;
  meaning?: string | undefined;
}

/** Where names are looked for. */
export interface Place {
  configDir: string;
  server: string;
  token?: string;
}

interface Names {
  /** Whether they lie on this machine, or a server is asked. */
  kept: "here" | "there";
  find: (place: Place, typed: string) => Candidate[] | Promise<Candidate[]>;
}

/** A person waits with a finger on the key. */
const TIMEOUT_MS = 1500;
const MOST = 50;

interface Row {
  id?: unknown;
  slug?: unknown;
  business_name?: unknown;
  account?: { business_name?: unknown };
}

/** The names that commands take, by what the shells' scripts call them. */
export const NAMES: Readonly<Record<string, Names>> = {
  accounts: { kept: "there", find: (place, typed) => accounts(place, typed) },
  networks: { kept: "there", find: (place, typed) => accounts(place, typed, "organization") },
  requests: { kept: "there", find: requests },
  queue: { kept: "there", find: queueItems },
  campaigns: { kept: "here", find: campaigns },
};

/** Accounts by slug: all for administrators, for managers those that they manage. */
async function accounts(place: Place, typed: string, role?: string): Promise<Candidate[]> {
  const isAdmin = place.token && readToken(place.token)?.is_admin;
  const query = new URLSearchParams({ ...(typed && { query: typed.replaceAll("-", " ") }) });
  if (isAdmin) {
    query.set("size", String(MOST));
    if (role) query.set("role", role);
  }
  const path = isAdmin ? "/accounts/accounts_list/" : "/accounts/managed_profiles/";
  return (await rows(place, `${path}?${query}`)).map(({ slug, business_name }) =>
    candidate(slug, business_name),
  );
}

/** Connection requests that wait for an answer. */
async function requests(place: Place): Promise<Candidate[]> {
  const found = await rows(place, "/accounts/connection_requests_list/?direction=received");
  return found.map(({ id, account }) => candidate(id, account?.business_name));
}

/** What waits for a decision, by the names that `queue` gives it. */
async function queueItems(place: Place): Promise<Candidate[]> {
  const isAdmin = place.token && readToken(place.token)?.is_admin;
  const [asked, roles] = await Promise.all([
    requests(place),
    isAdmin ? rows(place, "/accounts/role_requests_list/") : [],
  ]);
  return [
    ...roles.map(({ id, account }) => candidate(`role-${id}`, account?.business_name)),
    ...asked.map(({ value, meaning }) => ({ value: `connection-${value}`, meaning })),
  ];
}

async function rows({ server, token }: Place, path: string): Promise<Row[]> {
  // A token goes nowhere unencrypted because somebody pressed Tab.
  if (!token || isUnencrypted(server)) return [];
  const headers = { ...CLIENT_HEADERS, Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await getJson(server + API_PATH + path, { headers, signal, timeoutMs: TIMEOUT_MS });
  if (Array.isArray(answer)) return answer;
  const results = (answer as { results?: unknown } | undefined)?.results;
  return Array.isArray(results) ? results : [];
}

/** Campaigns of this machine to a server, the newest first. */
function campaigns({ configDir, server }: Place): Candidate[] {
  const folder = join(configDir, "campaigns");
  return readdirSync(folder)
    .filter((name) => /^[\w-]+\.jsonl$/.test(name))
    .map((name) => ({ name, head: firstLine(join(folder, name)) }))
    .filter(({ head }) => head.includes(JSON.stringify(server)))
    .map(({ name }) => ({ value: name.replace(/\.jsonl$/, "") }))
    .reverse();
}

/** The beginning of a campaign's file, which names its server; campaigns to thousands are long. */
function firstLine(path: string): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(65_536);
    return bytes.toString("utf8", 0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}

function candidate(value: unknown, meaning: unknown): Candidate {
  return { value: String(value ?? ""), meaning: typeof meaning === "string" ? meaning : undefined };
}
