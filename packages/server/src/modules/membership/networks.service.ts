import type { Query, ResponseBody } from "../handler.ts";
import { readProfileSources } from "../search/profile-sources.service.ts";
import type { Services } from "../services.ts";
import * as queries from "./networks.queries.ts";

/** Published networks, each with its number of members and some of their faces. */
export async function listNetworks(
  services: Services,
  { from = 0, size = 24 }: Query<"listNetworks">,
): Promise<ResponseBody<"listNetworks">> {
  const rows = await queries.readNetworks(services.db, { from, size });
  const sources = await readProfileSources(
    services,
    rows.flatMap(({ id, some_members }) => [id, ...some_members]),
  );
  return {
    count: await queries.countNetworks(services.db),
    results: rows.flatMap(({ id, members, some_members }) => {
      const profile = sources.get(id);
      if (!profile) return [];
      return [
        { profile, members, some_members: some_members.flatMap((member) => sources.get(member) ?? []) },
      ];
    }),
  };
}
