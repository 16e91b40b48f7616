import type { FoodshedClient, Schema } from "@foodshed/sdk";
import type { RoleValue } from "@foodshed/sdk/vocabulary/roles";
import type { Where } from "@foodshed/sdk/where";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import type { Listing, ListingFlags, ListingRow } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { PAGE, type Page, readPages, truncated } from "../requests/pagination.ts";
import { connectAs } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import { type Column, table } from "../text/table.ts";
import { readQuery } from "../where/read-query.ts";
import { type Scope, selectBusinesses } from "../where/select-businesses.ts";

export interface ListFlags extends ListingFlags {
  where?: string;
  state?: Schema<"AccountSummary">["state"];
  role?: RoleValue;
  limit: number;
  all?: boolean;
}

type Account = Schema<"AccountSummary">;
type Managed = Schema<"ManagedProfile">;

/** Lists accounts: what `accounts list` does. */
export async function listAccounts(
  context: CommandContext,
  flags: ListFlags,
  text: string | undefined,
): Promise<void> {
  await showListing(context, "accounts list", flags, () => readAccounts(context, flags, text));
}

async function readAccounts(
  context: CommandContext,
  flags: ListFlags,
  text: string | undefined,
): Promise<Listing<"accounts list">> {
  const where = flags.where === undefined ? undefined : await readQuery(flags.where);
  const { client, person } = await connectAs(context);
  const matching = where && (await matchingIds(context, client, where, person.is_admin ? "all" : "managed"));
  if (matching && person.is_admin) {
    const page = await accountsOf(context, client, matching, flags, text);
    return listing(context, page, ACCOUNT_COLUMNS, accountRow);
  }
  if (person.is_admin) {
    const { state, role } = flags;
    return listing(
      context,
      await readPages(context, limitOf(flags), (page) =>
        client.GET("/accounts/accounts_list/", {
          params: {
            query: { ...(text && { query: text }), ...(state && { state }), ...(role && { role }), ...page },
          },
          signal: context.signal,
        }),
      ),
      ACCOUNT_COLUMNS,
      accountRow,
    );
  }
  if (flags.role) throw usageError("--role is for administrators.", "Leave it out.");
  const { results } = await managedProfiles(context, client, text);
  const wanted = results.filter(
    ({ state, account_id }) =>
      (!flags.state || state === flags.state) && (!matching || matching.has(account_id)),
  );
  return listing(
    context,
    { count: wanted.length, results: wanted.slice(0, limitOf(flags)) },
    MANAGED_COLUMNS,
    managedRow,
  );
}

/** The accounts that a query matches, in the order of their names. */
export async function matchingIds(
  context: CommandContext,
  client: FoodshedClient,
  where: Where,
  scope: Scope,
): Promise<Set<number>> {
  const ids = new Set<number>();
  for await (const { id } of selectBusinesses(context, client, where, { scope, fields: ["id"] })) ids.add(id);
  return ids;
}

/** Those of the accounts that the other flags leave, up to the limit, and how many there are. */
async function accountsOf(
  context: CommandContext,
  client: FoodshedClient,
  ids: ReadonlySet<number>,
  flags: ListFlags,
  text: string | undefined,
): Promise<Page<Account>> {
  const { state, role } = flags;
  const others = { ...(text && { query: text }), ...(state && { state }), ...(role && { role }) };
  const all = [...ids];
  const limit = limitOf(flags);
  const results: Account[] = [];
  let count = 0;
  for (let from = 0; from < all.length; from += PAGE) {
    // Without other flags the number is known.
    if (results.length >= limit && Object.keys(others).length === 0) return { count: all.length, results };
    const query = { ...others, ids: all.slice(from, from + PAGE), size: PAGE };
    const page = await dataWithRetry(
      () => client.GET("/accounts/accounts_list/", { params: { query }, signal: context.signal }),
      context,
    );
    count += page.count;
    results.push(...page.results.slice(0, limit - results.length));
  }
  return { count, results };
}

const limitOf = ({ all, limit }: ListFlags) => (all ? Number.MAX_SAFE_INTEGER : limit);

/** The profiles that the signed-in account manages. */
export function managedProfiles(
  context: CommandContext,
  client: FoodshedClient,
  text?: string,
): Promise<Schema<"ManagedProfileList">> {
  const query = text ? { query: text } : {};
  return dataWithRetry(
    () => client.GET("/accounts/managed_profiles/", { params: { query }, signal: context.signal }),
    context,
  );
}

const ACCOUNT_COLUMNS: Column<Account>[] = [
  { heading: "Id", text: ({ id }) => String(id), align: "right", whole: true },
  { heading: "Business", text: ({ business_name }) => business_name },
  { heading: "Login", text: ({ email }) => email },
  { heading: "State", text: ({ state }) => state, whole: true },
  { heading: "Roles", text: ({ roles }) => roles.join(", ") },
  { heading: "Last login", text: ({ last_login }) => formatMinute(last_login), whole: true },
];

const MANAGED_COLUMNS: Column<Managed>[] = [
  { heading: "Id", text: ({ account_id }) => String(account_id), align: "right", whole: true },
  { heading: "Business", text: ({ business_name }) => business_name },
  { heading: "Slug", text: ({ slug }) => slug },
  { heading: "State", text: ({ state }) => state, whole: true },
  { heading: "Last login", text: ({ last_login }) => formatMinute(last_login), whole: true },
];

/** An account as a row, for what lists and shows accounts. */
export function accountRow(account: Account): ListingRow<"accounts list"> {
  return { ...account, language: account.language ?? null };
}

/** What a manager sees of an account is less than what an administrator sees. */
const managedRow = ({ account_id, business_name, slug, state, last_login }: Managed) => ({
  id: account_id,
  business_name,
  slug,
  email: null,
  first_name: null,
  last_name: null,
  state,
  roles: null,
  language: null,
  is_manager: null,
  is_admin: null,
  created_at: null,
  created_by: null,
  last_login,
});

function listing<Row>(
  { output, server }: CommandContext,
  page: Page<Row>,
  columns: Column<Row>[],
  rowOf: (row: Row) => ListingRow<"accounts list">,
): Listing<"accounts list"> {
  const { results } = page;
  return {
    document: { server, ...page },
    rows: results.map(rowOf),
    text: () => (results.length > 0 ? table(columns, results, output) : "No accounts found."),
    notes: [truncated(page, "--limit or --all")],
  };
}
