import type { Schema } from "@foodshed/sdk";
import { dataWithRetry } from "../requests/call.ts";
import type { QueueItem, QueueSource } from "./queue-item.ts";

/** Requests to be connected, which whoever received them decides. */
export const connectionRequests: QueueSource = {
  type: "connection",
  label: "connection requests",
  isFor: () => true,
  async read(context, { client, person }) {
    const params = { query: { direction: "received" as const } };
    const requests = await dataWithRetry(
      () => client.GET("/accounts/connection_requests_list/", { params, signal: context.signal }),
      context,
    );
    return requests.map((request) => toItem(request, person.account_id));
  },
  async answer({ client }, id, accept) {
    return (await client.POST("/accounts/accept_connection_request/", { body: { id, accept } })).error;
  },
};

function toItem(
  { id, type, account, organization, manage, created_at }: Schema<"ConnectionRequest">,
  own: number,
): QueueItem {
  const asked = account.id === own ? account : organization;
  const asking = asked === account ? organization : account;
  return {
    item: `connection-${id}`,
    type: "connection",
    business_name: asking.business_name,
    slug: asking.slug,
    asks: asks({ type, manage }, asking === organization),
    of: asked.business_name,
    created_at,
    consequence: manage
      ? `${organization.business_name} may edit the profile of ${account.business_name}.`
      : `${account.business_name} is shown as a member of ${organization.business_name}.`,
  };
}

function asks(
  { type, manage }: Pick<Schema<"ConnectionRequest">, "type" | "manage">,
  byNetwork: boolean,
): string {
  if (type === "management") return byNetwork ? "to manage the profile" : "to be managed";
  const joins = byNetwork ? "to take it in as a member" : "to join";
  return manage ? `${joins}, and ${byNetwork ? "to manage" : "to be managed"}` : joins;
}
