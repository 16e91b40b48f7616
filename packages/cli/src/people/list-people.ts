import { findAccount } from "../accounts/find-account.ts";
import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { connectAs, connectAsAdministrator } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import { table } from "../text/table.ts";
import { readPeople } from "./find-person.ts";

interface Row {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
  state: "active" | "invited";
  since_at: string;
  last_login: string | null;
  invited_by: string | null;
  expires_at: string | null;
}

/** Shows who acts for a business, and who was invited: what `people list` does. */
export async function listPeople(
  context: CommandContext,
  flags: ListingFlags,
  account: string | undefined,
): Promise<void> {
  const { output, server } = context;
  const { client } =
    account === undefined
      ? await connectAs(context)
      : await connectAsAdministrator(context, "see the people of a business");
  const business = account === undefined ? undefined : await findAccount(context, client, account);
  await showListing(context, "people list", flags, async () => {
    const { people, invitations } = await readPeople(context, client, business?.id);
    const rows: Row[] = [
      ...people.map(({ id, email, first_name, last_name, role, since, last_login_at }) => ({
        id,
        email,
        first_name,
        last_name,
        role,
        state: "active" as const,
        since_at: since,
        last_login: last_login_at,
        invited_by: null,
        expires_at: null,
      })),
      ...invitations.map(
        ({ id, email, first_name, last_name, role, invited_by, invited_at, expires_at }) => ({
          id,
          email,
          first_name,
          last_name,
          role,
          state: "invited" as const,
          since_at: invited_at,
          last_login: null,
          invited_by,
          expires_at,
        }),
      ),
    ];
    const text = () =>
      table<Row>(
        [
          { heading: "Person", text: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim() },
          { heading: "Address", text: ({ email }) => email, whole: true },
          { heading: "Role", text: ({ role }) => role, whole: true },
          { heading: "State", text: stateOf },
          {
            heading: "Last login (UTC)",
            text: ({ last_login }) => (last_login ? formatMinute(last_login) : ""),
            whole: true,
          },
        ],
        rows,
        output,
      );
    const document = { server, account_id: business?.id ?? null, people, invitations };
    return { document, rows, text };
  });
}

function stateOf({ state, invited_by, expires_at }: Row): string {
  if (state === "active") return "active";
  const by = invited_by ? ` by ${invited_by}` : "";
  const over = expires_at !== null && new Date(expires_at) <= new Date();
  return over ? `invited${by}, too old` : `invited${by} until ${formatMinute(expires_at ?? "")}`;
}
