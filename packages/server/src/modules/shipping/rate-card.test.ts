import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedGeocoder } from "../../infra/geo/geocoding.ts";
import { shipment } from "../../testing/shipments.ts";
import { createRateCardProvider, readRateCard } from "./rate-card.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foodshed-rates-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("with a rate card", () => {
  const service = {
    carrier: "Purolator",
    service: "PurolatorGround",
    delivery_days: 2,
    prices: [
      { up_to_kg: 30, price: 30 },
      { up_to_kg: 2, price: 10 },
    ],
    residential_surcharge: 2.5,
  };
  const write = async (card: unknown) => {
    const path = join(folder, `rate-card-${randomUUID()}.json`);
    await writeFile(path, typeof card === "string" ? card : JSON.stringify(card));
    return path;
  };
  const quote = async (services: object[], more: object = {}) => {
    const card = readRateCard(await write({ services }));
    const provider = createRateCardProvider(card, createEmbeddedGeocoder());
    return (await provider.quote(shipment(more) as never)).rates;
  };
  const pounds = (weight: number) => ({ parcel: { length: 4, width: 4, height: 4, weight: weight * 16 } });

  it("the first price counts whose weight holds the parcel; homes cost more; the heaviest are not taken", async () => {
    expect((await quote([service], pounds(4)))[0]?.rate).toBe(12.5);
    expect((await quote([service], pounds(5)))[0]?.rate).toBe(32.5);
    expect(await quote([service], pounds(70))).toEqual([]);
    const office = { to_address: { ...shipment().to_address, residential: false } };
    expect((await quote([service], { ...pounds(4), ...office }))[0]?.rate).toBe(10);
  });

  it("a large, light parcel costs as a heavy one", async () => {
    const feathers = { parcel: { length: 20, width: 20, height: 20, weight: 16 } };
    expect((await quote([service], feathers))[0]?.rate).toBe(32.5);
  });

  it("distance counts between postal areas, and an unknown one has no price", async () => {
    const far = [{ ...service, per_100_km: 10 }];
    const [near, away] = await Promise.all([
      quote(far, pounds(4)),
      quote(far, { ...pounds(4), to_address: { ...shipment().to_address, zip: "P7B 1A1" } }),
    ]);
    expect(near[0]?.rate).toBeGreaterThan(12.5);
    expect(away[0]?.rate).toBeGreaterThan(90);
    const nowhere = { ...shipment().to_address, zip: "K9Z 9Z9" };
    expect(await quote(far, { ...pounds(4), to_address: nowhere })).toMatchObject([{ rate: null }]);
  });

  it("temperature-sensitive parcels go with the services for them alone", async () => {
    const both = [service, { ...service, service: "Cold", dry_ice: true }];
    expect(await quote(both, pounds(4))).toMatchObject([{ service: "PurolatorGround" }]);
    expect(await quote(both, { ...pounds(4), options: { dry_ice: true } })).toMatchObject([
      { service: "Cold" },
    ]);
  });

  it("a file that is none is refused at the start, in a sentence that says where", async () => {
    const refused = async (card: unknown) => {
      const path = await write(card);
      try {
        readRateCard(path);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(await refused("not json")).toMatch(/RATE_CARD_FILE names .* which is not JSON: /);
    expect(await refused({ services: [] })).toMatch(/which is no rate card at services:/);
    expect(await refused({ services: [{ ...service, prices: [{ up_to_kg: 1, price: -1 }] }] })).toMatch(
      /at services\.0\.prices\.0\.price:/,
    );
    expect(() => readRateCard("/nowhere/card.json")).toThrow(/does not exist/);
  });
});
