import type { Schema } from "@foodshed/sdk";
import { sql } from "kysely";

/** A certificate as it is read with its profile. */
export interface CertificateJson {
  id: number;
  kind: Schema<"CertificateKind">;
  issuer: string;
  number: string;
  expires_on: string;
  file: { id: number; name: string; size: number; media_type: string } | null;
  check: { account: Schema<"AccountRef">; at: string } | null;
}

/** A certificate of the table `certificates`, called `c`, as JSON. */
export const certificateJson = sql<CertificateJson>`json_build_object(
  'id', c.id, 'kind', c.kind, 'issuer', c.issuer, 'number', c.number, 'expires_on', c.expires_on,
  'file', (select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'media_type', f.media_type)
    from files f where f.id = c.file_id),
  'check', (select json_build_object('account', json_build_object('id', k.id, 'slug', k.slug, 'business_name', k.business_name),
      'at', c.checked_at) from accounts k where k.id = c.checked_by_account_id))`;

/** The certificates of the account `a` of the statement around it, the latest expiry first. */
export const certificatesOfAccount = sql<
  CertificateJson[]
>`coalesce((select json_agg(${certificateJson} order by c.expires_on desc, c.id) from certificates c where c.account_id = a.id), '[]')`;
