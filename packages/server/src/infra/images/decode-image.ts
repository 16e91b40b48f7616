import { Worker } from "node:worker_threads";
import { localized } from "@foodshed/sdk/locale";
import {
  FILE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  imageTooLarge,
  imageTooLong,
  imageTooManyPixels,
} from "@foodshed/sdk/vocabulary";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { DomainError } from "../../core/domain-error.ts";
import * as strings from "./generated/strings.ts";

// One thread for each picture: how many there are at once, `picture-queue.ts` says.
sharp.concurrency(1);
// No two pictures are the same.
sharp.cache(false);

/** Seconds that the decoder may work on one picture. Whole photos take less than one. */
const DECODING_SECONDS = 5;

const ACCEPTED = new Set(["image/jpeg", "image/png", "image/gif", "image/webp", "image/bmp"]);

const TOO_LARGE = localized(imageTooLarge);
const WRONG_TYPE = localized(strings.wrongImageType);
export const UNREADABLE = localized(strings.unreadableImage);

/**
 * Looks at what the bytes are, whatever their name says, and refuses what must not be decoded. Call it in the picture
 * queue.
 * @throws DomainError 400, 413 or 415 that names `field`
 */
export async function openPicture(data: Uint8Array, field: string): Promise<Sharp> {
  if (data.byteLength > FILE_MAX_BYTES)
    throw new DomainError(413, TOO_LARGE, { errors: { [field]: [TOO_LARGE] } });
  const type = await fileTypeFromBuffer(data);
  if (!type || !ACCEPTED.has(type.mime)) {
    throw new DomainError(415, WRONG_TYPE, { errors: { [field]: [WRONG_TYPE] } });
  }
  if (type.mime === "image/bmp") return await openBmp(Buffer.from(data), field);

  // One frame of an animation; the limit makes the decoder refuse before it allocates.
  const options: SharpOptions = { pages: 1, limitInputPixels: IMAGE_MAX_PIXELS, failOn: "error" };
  let size: { width?: number; height?: number };
  try {
    size = await sharp(data, { ...options, limitInputPixels: false }).metadata();
  } catch {
    throw DomainError.invalid({ [field]: [UNREADABLE] });
  }
  refuseSize(size.width ?? 0, size.height ?? 0, field);
  return sharp(data, options).timeout({ seconds: DECODING_SECONDS });
}

async function openBmp(data: Buffer, field: string): Promise<Sharp> {
  if (data.length < 26) throw DomainError.invalid({ [field]: [UNREADABLE] });
  refuseSize(Math.abs(data.readInt32LE(18)), Math.abs(data.readInt32LE(22)), field);
  try {
    const { width, height, pixels } = await decodeBmp(data);
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .timeout({ seconds: DECODING_SECONDS });
  } catch {
    throw DomainError.invalid({ [field]: [UNREADABLE] });
  }
}

interface Pixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

function decodeBmp(data: Buffer): Promise<Pixels> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./bmp.worker.ts", import.meta.url), { workerData: data });
    const timer = setTimeout(() => {
      reject(new Error("The picture took too long"));
      void worker.terminate();
    }, DECODING_SECONDS * 1000);
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new Error("The picture was not decoded"));
    });
  });
}

/** A picture of 1 × 4,000,000 pixels is small by its bytes and by its area, and takes the decoder seconds. */
function refuseSize(width: number, height: number, field: string): void {
  if (width < 1 || height < 1) throw DomainError.invalid({ [field]: [UNREADABLE] });
  if (width * height > IMAGE_MAX_PIXELS)
    throw DomainError.invalid({ [field]: [localized(imageTooManyPixels)] });
  if (Math.max(width, height) > IMAGE_MAX_SIDE)
    throw DomainError.invalid({ [field]: [localized(imageTooLong)] });
}
