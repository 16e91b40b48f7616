import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawing, photograph } from "./draw.ts";

describe("drawn pictures", () => {
  it("draws the same picture for the same seed and another for another", () => {
    expect(drawing("maple", 4, "table")).toBe(drawing("maple", 4, "table"));
    expect(drawing("maple", 4, "table")).not.toBe(drawing("birch", 4, "table"));
    expect(drawing("maple", 4, "table")).not.toBe(drawing("maple", 4, "fields"));
  });

  it("makes a picture of every category that the upload would take, in the shape that profiles crop to", async () => {
    for (const category of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
      const { format, width, height } = await sharp(await photograph("maple", category, "table")).metadata();
      expect(format).toBe("png");
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(16 / 9);
    }
  });
});
