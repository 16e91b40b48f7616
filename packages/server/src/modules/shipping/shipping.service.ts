import { type Translate, translateText } from "@foodshed/sdk/locale";
import {
  carrierName,
  carrierUrl,
  fixedCarriers,
  postalCodeProblem,
  serviceName,
} from "@foodshed/sdk/vocabulary";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { isDemo } from "../network/network.service.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import type { Quotation, QuotedRate } from "./rate-provider.ts";
import { sampleRates } from "./sample-rates.ts";

type Rate = ResponseBody<"getShippingRates">["rates"][number];

/** What carriers ask for a parcel, cheapest first, and the carriers that have to be asked. */
export async function getShippingRates(
  services: Services,
  { shipment }: Body<"getShippingRates">,
  translate: Translate,
): Promise<ResponseBody<"getShippingRates">> {
  const errors: FieldErrors = {};
  for (const side of ["from_address", "to_address"] as const) {
    const refusal = postalCodeProblem(shipment[side].zip);
    if (refusal) errors[`shipment.${side}.zip`] = [refusal];
  }
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
  const { rates, ...quotation } = await quote(services, shipment);
  const fixed = fixedCarriers(shipment.options?.dry_ice ?? false);
  const place = ({ zip, city }: { zip: string; city: string }) => ({
    zip: zip.trim().toUpperCase(),
    city: city.trim(),
  });
  return {
    rates: [...rates.sort(cheapestFirst).map(toRate), ...fixed.map(withoutPrice)],
    from_address: place(shipment.from_address),
    buyer_address: place(shipment.to_address),
    parcel: shipment.parcel,
    notice: noticeOf(quotation, translate),
  };
}

function noticeOf({ notice, failed = [] }: Omit<Quotation, "rates">, translate: Translate): string | null {
  if (failed.length > 0) {
    const names = new Intl.ListFormat(translate.locale, { type: "conjunction" }).format(failed);
    return translate(strings.noRatesFrom, { names });
  }
  return notice && translateText(translate, notice);
}

/** A demo network that was given no provider shows its sample rate card. */
async function quote(services: Services, shipment: Body<"getShippingRates">["shipment"]): Promise<Quotation> {
  if (services.rates) return services.rates.quote(shipment);
  if (await isDemo(services.db)) return sampleRates(services.geocoder).quote(shipment);
  return { rates: [], notice: null };
}

function cheapestFirst(a: QuotedRate, b: QuotedRate): number {
  if (a.rate === null || b.rate === null) return Number(a.rate === null) - Number(b.rate === null);
  return a.rate - b.rate;
}

function toRate({ carrier, service, rate, delivery_days }: QuotedRate): Rate {
  return {
    carrier: carrierName(carrier),
    service,
    service_name: serviceName(service),
    rate,
    delivery_days,
    url: carrierUrl(carrier) ?? null,
  };
}

function withoutPrice({ name, url }: { name: string; url: string }): Rate {
  return { carrier: name, service: "", service_name: "", rate: null, delivery_days: null, url };
}
