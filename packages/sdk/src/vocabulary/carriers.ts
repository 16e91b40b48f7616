import { type Translate, toEnglish } from "../locale/strings.ts";
import * as strings from "./generated/strings.ts";

/** A carrier that is listed without a price: its rate reads "Please Contact". */
export interface FixedCarrier {
  readonly name: string;
  /** Where the carrier gives its own rates. */
  readonly url: string;
}

/** Carriers that a rate provider can price, and their own rate pages. `code` is the provider's name of the carrier. */
export const RATED_CARRIERS = [
  {
    code: "CanadaPost",
    name: "Canada Post",
    url: "https://www.canadapost-postescanada.ca/cpc/en/tools/find-a-rate.page",
  },
  {
    code: "UPS",
    name: "UPS",
    url: "https://www.ups.com/ca/en/support/shipping-support/shipping-costs-rates",
  },
  { code: "Purolator", name: "Purolator", url: "https://www.purolator.com/en/shipping" },
  { code: "FedEx", name: "FedEx", url: "https://www.fedex.com/en-ca/online/rating.html" },
] as const;

/** Appended to the rates when the parcel is not temperature-sensitive. */
export const STANDARD_CARRIERS = [
  { name: "Canpar Express", url: "https://www.canpar.com/" },
  { name: "Day & Ross", url: "https://dayross.com/" },
  { name: "GLS Canada", url: "https://gls-canada.com/" },
  { name: "Loomis Express", url: "https://www.loomisexpress.com/" },
  { name: "Manitoulin Transport", url: "https://www.manitoulintransport.com/" },
  { name: "Meyers Transport", url: "https://www.meyerstransport.com/" },
  { name: "Speedy Transport", url: "https://www.speedy.ca/" },
  { name: "TForce Freight", url: "https://www.tforcefreight.com/" },
] as const satisfies readonly FixedCarrier[];

/** Appended to the rates when the parcel is temperature-sensitive. */
export const REFRIGERATED_CARRIERS = [
  { name: "Erb Transport", url: "https://www.erbgroup.com/" },
  { name: "J & R Hall Transport", url: "https://www.jrhall.com/" },
  { name: "Skelton Truck Lines", url: "https://www.skeltontruck.com/" },
  { name: "VersaCold Logistics", url: "https://versacold.com/" },
] as const satisfies readonly FixedCarrier[];

/** The carriers without a price that follow the quoted rates. */
export function fixedCarriers(temperatureSensitive: boolean): readonly FixedCarrier[] {
  return temperatureSensitive ? REFRIGERATED_CARRIERS : STANDARD_CARRIERS;
}

const spell = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** A carrier's own rate page, found by its name or the provider's code; undefined when it has none here. */
export function carrierUrl(carrier: string): string | undefined {
  const wanted = spell(carrier);
  for (const { code, name, url } of RATED_CARRIERS) {
    if (spell(code) === wanted || spell(name) === wanted) return url;
  }
  return [...STANDARD_CARRIERS, ...REFRIGERATED_CARRIERS].find(({ name }) => spell(name) === wanted)?.url;
}

/** What a person reads instead of the provider's carrier code. */
export function carrierName(carrier: string): string {
  return RATED_CARRIERS.find(({ code }) => spell(code) === spell(carrier))?.name ?? carrier;
}

const SERVICE_NAMES: Readonly<Record<string, string>> = {
  Ground: "Ground",
  FEDEX_GROUND: "Ground",
  PurolatorGround: "Ground",
  ExpeditedParcel: "Expedited Parcel",
  RegularParcel: "Regular Parcel",
  UPSStandard: "Standard",
  Standard: "Standard",
  NextDayAirSaver: "Next Day Air Saver",
  NextDayAir: "Next Day Air",
  NextDayAirEarlyAM: "Next Day Air Early AM",
  Express: "Express",
  PurolatorExpress: "Express",
  PurolatorExpress9AM: "Express 9AM",
  PurolatorExpress1030AM: "Express 1030AM",
  PurolatorExpressEvening: "Express Evening",
  STANDARD_OVERNIGHT: "Standard Overnight",
  PRIORITY_OVERNIGHT: "Priority Overnight",
  FIRST_OVERNIGHT: "First Overnight",
  FEDEX_2_DAY: "2 Day",
  FEDEX_EXPRESS_SAVER: "Express Saver",
};

/** The friendly name of a provider's service code; a code without one is shown as it is. */
export function serviceName(code: string): string {
  return SERVICE_NAMES[code] ?? code;
}

/** The columns by which rates are sorted; rates without a value for the column go last. */
export const RATE_SORTS = ["carrier", "rate", "delivery_days"] as const;
export type RateSort = (typeof RATE_SORTS)[number];

/** Shown in place of a missing rate. */
export const RATE_MISSING = "Please Contact";

/** 'Day' for 1, otherwise 'Days'. */
export function deliveryDays(days: number, translate: Translate = toEnglish): string {
  return translate(strings.deliveryDays, { days });
}

/** The provider takes inches and ounces; people give centimetres and pounds. */
export const INCHES_PER_CM = 0.393701;
export const OUNCES_PER_LB = 16;
export const SHIPPING_CURRENCY = "CAD";
