import type { Schema } from "../contract.ts";
import { STANDARD_CARRIERS } from "../vocabulary/carriers.ts";

/** One carrier's offer for a parcel. */
export function shippingRate(changes: Partial<Schema<"ShippingRate">> = {}): Schema<"ShippingRate"> {
  return {
    carrier: "Canada Post",
    service: "ExpeditedParcel",
    service_name: "Expedited Parcel",
    rate: 14.82,
    delivery_days: 2,
    url: "https://www.canadapost-postescanada.ca/",
    ...changes,
  };
}

/** Two carriers with a price and one to be asked, for a parcel of 30 × 20 × 20 cm and 5 lb. */
export function shippingRates(
  changes: Partial<Schema<"ShippingRatesResponse">> = {},
): Schema<"ShippingRatesResponse"> {
  const [, { name, url }] = STANDARD_CARRIERS;
  return {
    rates: [
      shippingRate(),
      shippingRate({
        carrier: "Purolator",
        service: "PurolatorExpress",
        service_name: "Express",
        rate: 31.5,
        delivery_days: 1,
        url: "https://www.purolator.com/en/shipping",
      }),
      shippingRate({ carrier: name, service: "", service_name: "", rate: null, delivery_days: null, url }),
    ],
    from_address: { zip: "N0B 1S0", city: "Elora" },
    buyer_address: { zip: "M5H 2N2", city: "Toronto" },
    parcel: { length: 11.81103, width: 7.87402, height: 7.87402, weight: 80 },
    notice: null,
    ...changes,
  };
}
