import { randomBytes } from "node:crypto";
import type { FileStore } from "../storage/file-store.ts";
import { decodingQueue } from "./decoding-queue.ts";
import { fallbackWidth, pathOf, widthsOf } from "./image-keys.ts";
import type { StoredImage } from "./stored-image.ts";

export type { StoredImage };

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
   * of `images` in a transaction that begins after this. Throws DomainErrors that name `field`, or 503 when too many
   * pictures wait or the store is away.
   */
  store(data: Uint8Array, field: string): Promise<StoredImage>;
  /** Re-encodes a picture at its own size, without the file's other contents. Throws as `store` does. */
  remake(data: Uint8Array, field: string, format: "jpeg" | "png" | "webp"): Promise<Buffer>;
  /** A picture that `remake` made, as WebP and at most so many pixels wide; nothing is stored. Throws 503 as `store` does. */
  narrowed(data: Uint8Array, width: number): Promise<Buffer>;
  /** One size as its address names it, `{key}-{width}.webp`; undefined when there is none. */
  read(name: string): Promise<{ data: Buffer; type: ImageVariant["type"] } | undefined>;
  /** The file store's key prefix of all its sizes. */
  keyOf(key: string): string;
  describe(image: Pick<StoredImage, "key" | "width" | "height">): ImageAddresses;
  /** The one address for those who do not choose among sizes. */
  address(image: Pick<StoredImage, "key" | "width">): string;
}

const NAME = /^([0-9a-f]{32})-([1-9][0-9]{0,4})\.(webp|jpg)$/;

/** A native library: loaded for the first picture. */
const decoder = () => import("./remake-image.ts");

export function createImages(files: FileStore, publicUrl: string): Images {
  const urlOf = (key: string, width: number, extension: string) =>
    `${publicUrl}/api/v1/files/images/${key}-${width}.${extension}`;
  return {
    async store(data, field) {
      const { sizes, ...image } = await decodingQueue.run(async () =>
        (await decoder()).makeSizes(data, field),
      );
      const key = randomBytes(16).toString("hex");
      const written = await Promise.allSettled(
        sizes.map(({ file, bytes }) => files.write(pathOf(key, file), bytes)),
      );
      const failed = written.find((one) => one.status === "rejected");
      if (failed) {
        // Nobody waits for it: what a store that is away keeps is swept out later.
        files.remove(pathOf(key, "")).catch(() => {});
        throw failed.reason;
      }
      return { key, ...image };
    },
    remake: (data, field, format) =>
      decodingQueue.run(async () => (await decoder()).remake(data, field, format)),
    narrowed: (data, width) => decodingQueue.run(async () => (await decoder()).narrowed(data, width)),
    async read(name) {
      const parts = NAME.exec(name);
      if (!parts) return undefined;
      const [, key = "", size = "", extension = ""] = parts;
      const data = await files.read(pathOf(key, `${size}.${extension}`));
      return data && { data, type: extension === "jpg" ? "image/jpeg" : "image/webp" };
    },
    keyOf: (key) => pathOf(key, ""),
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
