import { type RoleValue, roleCode } from "@foodshed/sdk/vocabulary";
import type { Database } from "../infra/db/connection.ts";
import type { ChecklistType } from "../infra/db/tables/profiles.ts";
import { addRoles } from "../modules/profiles/role-records.ts";
import { indexProfile } from "../modules/search/search.indexing.ts";

/** What a test says of a business; the rest is left out. */
export interface TestProfile {
  name: string;
  description?: string;
  types?: string[];
  roles?: Partial<
    Record<
      RoleValue,
      {
        products?: [name: string, category: number, season?: [from: string | null, to: string | null]][];
        ticked?: Partial<Record<ChecklistType, string[]>>;
        /** 1 yes, 2 no, 3 negotiable. */
        delivery?: number;
        /** What a vendor highlights. */
        icons?: string[];
      }
    >
  >;
  city?: string;
  at?: [latitude: number, longitude: number];
  published?: boolean;
  hidden?: boolean;
  networks?: number[];
  featuredRank?: number;
  partnerRank?: number;
  publishedAt?: Date;
}

/** Writes a claimed business into the database and the search. @returns its account id and slug */
export async function writeProfile(
  db: Database,
  profile: TestProfile,
): Promise<{ id: number; slug: string }> {
  const slug = `${profile.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${Math.random().toString(36).slice(2, 8)}`;
  return await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto("accounts")
      .values({
        slug,
        business_name: profile.name,
        first_name: "Ada",
        last_name: "Okafor",
        title: "Owner",
        email: "ada@farm.example",
        phone: "519 555 0100",
        address_1: "12 Mill Street",
        city: profile.city ?? null,
        postal_code: "N0B 1S0",
        description: profile.description ?? "",
        latitude: profile.at?.[0] ?? null,
        longitude: profile.at?.[1] ?? null,
        hide_personal_info: profile.hidden ?? false,
        featured_rank: profile.featuredRank ?? null,
        partner_rank: profile.partnerRank ?? null,
        published_at: profile.published === false ? null : (profile.publishedAt ?? new Date()),
        claimed_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [position, type] of (profile.types ?? []).entries()) {
      await transaction
        .insertInto("account_business_types")
        .values({ account_id: id, business_type: type, position })
        .execute();
    }
    const roles = Object.entries(profile.roles ?? { seller: {} }) as [
      RoleValue,
      NonNullable<TestProfile["roles"]>[RoleValue],
    ][];
    const records = await addRoles(
      transaction,
      id,
      roles.map(([value]) => roleCode(value)),
    );
    for (const [value, details] of roles) {
      const roleId = records.get(roleCode(value)) as number;
      for (const [name, category, [available_from, available_to] = [null, null]] of details?.products ?? []) {
        await transaction
          .insertInto("products")
          .values({
            role_id: roleId,
            name,
            name_key: name.toLowerCase(),
            category,
            available_from,
            available_to,
          })
          .execute();
      }
      if (details?.delivery !== undefined) {
        await transaction
          .updateTable("role_details")
          .set({ delivery: details.delivery })
          .where("role_id", "=", roleId)
          .execute();
      }
      if (details?.icons) {
        await transaction
          .updateTable("vendor_highlights")
          .set({ icons: details.icons })
          .where("role_id", "=", roleId)
          .execute();
      }
      for (const [kind, keys] of Object.entries(details?.ticked ?? {})) {
        await transaction
          .updateTable("checklists")
          .set({ keys })
          .where("role_id", "=", roleId)
          .where("kind", "=", kind as ChecklistType)
          .execute();
      }
    }
    for (const network of profile.networks ?? []) {
      await transaction
        .insertInto("connections")
        .values({ organization_id: network, account_id: id, requested_by_account_id: id, state: "accepted" })
        .execute();
    }
    await indexProfile(transaction, id);
    return { id, slug };
  });
}
