import { FILE_MAX_BYTES, IMAGE_MAX_SIDE } from "@foodshed/sdk/vocabulary";
import { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** Pixels: wider pictures are scaled down, since no page shows more. */
const maxWidth = 1920;

type Natural = Pick<HTMLImageElement, "naturalWidth" | "naturalHeight">;

/** The error of a picture's size, if any. There is no maximum: the cropped part is scaled down. */
export function sizeProblem(
  { naturalWidth, naturalHeight }: Natural,
  t: WidgetTranslate,
): string | undefined {
  return Math.max(naturalWidth, naturalHeight) > IMAGE_MAX_SIDE ? t(strings.imageTooLong) : undefined;
}

/** The largest part of the right shape, in the middle of the picture. */
export function middleCrop(
  { width, height }: { width: number; height: number },
  aspect: number,
): PercentCrop {
  const shape = width / height > aspect ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: "%", ...shape }, aspect, width, height), width, height);
}

/** The pixels of the original that a crop covers, and the size in which they are kept. */
export function cutSize(natural: Natural, crop: PercentCrop) {
  const x = Math.round((crop.x / 100) * natural.naturalWidth);
  const y = Math.round((crop.y / 100) * natural.naturalHeight);
  const width = Math.max(1, Math.round((crop.width / 100) * natural.naturalWidth));
  const height = Math.max(1, Math.round((crop.height / 100) * natural.naturalHeight));
  const scale = Math.min(1, maxWidth / width);
  return { x, y, width, height, outWidth: Math.round(width * scale), outHeight: Math.round(height * scale) };
}

/** Cuts a part out of a picture, in the original's pixels. PNG and GIF stay PNG for their transparency, all else becomes JPEG. */
export function cutOut(image: HTMLImageElement, crop: PercentCrop, type: string): Promise<Blob | null> {
  const { x, y, width, height, outWidth, outHeight } = cutSize(image, crop);
  const canvas = document.createElement("canvas");
  canvas.width = outWidth;
  canvas.height = outHeight;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, width, height, 0, 0, outWidth, outHeight);
  const kept = type === "image/png" || type === "image/gif" ? "image/png" : "image/jpeg";
  const encode = (as: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, as, 0.9));
  return encode(kept).then((blob) =>
    // A photo as PNG may be larger than it was; as JPEG it never is.
    blob && blob.size > FILE_MAX_BYTES ? encode("image/jpeg") : blob,
  );
}
