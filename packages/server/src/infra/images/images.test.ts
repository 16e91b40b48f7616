import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode as encodeBmp } from "bmp-ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderStore } from "../storage/file-store.ts";
import { createImages } from "./images.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foodshed-images-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const files = () => createFolderStore(folder);
const images = () => createImages(files(), "https://foodshed.example");
const orange = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#d97a2b" } });

describe("a picture", () => {
  test.each(["jpeg", "png", "gif", "webp"] as const)(
    "in %s is kept as WebP in page sizes with a JPEG",
    async (format) => {
      const stored = await images().store(await orange(2000, 1000).toFormat(format).toBuffer(), "picture");
      expect(stored).toMatchObject({ width: 1280, height: 640 });
      expect((await readdir(join(folder, "photos", stored.key))).sort()).toEqual([
        "1280.webp",
        "320.webp",
        "640.jpg",
        "640.webp",
      ]);
      const [red, green, blue] = Buffer.from(stored.color.slice(1), "hex");
      expect(red).toBeGreaterThan(green ?? 0);
      expect(green).toBeGreaterThan(blue ?? 0);
    },
  );

  test("in BMP is accepted and converted", async () => {
    const bmp = encodeBmp({ width: 40, height: 20, data: Buffer.alloc(40 * 20 * 4, 0x80) }).data;
    const stored = await images().store(bmp, "picture");
    expect(stored).toMatchObject({ width: 40, height: 20 });
    const made = await files().read(`photos/${stored.key}/40.webp`);
    expect((await sharp(made).metadata()).format).toBe("webp");
  });

  test("loses its location and is turned upright", async () => {
    const photo = await orange(200, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "43/1 41/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const stored = await images().store(photo, "picture");
    expect(stored).toMatchObject({ width: 100, height: 200 });
    const made = await sharp(await files().read(`photos/${stored.key}/100.webp`)).metadata();
    expect(made.exif).toBeUndefined();
    expect(made.orientation).toBeUndefined();
  });

  test("is addressed by widths that it really has", async () => {
    const stored = await images().store(await orange(500, 250).png().toBuffer(), "picture");
    const { variants } = images().describe(stored);
    expect(variants.map(({ width, type }) => [width, type])).toEqual([
      [320, "image/webp"],
      [500, "image/webp"],
      [500, "image/jpeg"],
    ]);
    for (const { url, type } of variants) {
      const name = url.replace("https://foodshed.example/api/v1/files/images/", "");
      expect((await images().read(name))?.type).toBe(type);
    }
  });

  test("is gone in every size once removed", async () => {
    const stored = await images().store(await orange(500, 250).png().toBuffer(), "picture");
    await files().remove(images().keyOf(stored.key));
    expect(await files().read(`photos/${stored.key}/320.webp`)).toBeUndefined();
  });
});

describe("what is refused", () => {
  const refusal = (data: Uint8Array) =>
    images()
      .store(data, "picture")
      .then(
        () => ({ status: 200, message: "" }),
        (error: { status: number; message: string }) => ({ status: error.status, message: error.message }),
      );

  test("an image over five megabytes, in the words of the form", async () => {
    expect(await refusal(Buffer.alloc(5_242_881, 1))).toEqual({
      status: 413,
      message: "You must choose an image that is less than 5 megabytes in file size.",
    });
  });

  test.each([
    [
      "an SVG",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ["a page with a picture's name", Buffer.from("<!doctype html><script>1</script>")],
    ["nothing at all", Buffer.alloc(0)],
    ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ\n")],
  ])("%s", async (_, data) => {
    expect((await refusal(data)).status).toBe(415);
  });

  test("a picture of more than 40 megapixels, before it is decoded", async () => {
    const png = await orange(1, 1).png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect((await refusal(png)).status).toBe(400);

    const bmp = encodeBmp({ width: 2, height: 2, data: Buffer.alloc(16) }).data;
    bmp.writeInt32LE(60_000, 18);
    bmp.writeInt32LE(60_000, 22);
    expect(await refusal(bmp)).toEqual({
      status: 400,
      message: "You must choose an image with at most 40 megapixels.",
    });
  });

  test("a picture that breaks off", async () => {
    const jpeg = await orange(400, 400).jpeg().toBuffer();
    expect((await refusal(jpeg.subarray(0, jpeg.length / 2))).status).toBe(400);
  });

  test.each(["../secret.webp", "0-1.webp", "photos", `${"0".repeat(32)}-640.svg`])(
    "the picture %s",
    async (name) => {
      expect(await images().read(name)).toBeUndefined();
    },
  );

  test("a key that leaves the folder", async () => {
    await expect(files().read("../secret")).rejects.toThrow("Not a file key");
    await expect(files().read("photos/../../secret")).rejects.toThrow("Not a file key");
  });
});
