import { describe, expect, test } from "vitest";
import { createEmbeddedGeocoder, kilometresBetween } from "./geocoding.ts";

const geocoder = createEmbeddedGeocoder();

describe("a postal code", () => {
  test.each(["N0B", "n0b 2t0", "N0B2T0", " N0B-2T0 "])(
    "%j is found by its first three characters",
    (code) => {
      expect(geocoder.locatePostalCode(code)).toEqual({ latitude: 43.7722, longitude: -80.6586 });
    },
  );

  test.each(["K0C", "K0H", "K0K", "P0M"])(
    "%s, whose row in the package is broken, lies in Ontario",
    (code) => {
      const place = geocoder.locatePostalCode(code);
      expect(place?.latitude).toBeGreaterThan(41.6);
      expect(place?.latitude).toBeLessThan(57);
      expect(place?.longitude).toBeGreaterThan(-95.2);
      expect(place?.longitude).toBeLessThan(-74.3);
    },
  );

  test.each(["H2X 1Y4", "90210", "N0", "", "N0B 2T", "constructor"])("%j is not one of Ontario's", (code) => {
    expect(geocoder.locatePostalCode(code)).toBeUndefined();
  });
});

test("Toronto and Ottawa are about 350 km apart", () => {
  const toronto = { latitude: 43.6532, longitude: -79.3832 };
  const ottawa = { latitude: 45.4215, longitude: -75.6972 };
  expect(kilometresBetween(toronto, ottawa)).toBeCloseTo(352, -1);
});
