import type { SignedInActor } from "../../core/signed-in.ts";
import type { Services } from "../services.ts";
import { toProfile } from "./export.lines.ts";
import { readExportPages } from "./export.pages.ts";

const WANTED = new Set([
  "slug",
  "business_name",
  "first_name",
  "last_name",
  "email",
  "phone",
  "address_1",
  "city",
  "postal_code",
  "roles",
  "website",
  "state",
  "last_login",
]);

/** Those of these accounts that the caller manages, by business name, without what they hide. */
export async function readProfilesToExport(
  services: Services,
  caller: SignedInActor,
  ids: readonly number[],
) {
  const scope =
    caller.kind === "administrator" ? undefined : { accountId: caller.accountId, withMembers: false };
  const about = { images: services.images, includeHidden: false, distance: null };
  const found = [];
  for await (const page of readExportPages(services, { scope, filter: { ids }, wanted: WANTED }))
    for (const row of page)
      found.push({ ...toProfile(row, WANTED, about), codes: row.codes, state: row.state, slug: row.slug });
  return found;
}
