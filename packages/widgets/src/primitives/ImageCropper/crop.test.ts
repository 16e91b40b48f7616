import { describe, expect, it } from "vitest";
import { english } from "../../testing/translate.ts";
import { cutSize, middleCrop, sizeProblem } from "./crop.ts";

describe("Cropping", () => {
  it("starts with the largest 16:9 part in the middle, of tall and of wide pictures", () => {
    const tall = middleCrop({ width: 900, height: 1600 }, 16 / 9);
    expect(tall).toMatchObject({ x: 0, width: 100 });
    expect(tall.y).toBeCloseTo((100 - tall.height) / 2);
    const wide = middleCrop({ width: 3000, height: 1000 }, 16 / 9);
    expect(wide).toMatchObject({ y: 0, height: 100 });
    expect(wide.x).toBeCloseTo((100 - wide.width) / 2);
  });

  it("cuts in the original's pixels", () => {
    const crop = { unit: "%" as const, x: 10, y: 20, width: 50, height: 50 };
    expect(cutSize({ naturalWidth: 1600, naturalHeight: 900 }, crop)).toEqual({
      x: 160,
      y: 180,
      width: 800,
      height: 450,
      outWidth: 800,
      outHeight: 450,
    });
  });

  it("keeps no more than 1920 pixels of width", () => {
    const whole = { unit: "%" as const, x: 0, y: 0, width: 100, height: 100 };
    const { outWidth, outHeight } = cutSize({ naturalWidth: 6400, naturalHeight: 3600 }, whole);
    expect([outWidth, outHeight]).toEqual([1920, 1080]);
  });

  it("never cuts to nothing", () => {
    const sliver = { unit: "%" as const, x: 0, y: 0, width: 0.01, height: 0.01 };
    expect(cutSize({ naturalWidth: 100, naturalHeight: 100 }, sliver)).toMatchObject({ width: 1, height: 1 });
  });

  it("refuses what is longer than pictures may be, and not what has many pixels", () => {
    const tooLong = "You must choose an image that is at most 16,000 pixels wide and high.";
    expect(sizeProblem({ naturalWidth: 1, naturalHeight: 4_000_000 }, english)).toBe(tooLong);
    expect(sizeProblem({ naturalWidth: 16_001, naturalHeight: 20 }, english)).toBe(tooLong);
    expect(sizeProblem({ naturalWidth: 16_000, naturalHeight: 16_000 }, english)).toBeUndefined();
  });
});
