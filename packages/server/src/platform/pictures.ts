import type { UploadedFile } from "../handlers.ts";
import type { Connection, Services } from "./context.ts";
import type { StoredImage } from "./images.ts";

/** Stores a picture, if there is one, before the work, and removes it again when the work fails. */
export async function withPicture<T, Picture extends UploadedFile | undefined>(
  services: Services,
  picture: Picture,
  work: (image: Picture extends undefined ? undefined : StoredImage) => Promise<T>,
): Promise<T> {
  const image = picture && (await services.images.store(picture.data, "picture"));
  try {
    return await work(image as Parameters<typeof work>[0]);
  } catch (error) {
    if (image) await services.images.remove(image.key);
    throw error;
  }
}

export async function insertImage(
  transaction: Connection,
  accountId: number,
  image: StoredImage,
): Promise<void> {
  await transaction
    .insertInto("images")
    .values({ ...image, account_id: accountId })
    .execute();
}

/** Forgets pictures; their files are removed once this is committed. */
export async function deleteImages(transaction: Connection, keys: string[]): Promise<void> {
  if (keys.length > 0) await transaction.deleteFrom("images").where("key", "in", keys).execute();
}
