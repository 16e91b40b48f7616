import { dataWithRetry } from "../requests/call.ts";
import type { QueueSource } from "./queue-item.ts";

/** Businesses that want to be an organization, which administrators decide. */
export const roleRequests: QueueSource = {
  type: "role",
  label: "role requests",
  isFor: ({ is_admin }) => is_admin,
  async read(context, { client }) {
    const requests = await dataWithRetry(
      () => client.GET("/accounts/role_requests_list/", { signal: context.signal }),
      context,
    );
    return requests.map(({ id, account, created_at }) => ({
      item: `role-${id}`,
      type: "role",
      business_name: account.business_name,
      slug: account.slug,
      asks: "to be an organization",
      of: null,
      created_at,
      consequence:
        "It becomes an organization. With --manager it manages members as well. What it granted to manager users ends. It gets a mail.",
    }));
  },
  async answer({ client }, id, accept, { manager = false }) {
    const body = { id, accept, ...(accept && manager && { is_manager: true }) };
    return (await client.POST("/accounts/answer_role_request/", { body })).error;
  },
};
