import { join } from "node:path";
import { localized } from "@foodshed/sdk/locale";
import type { Geocoder } from "../../infra/geo/geocoding.ts";
import * as strings from "./generated/strings.ts";
import { createRateCardProvider, type RateCard, readRateCard } from "./rate-card.ts";
import type { RateProvider } from "./rate-provider.ts";

let card: RateCard | undefined;

/** Made-up prices for a demo network; their notice says so. */
export function sampleRates(geocoder: Geocoder): RateProvider {
  card ??= readRateCard(join(import.meta.dirname, "sample-rate-card.json"), "The sample rate card");
  const provider = createRateCardProvider(card, geocoder);
  return {
    quote: async (shipment) => ({
      ...(await provider.quote(shipment)),
      notice: localized(strings.sampleRates),
    }),
  };
}
