import type { components } from "@foodshed/sdk";
import type { Translate } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { getShippingRates } from "../shipping/shipping.service.ts";
import * as queries from "./enquiry-shipping.queries.ts";

type Quoted = components["schemas"]["EnquiryShippingRate"];
type Reason = NonNullable<Quoted["reason"]>;

/** The cheapest rate from each business that has what was asked for to the actor, or why there is none. */
export async function getEnquiryShipping(
  services: Services,
  actor: SignedInActor,
  id: number,
  { parcel, dry_ice = false }: Body<"getEnquiryShipping">,
  translate: Translate,
): Promise<ResponseBody<"getEnquiryShipping">> {
  const own = addressOf(await queries.readPlace(services.db, actor.accountId));
  const offers = await queries.readOffers(services.db, id);
  const notices = new Set<string>();
  const rates = await Promise.all(
    offers.map(async (offer): Promise<Quoted> => {
      const none = (reason: Reason): Quoted => ({ account: offer.account_id, rate: null, reason });
      const from = addressOf(offer);
      if (offer.delivers) return none("delivers");
      if (!own) return none("own_address");
      if (offer.hide_personal_info) return none("hidden_address");
      if (!from) return none("no_address");
      try {
        const shipment = { from_address: from, to_address: own, parcel, options: { dry_ice } };
        const quoted = await getShippingRates(services, { shipment }, translate);
        if (quoted.notice) notices.add(quoted.notice);
        // Cheapest first, those without a price last.
        const [rate] = quoted.rates;
        return rate && rate.rate !== null
          ? { account: offer.account_id, rate, reason: null }
          : none("no_rate");
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return none(error.status === 503 ? "failed" : "no_rate");
      }
    }),
  );
  return { rates, notice: [...notices].join(" ") || null };
}

function addressOf(place: queries.Place | undefined) {
  const street1 = place?.address_1?.trim();
  const city = place?.city?.trim();
  const zip = place?.postal_code?.trim();
  return street1 && city && zip ? { street1, city, zip } : undefined;
}
