import { IMAGE_MAX_PIXELS } from "@foodshed/sdk/vocabulary";
import sharp from "sharp";
import { DomainError } from "../../core/domain-error.ts";
import { openPicture, UNREADABLE } from "./decode-image.ts";
import { fallbackWidth, WIDTHS, widthsOf } from "./image-keys.ts";
import type { StoredImage } from "./stored-image.ts";

interface MadeImage extends Omit<StoredImage, "key"> {
  sizes: { file: string; bytes: Buffer }[];
}

/** Every size that pages use, without any metadata. */
export async function makeSizes(data: Uint8Array, field: string): Promise<MadeImage> {
  const source = await openPicture(data, field);
  return await readable(field, async () => {
    const { data: pixels, info } = await source
      .autoOrient()
      .resize({ width: WIDTHS.at(-1), withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const upright = () => sharp(pixels, { raw: { width, height, channels: channels as 3 } });
    const sizes: MadeImage["sizes"] = [];
    for (const size of widthsOf(width)) {
      const bytes = await upright().resize({ width: size }).webp({ quality: 80 }).toBuffer();
      sizes.push({ file: `${size}.webp`, bytes });
    }
    const size = fallbackWidth(width);
    const bytes = await upright().resize({ width: size }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    sizes.push({ file: `${size}.jpg`, bytes });
    const average = await upright().resize(1, 1).raw().toBuffer();
    const color = `#${average.subarray(0, 3).toString("hex")}`;
    const stored_bytes = sizes.reduce((sum, made) => sum + made.bytes.byteLength, 0);
    return { sizes, width, height, color, bytes: bytes.byteLength, stored_bytes };
  });
}

/** A picture at its own size, without the file's other contents. */
export async function remake(
  data: Uint8Array,
  field: string,
  format: "jpeg" | "png" | "webp",
): Promise<Buffer> {
  const picture = await openPicture(data, field);
  return await readable(field, () =>
    picture.autoOrient().toColourspace("srgb").toFormat(format, { quality: 90 }).toBuffer(),
  );
}

/** A picture that `remake` made, as WebP and at most so many pixels wide. */
export function narrowed(data: Uint8Array, width: number): Promise<Buffer> {
  return sharp(data, { limitInputPixels: IMAGE_MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** What the decoder cannot do with a picture is the picture's fault. */
async function readable<T>(field: string, decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch {
    throw DomainError.invalid({ [field]: [UNREADABLE] });
  }
}
