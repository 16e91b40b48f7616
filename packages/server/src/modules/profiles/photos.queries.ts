import { GALLERY_MAX_IMAGES } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { GalleryRow } from "./profiles.presenter.ts";

/** Makes an image the profile's picture. */
export async function updatePicture(
  transaction: Connection,
  accountId: number,
  photo_key: string | null,
): Promise<void> {
  await transaction.updateTable("accounts").where("id", "=", accountId).set({ photo_key }).execute();
}

function gallery(connection: Connection) {
  return connection
    .selectFrom("gallery_photos as g")
    .innerJoin("images as i", "i.key", "g.image_key")
    .select([
      "g.id",
      "g.account_id",
      "g.in_vendor_gallery",
      "g.in_b2b_gallery",
      "i.key",
      "i.width",
      "i.height",
    ]);
}

export async function listGallery(connection: Connection, accountId: number): Promise<GalleryRow[]> {
  return await gallery(connection).where("g.account_id", "=", accountId).orderBy("g.id").execute();
}

export async function findGalleryPhoto(
  connection: Connection,
  id: number,
): Promise<(GalleryRow & { account_id: number }) | undefined> {
  return await gallery(connection).where("g.id", "=", id).executeTakeFirst();
}

/** The lowest place in the gallery that is free; undefined when there is none. */
export async function findFreePlace(connection: Connection, accountId: number): Promise<number | undefined> {
  const { rows } = await sql<{ place: number }>`
    select place from generate_series(0, ${GALLERY_MAX_IMAGES - 1}::int) as place
    where place not in (select position from gallery_photos where account_id = ${accountId})
    order by place limit 1`.execute(connection);
  return rows[0]?.place;
}

export async function insertGalleryPhoto(
  transaction: Connection,
  row: {
    /** Only of one that is put back. */
    id?: number;
    account_id: number;
    image_key: string;
    position: number;
    in_vendor_gallery: boolean;
    in_b2b_gallery: boolean;
    created_at: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto("gallery_photos")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGalleryPhoto(
  transaction: Connection,
  id: number,
  shown: { in_vendor_gallery: boolean; in_b2b_gallery: boolean },
): Promise<void> {
  await transaction.updateTable("gallery_photos").where("id", "=", id).set(shown).execute();
}

export async function deleteGalleryPhoto(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom("gallery_photos").where("id", "=", id).execute();
}
