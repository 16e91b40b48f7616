import type { Schema } from "@foodshed/sdk";
import { roleCode } from "@foodshed/sdk/vocabulary";
import { type RawBuilder, sql } from "kysely";
import { days } from "../../core/clock.ts";

export type ProfileNeed = Schema<"ProfileNeed">;

/** A profile that its business has not changed for so long is looked at again; in milliseconds. */
export const STALE_AFTER = days(182);

/** Whoever has one of them has products to list. */
const WITH_PRODUCTS = (["buyer", "seller", "processor", "vendor"] as const).map(roleCode);

/** What the profile of the account `a` lacks, whose first user is `u`, in the order in which it matters. */
export const profileNeeds = (now: Date): RawBuilder<ProfileNeed[]> =>
  sql<ProfileNeed[]>`array_remove(array[
    case when a.claimed_at is null then 'claim' end,
    case when a.claimed_at is not null and u.activated_at is null then 'confirmation' end,
    case when a.description = '' then 'description' end,
    case when a.photo_key is null then 'picture' end,
    case when exists (select from roles r where r.account_id = a.id and r.code = any(${WITH_PRODUCTS}::int[]))
      and not exists (select from roles r join products p on p.role_id = r.id where r.account_id = a.id) then 'products' end,
    case when a.latitude is null then 'place' end,
    case when a.edited_at < ${new Date(now.getTime() - STALE_AFTER)} then 'update' end], null)`;
