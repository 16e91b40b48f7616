import { describe, expect, it } from "vitest";
import { baseMap } from "./baseMap.ts";
import { decodeLine } from "./decodeLine.ts";

describe("The embedded base map", () => {
  it("has lines of degrees", () => {
    // The example of the encoding's description, with three decimals in place of five.
    expect([...decodeLine("_ibE_seK_seKpkoK")].map((degrees) => Math.round(degrees * 1000))).not.toHaveLength(
      0,
    );
    expect([...decodeLine("?@")]).toEqual([0, expect.closeTo(-0.001, 6)]);
  });

  it("lies in and around Ontario, with water, rivers, borders and towns", () => {
    const { water, rivers, borders, towns } = baseMap();
    const lines = [...water.flat(), ...rivers, ...borders];
    expect(lines.length).toBeGreaterThan(300);
    for (const line of lines) {
      for (let i = 0; i < line.length; i += 2) {
        expect(line[i]).toBeGreaterThan(-98.1);
        expect(line[i]).toBeLessThan(-71.9);
        expect(line[i + 1]).toBeGreaterThan(39.9);
        expect(line[i + 1]).toBeLessThan(57.6);
      }
    }
    const names = towns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Toronto", "Ottawa", "Guelph", "Montréal", "Thunder Bay"]));
    expect(new Set(names).size).toBe(names.length);
  });

  it("has water where Lake Ontario is, and none in Guelph", () => {
    expect(isWater(-78, 43.6)).toBe(true);
    expect(isWater(-80.25, 43.55)).toBe(false);
    expect(isWater(-79.38, 44.43)).toBe(true);
  });
});

/** Rays to the east cross the shores of what a place lies in an odd number of times. */
function isWater(longitude: number, latitude: number): boolean {
  let inside = false;
  for (const line of baseMap().water.flat()) {
    for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2) {
      const [x, y, previousX, previousY] = [line[i], line[i + 1], line[j], line[j + 1]] as [
        number,
        number,
        number,
        number,
      ];
      if (y > latitude === previousY > latitude) continue;
      if (longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x) inside = !inside;
    }
  }
  return inside;
}
