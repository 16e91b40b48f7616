import { type FoodshedClient, readNdjson, type Schema } from "@foodshed/sdk";
import type { Where } from "@foodshed/sdk/where";
import { findAccount } from "../accounts/find-account.ts";
import { managedProfiles } from "../accounts/list-accounts.ts";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT, usageError } from "../errors.ts";
import type { ExportField } from "../profiles/export-fields.ts";
import { readPages } from "../requests/pagination.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { ownProfile } from "../session/own-profile.ts";
import { readQuery } from "../where/read-query.ts";
import { selectBusinesses } from "../where/select-businesses.ts";
import { type ListEntry, readRecipientList } from "./recipient-list.ts";
import { readFilter } from "./search-filter.ts";
import { GIVEN_FIELDS } from "./template.ts";

export interface Recipient {
  account_id: number;
  business_name: string;
  slug: string;
  /** What the text may say of them. */
  fields: Record<string, string>;
}

export interface Recipients {
  found: Recipient[];
  /** Columns of the list, which the text may use too. */
  columns: string[];
}

/** The flags that choose the recipients. */
export interface RecipientFlags {
  network?: string | true;
  /** Chooses among all that one may reach, or narrows what the other flags name. */
  where?: string;
  filter?: string[];
  to?: string;
  except?: string;
  /** Only to refuse a list and a text that both come from standard input. */
  textFile?: string;
}

interface Sender {
  client: FoodshedClient;
  person: Schema<"Session">;
}

type RecipientMap = Map<number, Recipient>;

/** Everybody whom the flags name, each once, without oneself and without those left out. */
export async function findRecipients(
  context: CommandContext,
  sender: Sender,
  flags: RecipientFlags,
): Promise<Recipients> {
  if (!flags.network && !flags.filter && !flags.to && !flags.where) {
    throw usageError(
      "Nobody is named.",
      "Say --network, --where <query>, --filter key=value or --to <file>.",
    );
  }
  if (flags.to === "-" && flags.textFile === "-") {
    throw usageError("Standard input cannot be both list and text.", "Put one of them into a file.");
  }
  const where = flags.where === undefined ? undefined : await readQuery(flags.where);
  const found: RecipientMap = new Map();
  const own = await ownProfile(context, sender.client);
  if (flags.network)
    await addNetwork(context, sender, flags.network === true ? own.slug : flags.network, own, found);
  if (flags.filter) await addSearch(context, sender, flags.filter, own, found);
  let columns: string[] = [];
  if (flags.to) {
    const list = await readRecipientList(context, flags.to);
    columns = list.columns;
    await addNamed(context, sender, list.entries, found);
  }
  if (where) await choose(context, sender, where, found, Boolean(flags.network || flags.filter || flags.to));
  if (flags.except) {
    const left: RecipientMap = new Map();
    await addNamed(context, sender, (await readRecipientList(context, flags.except)).entries, left);
    for (const id of left.keys()) found.delete(id);
  }
  found.delete(sender.person.account_id);
  const sorted = [...found.values()].sort((a, b) => a.business_name.localeCompare(b.business_name));
  return { found: sorted, columns };
}

function add(
  found: RecipientMap,
  id: number,
  slug: string,
  business_name: string,
  more: Record<string, string> = {},
): void {
  const known = found.get(id);
  found.set(id, {
    account_id: id,
    business_name,
    slug,
    fields: { ...known?.fields, ...more, business_name, slug },
  });
}

/**
 * Takes those whom a query matches among all that the sender may reach: the members of their network, for administrators every account.
 * What other flags named is narrowed, never widened.
 */
async function choose(
  context: CommandContext,
  { client, person }: Sender,
  where: Where,
  found: RecipientMap,
  narrows: boolean,
): Promise<void> {
  const scope = person.is_admin ? "all" : "network";
  const fields = ["account_id", "slug", "business_name"] as const;
  const matching = new Set<number>();
  for await (const { id, slug = "", business_name = "" } of selectBusinesses(context, client, where, {
    scope,
    fields,
  })) {
    matching.add(id);
    if (!narrows) add(found, id, slug, business_name);
  }
  for (const id of [...found.keys()]) if (!matching.has(id)) found.delete(id);
}

