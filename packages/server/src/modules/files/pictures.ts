import { localized } from "@foodshed/sdk/locale";
import { PICTURES_MAX_BYTES, picturesFull } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import { DomainError } from "../../core/domain-error.ts";
import type { UploadedFile } from "../../core/uploaded-file.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { StoredImage } from "../../infra/images/images.ts";
import type { Services } from "../services.ts";
import { lockAccount } from "./files.queries.ts";

const FIELD = "picture";
const FULL = localized(picturesFull);

/** The picture of a call, stored in every size; undefined when none was sent. */
export async function storePicture<Picture extends UploadedFile | undefined>(
  { images }: Pick<Services, "images">,
  picture: Picture,
): Promise<Picture extends undefined ? undefined : StoredImage> {
  const stored = picture && (await images.store(picture.data, FIELD));
  return stored as Picture extends undefined ? undefined : StoredImage;
}

/** Where the sizes of pictures stand in the file store. */
export function pictureKeys({ images }: Pick<Services, "images">, image: StoredImage | undefined): string[] {
  return image ? [images.keyOf(image.key)] : [];
}

/**
 * Adds a picture to an account, also when another account uploads it, and locks the account: of several pictures at once no more are taken than
 * there is room for.
 * @param replaced the picture that goes in the same transaction, and makes room
 * @throws DomainError 413 when the account's pictures take up all that they may
 */
export async function insertImage(
  transaction: Connection,
  accountId: number,
  image: StoredImage,
  replaced?: string | null,
): Promise<void> {
  const used = await lockAndReadUsage(transaction, accountId, replaced);
  if (used + image.stored_bytes > PICTURES_MAX_BYTES)
    throw new DomainError(413, FULL, { errors: { [FIELD]: [FULL] } });
  await transaction
    .insertInto("images")
    .values({ ...image, account_id: accountId })
    .execute();
}

/** Pictures stored before their size was noted count a quarter of a byte for each pixel, as photos take on average. */
async function lockAndReadUsage(
  transaction: Connection,
  accountId: number,
  replaced: string | null | undefined,
): Promise<number> {
  await lockAccount(transaction, accountId);
  const { bytes } = await transaction
    .selectFrom("images")
    .where("account_id", "=", accountId)
    .$if(Boolean(replaced), (query) => query.where("key", "!=", replaced as string))
    .select(sql<number>`coalesce(sum(coalesce(stored_bytes, width * height / 4)), 0)::float8`.as("bytes"))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Forgets pictures; their files are discarded once this is committed. */
export async function deleteImages(transaction: Connection, keys: string[]): Promise<void> {
  if (keys.length > 0) await transaction.deleteFrom("images").where("key", "in", keys).execute();
}

/** Removes the sizes of forgotten pictures from the file store. */
export function discardPictures(
  { images, discardFiles }: Pick<Services, "images" | "discardFiles">,
  keys: string[],
): Promise<void> {
  return discardFiles(keys.map(images.keyOf));
}
