import { FILE_MAX_BYTES } from "@foodshed/sdk/vocabulary";

/** Pixels of the longer side: more than any page shows, and enough to choose a part of. */
const LONGEST_SIDE = 2560;
/** How much the encoder leaves out, tried in turn. */
const QUALITIES = [0.88, 0.75, 0.6] as const;

/**
 * A smaller JPEG of a picture that is too large to be sent, upright, without what the camera noted about time and place. Undefined when the
 * browser cannot read it.
 */
export async function shrinkImage(file: File): Promise<File | undefined> {
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    context.imageSmoothingQuality = "high";
    // JPEG has no transparency, and would make it black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
      if (blob && blob.size <= FILE_MAX_BYTES)
        return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), {
          type: "image/jpeg",
          lastModified: file.lastModified,
        });
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    bitmap?.close();
  }
}
