import type { Services } from "../services.ts";

/**
 * Looks how long a picture's JPEG is, and notes it for the next time: it was stored before lengths were noted.
 * @returns null when it is not there, undefined while it cannot be read
 */
export async function measurePicture(
  { db, images, log }: Services,
  { key, width }: { key: string; width: number },
): Promise<number | null | undefined> {
  try {
    const name = images.address({ key, width }).split("/").at(-1) ?? "";
    const bytes = (await images.read(name))?.data.byteLength;
    if (bytes === undefined) return null;
    await db.updateTable("images").where("key", "=", key).set({ bytes }).execute();
    return bytes;
  } catch (error) {
    log.warn({ err: error, key }, "A picture could not be measured for a feed");
    return undefined;
  }
}
