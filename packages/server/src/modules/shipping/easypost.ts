import { localized } from "@foodshed/sdk/locale";
import { carrierName, SHIPPING_CURRENCY } from "@foodshed/sdk/vocabulary";
import { seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Log } from "../../infra/log/log.ts";
import { easyPostError, easyPostMessage, easyPostRate, easyPostShipment } from "./easypost.wire.ts";
import * as strings from "./generated/strings.ts";
import type { Quotation, QuotedRate, RateProvider, Shipment } from "./rate-provider.ts";

export interface EasyPostOptions {
  /** The API's address with its version, without a trailing slash. */
  url: string;
  key: string;
  log: Log;
  /** Milliseconds until a response is given up. */
  timeout?: number;
}

/** Asks EasyPost. What a shipment costs there depends on the carriers that the key's owner has set up. */
export function createEasyPost({ url, key, log, timeout = seconds(15) }: EasyPostOptions): RateProvider {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

  const ask = async (shipment: Shipment): Promise<{ status: number; body: unknown; wait: string | null }> => {
    try {
      const response = await fetch(`${url}/shipments`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ shipment: toEasyPost(shipment) }),
        // The key belongs to one address.
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      return { status: response.status, body: parse(text), wait: response.headers.get("retry-after") };
    } catch (error) {
      throw unavailable(error);
    }
  };

  return {
    async quote(shipment) {
      const { status, body, wait } = await ask(shipment);
      if (status === 400 || status === 422) {
        log.info({ status, code: codeOf(body) }, "EasyPost refused a shipment");
        throw DomainError.refused(localized(strings.parcelRefused));
      }
      const parsed = easyPostShipment.safeParse(body);
      if (status < 200 || status > 299 || !parsed.success) {
        log.error({ status, code: codeOf(body) }, "EasyPost gave no rates");
        throw unavailable(undefined, wait);
      }
      return toQuotation(parsed.data.rates, parsed.data.messages ?? []);
    },
  };
}

function toEasyPost({ from_address, to_address, parcel, options }: Shipment) {
  const place = ({ street1, city, zip, residential = false }: Shipment["from_address"]) => ({
    street1: street1.trim(),
    city: city.trim(),
    state: "ON",
    zip: zip.trim().toUpperCase(),
    country: "CA",
    residential,
  });
  return {
    from_address: place(from_address),
    to_address: place(to_address),
    parcel,
    options: { dry_ice: options?.dry_ice ?? false, currency: SHIPPING_CURRENCY },
  };
}

/** The rates that can be read. Carriers that failed, or of which nothing can be read, are named too. */
function toQuotation(rates: unknown[], messages: unknown[]): Quotation {
  const quoted: QuotedRate[] = [];
  const failed = new Set<string>();
  for (const one of rates) {
    const { success, data } = easyPostRate.safeParse(one);
    if (!success) continue;
    const days = data.delivery_days ?? data.est_delivery_days;
    quoted.push({
      carrier: data.carrier,
      service: data.service,
      rate: priceOf(data.rate, data.currency),
      delivery_days: days !== undefined && days !== null && days >= 0 ? Math.round(days) : null,
    });
  }
  for (const one of messages) {
    const { data } = easyPostMessage.safeParse(one);
    if (data?.carrier && /error/.test(data.type ?? "")) failed.add(carrierName(data.carrier));
  }
  for (const { carrier } of quoted) failed.delete(carrierName(carrier));
  return { rates: quoted, notice: null, failed: [...failed].sort() };
}

/** Dollars; null for a price in another currency, or none. */
function priceOf(rate: string | null | undefined, currency: string | null | undefined): number | null {
  if (!rate?.trim() || (currency && currency.toUpperCase() !== SHIPPING_CURRENCY)) return null;
  const price = Number(rate);
  return Number.isFinite(price) && price >= 0 ? Math.round(price * 100) / 100 : null;
}

function unavailable(cause?: unknown, wait?: string | null): DomainError {
  return new DomainError(503, localized(strings.ratesUnavailable), {
    headers: { "retry-after": /^\d{1,4}$/.test(wait ?? "") ? (wait as string) : "10" },
    cause,
  });
}

function codeOf(body: unknown): string | undefined {
  return easyPostError.safeParse(body).data?.error.code ?? undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
