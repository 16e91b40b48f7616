import type { Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { dataWithRetry } from "../requests/call.ts";
import { noteTruncated, readPages } from "../requests/pagination.ts";
import { connectAs } from "../session/connection.ts";
import { ownProfile } from "../session/own-profile.ts";
import { formatMinute } from "../text/format.ts";
import { table } from "../text/table.ts";

export interface ListConnectionsFlags {
  limit: number;
  all?: boolean;
}

export interface RequestsFlags {
  sent?: boolean;
}

/** Shows who is connected to a profile: what `connections list` does. */
export async function listConnections(
  context: CommandContext,
  { limit, all }: ListConnectionsFlags,
  given: string | undefined,
): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const slug = given ?? (await ownProfile(context, client)).slug;
  const { count, results } = await readPages(context, all ? Number.MAX_SAFE_INTEGER : limit, (query) =>
    client.GET("/accounts/connected_profiles/{slug}/", { params: { path: { slug }, query }, signal }),
  );
  const text = table<Schema<"ConnectedBusiness">>(
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
  output.result({ server, slug, count, results }, results.length > 0 ? text : `${slug} has no connections.`);
  noteTruncated(context, { count, results }, "--limit or --all");
}

/** Shows unanswered requests: what `connections requests` does. */
export async function listRequests(context: CommandContext, { sent }: RequestsFlags): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const direction = sent ? "sent" : "received";
  const requests = await dataWithRetry(
    () => client.GET("/accounts/connection_requests_list/", { params: { query: { direction } }, signal }),
    context,
  );
  const text = table<Schema<"ConnectionRequest">>(
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
  output.result({ server, direction, requests }, requests.length > 0 ? text : "No Requests");
  if (requests.length > 0 && !sent) {
    output.note("Answer them with: foodshed connections accept <request>, or deny");
  }
}
