import { INCHES_PER_CM, OUNCES_PER_LB } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { verbatim } from "../../core/domain-error.ts";
import { readJsonFile } from "../../infra/config/json-file.ts";
import { type Geocoder, kilometresBetween } from "../../infra/geo/geocoding.ts";
import type { QuotedRate, RateProvider, Shipment } from "./rate-provider.ts";

const dollars = z.number().min(0).max(100_000);

const service = z.strictObject({
  carrier: z.string().trim().min(1),
  service: z.string().trim(),
  delivery_days: z.int().min(0).max(60).nullable(),
  /** Offered for temperature-sensitive parcels; otherwise for the others only. */
  dry_ice: z.boolean().default(false),
  /** What a parcel costs up to a weight; heavier ones are not taken. */
  prices: z.array(z.strictObject({ up_to_kg: z.number().positive(), price: dollars })).min(1),
  per_100_km: dollars.default(0),
  residential_surcharge: dollars.default(0),
  /** A large, light parcel counts as one kilogram per so many cubic centimetres. */
  cubic_cm_per_kg: z.number().positive().default(5000),
});

const rateCard = z.strictObject({
  /** Shown with the rates. */
  notice: z.string().trim().min(1).nullable().default(null),
  services: z.array(service).min(1),
});

export type RateCard = z.infer<typeof rateCard>;
type CardService = RateCard["services"][number];

/**
 * Reads what an operator's carriers ask.
 * @param name how sentences call the file
 * @throws SetupError when there is no such file, or another thing in it
 */
export function readRateCard(path: string, name = "RATE_CARD_FILE"): RateCard {
  return readJsonFile(path, name, rateCard, "is no rate card");
}

/** Quotes from a rate card. Distances go from postal area to postal area, as the crow flies. */
export function createRateCardProvider(card: RateCard, geocoder: Geocoder): RateProvider {
  return {
    async quote(shipment) {
      const from = geocoder.locatePostalCode(shipment.from_address.zip);
      const to = geocoder.locatePostalCode(shipment.to_address.zip);
      const kilometres = from && to ? kilometresBetween(from, to) : undefined;
      const dryIce = shipment.options?.dry_ice ?? false;
      const offered = card.services.filter((one) => one.dry_ice === dryIce);
      return {
        rates: offered.flatMap((one) => quoteOf(one, shipment, kilometres) ?? []),
        notice: card.notice === null ? null : verbatim(card.notice),
      };
    },
  };
}

/** Undefined when the carrier does not take the parcel. */
function quoteOf(
  card: CardService,
  { parcel, to_address }: Shipment,
  kilometres: number | undefined,
): QuotedRate | undefined {
  const inCm = (inches: number) => inches / INCHES_PER_CM;
  const volume = inCm(parcel.length) * inCm(parcel.width) * inCm(parcel.height);
  const kilograms = (parcel.weight / OUNCES_PER_LB) * KILOGRAMS_PER_POUND;
  const counted = Math.max(kilograms, volume / card.cubic_cm_per_kg);
  const tier = card.prices
    .filter(({ up_to_kg }) => counted <= up_to_kg + 1e-9)
    .sort((a, b) => a.up_to_kg - b.up_to_kg)[0];
  if (!tier) return undefined;
  const surcharge = to_address.residential ? card.residential_surcharge : 0;
  const { carrier, service, delivery_days } = card;
  // A price that depends on the distance is none where the distance is not known.
  const rate =
    card.per_100_km > 0 && kilometres === undefined
      ? null
      : tier.price + (card.per_100_km * (kilometres ?? 0)) / 100 + surcharge;
  return { carrier, service, delivery_days, rate: rate === null ? null : Math.round(rate * 100) / 100 };
}

const KILOGRAMS_PER_POUND = 0.45359237;
