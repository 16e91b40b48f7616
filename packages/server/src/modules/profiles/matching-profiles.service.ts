import type { Where } from "@foodshed/sdk/where";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Services } from "../services.ts";
import { readExportFilter } from "./export.filter.ts";
import { toProfile } from "./export.lines.ts";
import { readExportPages } from "./export.pages.ts";

/**
 * The accounts that a query matches among all that the caller reaches: their own network, for administrators every account. A query sees
 * what an export would say, so that it finds nothing out that is hidden from the caller.
 */
export async function findMatchingProfiles(
  services: Services,
  caller: SignedInActor,
  { narrowed, fields, matches }: Where,
): Promise<number[]> {
  const { distanceOf, ...filter } = readExportFilter(services, narrowed);
  const wanted = new Set<string>(["id", ...fields]);
  const scope =
    caller.kind === "administrator" ? undefined : { accountId: caller.accountId, withMembers: true };
  const found: number[] = [];
  const { images } = services;
  for await (const page of readExportPages(services, { scope, filter, wanted }))
    for (const row of page) {
      const distance = distanceOf(row);
      const profile = toProfile(row, wanted, { images, includeHidden: false, distance });
      if (matches({ ...profile, distance_km: distance })) found.push(row.id);
    }
  return found;
}
