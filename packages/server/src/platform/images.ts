import { randomBytes } from "node:crypto";
import { FILE_MAX_BYTES, IMAGE_TOO_LARGE } from "@foodshed/sdk/vocabulary";
import { decode as decodeBmp } from "bmp-ts";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { DomainError } from "../errors.ts";
import type { FileStore } from "./files.ts";

/** A picture that was checked and stands in the file store in every size. */
export interface StoredImage {
  key: string;
  /** Pixels, after turning it the right way up. */
  width: number;
  height: number;
  /** Its average colour, `#rrggbb`. */
  color: string;
}

export interface ImageVariant {
  url: string;
  width: number;
  type: "image/webp" | "image/jpeg";
}

/** A picture in the sizes that pages use, as the contract's `Image`. */
export interface ImageAddresses {
  width: number;
  height: number;
  variants: ImageVariant[];
}

export interface Images {
  /**
   * Checks a picture by its content, makes the sizes without any metadata, and stores them. The caller writes the row
   * of `images` in its own transaction. Throws DomainErrors that name `field`.
   */
  store(data: Uint8Array, field: string): Promise<StoredImage>;
  /** One size as its address names it, `{key}-{width}.webp`; undefined when there is none. */
  read(name: string): Promise<{ data: Buffer; type: ImageVariant["type"] } | undefined>;
  /** Removes every size. */
  remove(key: string): Promise<void>;
  describe(image: Pick<StoredImage, "key" | "width" | "height">): ImageAddresses;
  /** The one address for those who do not choose among sizes. */
  address(image: Pick<StoredImage, "key" | "width">): string;
}

const NAME = /^([0-9a-f]{32})-([1-9][0-9]{0,4})\.(webp|jpg)$/;
const pathOf = (key: string, file: string) => `photos/${key}/${file}`;

const MAX_PIXELS = 40_000_000;
const WIDTHS = [320, 640, 1280];
const ACCEPTED = new Set(["image/jpeg", "image/png", "image/gif", "image/webp", "image/bmp"]);

const WRONG_TYPE = "You must choose a JPEG, PNG, GIF, BMP or WebP image.";
const TOO_MANY_PIXELS = "You must choose an image with at most 40 megapixels.";
const UNREADABLE = "This image could not be read. Please choose another one.";

/** The widths that a picture of this width is kept in, never larger than itself. */
export function widthsOf(width: number): number[] {
  const smaller = WIDTHS.filter((w) => w < width);
  return smaller.length < WIDTHS.length ? [...smaller, width] : smaller;
}

const fallbackWidth = (width: number) => Math.min(width, 640);

/** The keys under which every size of a picture stands in the file store. */
export function keysOfImage({ key, width }: Pick<StoredImage, "key" | "width">): string[] {
  return [...widthsOf(width).map((size) => `${size}.webp`), `${fallbackWidth(width)}.jpg`].map((file) =>
    pathOf(key, file),
  );
}

export function createImages(files: FileStore, publicUrl: string): Images {
  const urlOf = (key: string, width: number, extension: string) =>
    `${publicUrl}/api/v1/files/images/${key}-${width}.${extension}`;
  return {
    async store(data, field) {
      const source = await openPicture(data, field);
      try {
        const { data: pixels, info } = await source
          .autoOrient()
          .resize({ width: 1280, withoutEnlargement: true })
          .flatten({ background: "#ffffff" })
          .toColourspace("srgb")
          .raw()
          .toBuffer({ resolveWithObject: true });
        const upright = () =>
          sharp(pixels, { raw: { width: info.width, height: info.height, channels: info.channels as 3 } });
        const key = randomBytes(16).toString("hex");
        for (const width of widthsOf(info.width)) {
          const webp = await upright().resize({ width }).webp({ quality: 80 }).toBuffer();
          await files.write(pathOf(key, `${width}.webp`), webp);
        }
        const width = fallbackWidth(info.width);
        const jpeg = await upright().resize({ width }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
        await files.write(pathOf(key, `${width}.jpg`), jpeg);
        const average = await upright().resize(1, 1).raw().toBuffer();
        return {
          key,
          width: info.width,
          height: info.height,
          color: `#${average.subarray(0, 3).toString("hex")}`,
        };
      } catch (error) {
        if (error instanceof Error && "code" in error) throw error;
        throw DomainError.invalid({ [field]: [UNREADABLE] });
      }
    },
    async read(name) {
      const parts = NAME.exec(name);
      if (!parts) return undefined;
      const [, key = "", size = "", extension = ""] = parts;
      const data = await files.read(pathOf(key, `${size}.${extension}`));
      return data && { data, type: extension === "jpg" ? "image/jpeg" : "image/webp" };
    },
    remove: (key) => files.remove(pathOf(key, "")),
    describe: ({ key, width, height }) => ({
      width,
      height,
      variants: [
        ...widthsOf(width).map((w) => ({
          url: urlOf(key, w, "webp"),
          width: w,
          type: "image/webp" as const,
        })),
        {
          url: urlOf(key, fallbackWidth(width), "jpg"),
          width: fallbackWidth(width),
          type: "image/jpeg" as const,
        },
      ],
    }),
    address: ({ key, width }) => urlOf(key, fallbackWidth(width), "jpg"),
  };
}

/**
 * Looks at what the bytes are, whatever their name says, and refuses what must not be decoded.
 * @throws DomainError 400, 413 or 415 that names `field`
 */
export async function openPicture(data: Uint8Array, field: string): Promise<Sharp> {
  if (data.byteLength > FILE_MAX_BYTES)
    throw new DomainError(413, IMAGE_TOO_LARGE, { errors: { [field]: [IMAGE_TOO_LARGE] } });
  const type = await fileTypeFromBuffer(data);
  if (!type || !ACCEPTED.has(type.mime)) {
    throw new DomainError(415, WRONG_TYPE, { errors: { [field]: [WRONG_TYPE] } });
  }
  if (type.mime === "image/bmp") return openBmp(Buffer.from(data), field);

  // One frame of an animation; the limit makes the decoder refuse before it allocates.
  const options: SharpOptions = { pages: 1, limitInputPixels: MAX_PIXELS, failOn: "error" };
  let size: { width?: number; height?: number };
  try {
    size = await sharp(data, { ...options, limitInputPixels: false }).metadata();
  } catch {
    throw DomainError.invalid({ [field]: [UNREADABLE] });
  }
  refuseBomb(size.width ?? 0, size.height ?? 0, field);
  return sharp(data, options);
}

function openBmp(data: Buffer, field: string): Sharp {
  if (data.length < 26) throw DomainError.invalid({ [field]: [UNREADABLE] });
  refuseBomb(Math.abs(data.readInt32LE(18)), Math.abs(data.readInt32LE(22)), field);
  try {
    const { width, height, data: rgba } = decodeBmp(data, { toRGBA: true });
    return sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  } catch {
    throw DomainError.invalid({ [field]: [UNREADABLE] });
  }
}

function refuseBomb(width: number, height: number, field: string): void {
  if (width * height > MAX_PIXELS) throw DomainError.invalid({ [field]: [TOO_MANY_PIXELS] });
  if (width < 1 || height < 1) throw DomainError.invalid({ [field]: [UNREADABLE] });
}
