import type { operations } from "@foodshed/sdk";
import type { LocalizedText } from "@foodshed/sdk/locale";

/** Two addresses and a parcel, in inches and ounces. */
export type Shipment =
  operations["getShippingRates"]["requestBody"]["content"]["application/json"]["shipment"];

/** What one carrier asks for one service. */
export interface QuotedRate {
  /** The carrier and the service as the provider names them. */
  carrier: string;
  service: string;
  /** Canadian dollars; null when the carrier wants to be asked. */
  rate: number | null;
  delivery_days: number | null;
}

export interface Quotation {
  rates: QuotedRate[];
  /** What people should read with the rates. */
  notice: LocalizedText | null;
  /** The names of carriers that were asked and gave no rates. */
  failed?: string[];
}

/** A source of carriers' rates. */
export interface RateProvider {
  /** @throws DomainError 400 when the provider refuses the shipment, 503 when it fails or takes too long */
  quote(shipment: Shipment): Promise<Quotation>;
}
