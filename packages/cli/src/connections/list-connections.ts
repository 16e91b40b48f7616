import type { Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { readPages, truncated } from "../requests/pagination.ts";
import { connectAs } from "../session/connection.ts";
import { ownProfile } from "../session/own-profile.ts";
import { formatMinute } from "../text/format.ts";
import { table } from "../text/table.ts";

export interface ListConnectionsFlags extends ListingFlags {
  limit: number;
  all?: boolean;
}

export interface RequestsFlags extends ListingFlags {
  sent?: boolean;
}

/** Shows who is connected to a profile: what `connections list` does. */
export async function listConnections(
  context: CommandContext,
  flags: ListConnectionsFlags,
  given: string | undefined,
): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const { limit, all } = flags;
  const slug = given ?? (await ownProfile(context, client)).slug;
  await showListing(context, "connections list", flags, async () => {
    const page = await readPages(context, all ? Number.MAX_SAFE_INTEGER : limit, (query) =>
      client.GET("/accounts/connected_profiles/{slug}/", { params: { path: { slug }, query }, signal }),
    );
    const { count, results } = page;
    const text = () =>
      table<Schema<"ConnectedBusiness">>(
        [
          {
            heading: "Connection",
            text: ({ connection_id }) => String(connection_id),
            align: "right",
            whole: true,
          },
          { heading: "Account", text: ({ id }) => String(id), align: "right", whole: true },
          { heading: "Business", text: ({ business_name }) => business_name },
          { heading: "Slug", text: ({ slug }) => slug },
        ],
        results,
        output,
      );
    return {
      document: { server, slug, count, results },
      rows: results.map(({ id, ...rest }) => ({ account_id: id, ...rest })),
      text: () => (results.length > 0 ? text() : `${slug} has no connections.`),
      notes: [truncated(page, "--limit or --all")],
    };
  });
}

/** Shows unanswered requests: what `connections requests` does. */
export async function listRequests(context: CommandContext, flags: RequestsFlags): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const { sent } = flags;
  const direction = sent ? "sent" : "received";
  await showListing(context, "connections requests", flags, async () => {
    const requests = await dataWithRetry(
      () => client.GET("/accounts/connection_requests_list/", { params: { query: { direction } }, signal }),
      context,
    );
    const text = () =>
      table<Schema<"ConnectionRequest">>(
        [
          { heading: "Request", text: ({ id }) => String(id), align: "right", whole: true },
          { heading: "Business", text: ({ account }) => account.business_name },
          { heading: "Network or manager", text: ({ organization }) => organization.business_name },
          { heading: "Managing", text: ({ manage }) => (manage ? "yes" : "no"), whole: true },
          { heading: "Asked (UTC)", text: ({ created_at }) => formatMinute(created_at), whole: true },
        ],
        requests,
        output,
      );
    return {
      document: { server, direction, requests },
      rows: requests.map(({ id, account, organization, manage, created_at }) => ({
        id,
        business_name: account.business_name,
        slug: account.slug,
        organization: organization.business_name,
        organization_slug: organization.slug,
        manage,
        created_at,
      })),
      text: () => (requests.length > 0 ? text() : "No Requests"),
      notes: [
        requests.length > 0 && !sent
          ? "Answer them with: foodshed connections accept <request>, or deny"
          : undefined,
      ],
    };
  });
}