/** A network's members; of one's own network also unpublished ones. */
async function addNetwork(
  context: CommandContext,
  { client }: Sender,
  slug: string,
  own: { slug: string },
  found: RecipientMap,
): Promise<void> {
  const { results } = await readPages(context, Number.MAX_SAFE_INTEGER, (query) =>
    client.GET("/accounts/connected_profiles/{slug}/", {
      params: { path: { slug }, query },
      signal: context.signal,
    }),
  );
  for (const { id, slug, business_name } of results) add(found, id, slug, business_name);
  if (slug !== own.slug) return;
  const managed = await managedProfiles(context, client);
  for (const { account_id, slug, business_name } of managed.results)
    add(found, account_id, slug, business_name);
}

async function addSearch(
  context: CommandContext,
  { client, person }: Sender,
  pairs: readonly string[],
  own: { slug: string },
  found: RecipientMap,
): Promise<void> {
  // The server lets managers write to their own network only.
  const search = { ...(!person.is_admin && { network: own.slug }), ...readFilter(pairs) };
  const { results } = await readPages(context, Number.MAX_SAFE_INTEGER, async (page) => {
    const { data, ...rest } = await client.POST("/search/profiles/", {
      body: { ...search, ...page },
      signal: context.signal,
    });
    if (!data) return rest as { error: NonNullable<typeof rest.error> };
    return { data: { count: data.hits.total, results: data.hits.hits }, response: rest.response as Response };
  });
  for (const { _source } of results) add(found, _source.account_id, _source.slug, _source.business_name);
}

/** Those whom a list names, by id, slug or address. */
async function addNamed(
  context: CommandContext,
  sender: Sender,
  entries: ListEntry[],
  found: RecipientMap,
): Promise<void> {
  const lookUp = sender.person.is_admin ? lookUpAny : await lookUpOwn(context, sender);
  const unknown: string[] = [];
  const looked: [ListEntry, Pick<Recipient, "account_id" | "slug" | "business_name">][] = [];
  const stopped = await runWorkerPool(entries, { concurrency: 8, signal: context.signal }, async (entry) => {
    const account = await lookUp(context, sender.client, entry.ref);
    if (account) looked.push([entry, account]);
    else unknown.push(entry.ref);
    return undefined;
  });
  if (stopped) throw stopped;
  if (unknown.length > 0) {
    throw new CliError(
      EXIT.input,
      `${unknown.length} of the ${entries.length} in the list cannot be written to. Nothing was sent.`,
      "Correct them, or take them out of the list.",
      unknown.slice(0, 20).map((ref) => `'${ref}' is no account that you can reach`),
    );
  }
  for (const [{ fields }, { account_id, slug, business_name }] of looked) {
    add(found, account_id, slug, business_name, fields);
  }
}

async function lookUpAny(context: CommandContext, client: FoodshedClient, ref: string) {
  try {
    const { id, slug, business_name } = await findAccount(context, client, ref);
    return { account_id: id, slug, business_name };
  } catch (error) {
    if (error instanceof CliError && error.exitCode === EXIT.failed) return undefined;
    throw error;
  }
}

/** A manager knows the members of their own network, by id and slug. */
async function lookUpOwn(context: CommandContext, sender: Sender) {
  const members: RecipientMap = new Map();
  const own = await ownProfile(context, sender.client);
  await addNetwork(context, sender, own.slug, own, members);
  const known = new Map<string, Recipient>();
  for (const member of members.values()) {
    known.set(String(member.account_id), member);
    known.set(member.slug, member);
  }
  return async (_context: CommandContext, _client: FoodshedClient, ref: string) => known.get(ref);
}

/** Fetches the visible fields that the text uses beyond names. */
export async function addFields(
  context: CommandContext,
  { client, person }: Sender,
  recipients: readonly Recipient[],
  wanted: readonly string[],
): Promise<void> {
  const fields = wanted.filter(
    (field) =>
      !GIVEN_FIELDS.has(field) && recipients.some((recipient) => recipient.fields[field] === undefined),
  ) as ExportField[];
  if (fields.length === 0) return;
  const byId = new Map(recipients.map((recipient) => [recipient.account_id, recipient]));
  const { data, error } = await readNdjson(client, "/accounts/export_profiles/", {
    params: { query: { scope: person.is_admin ? "all" : "network", fields: ["account_id", ...fields] } },
    signal: context.signal,
  });
  if (error) throw callError(error, context.server);
  for await (const profile of data) {
    const recipient = profile.account_id === undefined ? undefined : byId.get(profile.account_id);
    if (!recipient) continue;
    for (const field of fields) recipient.fields[field] ??= String(profile[field] ?? "");
  }
}
