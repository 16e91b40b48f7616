import type { FoodshedClient, Schema } from "@foodshed/sdk";
import type { RoleValue } from "@foodshed/sdk/vocabulary/roles";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import { dataWithRetry } from "../requests/call.ts";
import { noteTruncated, type Page, readPages } from "../requests/pagination.ts";
import { connectAs } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import { type Column, table } from "../text/table.ts";

export interface ListFlags {
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
  const { client, person } = await connectAs(context);
  if (person.is_admin) {
    const { state, role } = flags;
    show(
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
    );
    return;
  }
  if (flags.role) throw usageError("--role is for administrators.", "Leave it out.");
  const { results } = await managedProfiles(context, client, text);
  const wanted = results.filter(({ state }) => !flags.state || state === flags.state);
  show(context, { count: wanted.length, results: wanted.slice(0, limitOf(flags)) }, MANAGED_COLUMNS);
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

function show<Row>(context: CommandContext, { count, results }: Page<Row>, columns: Column<Row>[]): void {
  const { output, server } = context;
  const text = results.length > 0 ? table(columns, results, output) : "No accounts found.";
  output.result({ server, count, results }, text);
  noteTruncated(context, { count, results }, "--limit or --all");
}
