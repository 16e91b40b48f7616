import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/**
 * Digests of what others see of profiles, by their ids: two are the same when nothing of it differs. What a business hides is left
 * out, and so is what no person changes, such as places on the map.
 */
export async function digestShown(
  trx: Connection,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; digest: string }>`
    select a.id, md5(json_build_array(
      a.business_name, a.city, a.website, a.online_store, a.twitter, a.instagram, a.facebook, a.linkedin, a.youtube,
      a.description, a.description_language, a.description_translation, a.products_language, a.photo_key,
      a.hide_personal_info, a.map_place,
      case when not a.hide_personal_info then json_build_array(
        a.first_name, a.last_name, a.title, a.email, a.phone, a.fax, a.cell, a.address_1, a.postal_code,
        (select json_agg(json_build_array(c.name, c.position, c.phone, c.fax, c.cell, c.email) order by c.id)
          from contacts c where c.account_id = a.id),
        (select json_agg(json_build_array(l.address_1, l.address_2, l.postal_code, l.phone) order by l.id)
          from addresses l where l.account_id = a.id)) end,
      (select json_agg(t.business_type order by t.position, t.business_type)
        from account_business_types t where t.account_id = a.id),
      (select json_agg(json_build_array(l.description, l.city) order by l.id) from addresses l where l.account_id = a.id),
      (select json_agg(json_build_array(g.image_key, g.in_vendor_gallery, g.in_b2b_gallery) order by g.id)
        from gallery_photos g where g.account_id = a.id),
      (select json_agg(json_build_array(c.kind, c.issuer, c.number, c.expires_on, c.file_id) order by c.id)
        from certificates c where c.account_id = a.id),
      (select json_agg(f.id order by f.id) from files f where f.account_id = a.id and f.attached and f.public),
      (select json_agg(json_build_array(r.code,
          (select row_to_json(d) from role_details d where d.role_id = r.id),
          (select row_to_json(h) from vendor_highlights h where h.role_id = r.id),
          (select json_agg(json_build_array(k.kind, k.keys) order by k.id) from checklists k where k.role_id = r.id),
          (select json_agg(row_to_json(p) order by p.id) from products p where p.role_id = r.id)) order by r.id)
        from roles r where r.account_id = a.id)
    )::text) as digest
    from accounts a where a.id = any(${[...accountIds]}::int[])`.execute(trx);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Notes when profiles were last changed in something that others see. */
export async function noteEdited(trx: Connection, accountIds: readonly number[], at: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await trx
    .updateTable("accounts")
    .where(sql<boolean>`id = any(${[...accountIds]}::int[])`)
    .set({ edited_at: at })
    .execute();
}
