import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatMoney, label } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { dayText, priceText, quantityText } from "../enquiryText.ts";
import * as strings from "../generated/strings.ts";

export type Recipient = Schema<"EnquiryRecipient">;
export type Quote = Schema<"EnquiryShippingRate">;

/** One business in the comparison, as people read it. */
export interface AnswerRow {
  recipient: Recipient;
  /** Whether it has it, or why there is no answer. */
  state: string;
  tone: "leaf" | "beet" | "plain";
  quantity: string;
  price: string;
  date: string;
  /** What shipping costs, or why nobody can say. */
  shipping: string;
}

const LEFT_OUT: Record<Exclude<Recipient["outcome"], "sent">, LocalizedString> = {
  blocked: strings.leftOutBlocked,
  waiting: strings.leftOutWaiting,
  busy: strings.leftOutBusy,
};

const NO_RATE: Record<NonNullable<Quote["reason"]>, LocalizedString> = {
  delivers: strings.theyDeliver,
  own_address: strings.ownAddressMissing,
  no_address: strings.theirAddressMissing,
  hidden_address: strings.theirAddressHidden,
  no_rate: strings.noCarrier,
  failed: strings.ratesFailed,
};

/** The answers first, the cheapest of them first; then who is silent, then who was left out. */
export function toRows(
  recipients: readonly Recipient[],
  quotes: ReadonlyMap<number, Quote>,
  t: WidgetTranslate,
): AnswerRow[] {
  return recipients
    .map((recipient) => toRow(recipient, quotes.get(recipient.account.id), t))
    .toSorted((a, b) => rank(a.recipient) - rank(b.recipient) || priceOf(a) - priceOf(b));
}

function toRow(recipient: Recipient, quote: Quote | undefined, t: WidgetTranslate): AnswerRow {
  const { answer } = recipient;
  const has = answer?.available ? answer : undefined;
  return {
    recipient,
    ...stateOf(recipient, t),
    quantity: has?.quantity != null ? quantityText(has.quantity, has.unit, t) : "",
    price: has?.price != null ? priceText(has.price, has.price_unit, t) : "",
    date: has?.date ? dayText(has.date, t) : "",
    shipping: has ? shippingText(has, quote, t) : "",
  };
}

function stateOf(
  { outcome, answer, wrote }: Recipient,
  t: WidgetTranslate,
): Pick<AnswerRow, "state" | "tone"> {
  if (outcome !== "sent") return { state: t(LEFT_OUT[outcome]), tone: "plain" };
  if (answer)
    return answer.available
      ? { state: t(strings.yes), tone: "leaf" }
      : { state: t(strings.no), tone: "beet" };
  return { state: wrote ? t(strings.wroteAMessage) : t(strings.noAnswerYet), tone: "plain" };
}

function shippingText(
  { delivers }: NonNullable<Recipient["answer"]>,
  quote: Quote | undefined,
  t: WidgetTranslate,
): string {
  if (quote?.rate?.rate != null) {
    const { delivery_days: count, rate } = quote.rate;
    const carrier = label(t, quote.rate.carrier);
    const price = formatMoney(rate, t.locale);
    return count === null
      ? t(strings.rateBy, { price, carrier })
      : t(strings.rateWithDays, { price, carrier, count });
  }
  if (quote?.reason) return t(NO_RATE[quote.reason]);
  if (delivers) return t(strings.theyDeliver);
  return delivers === false ? t(strings.theyDoNotDeliver) : "";
}

const rank = ({ outcome, answer, wrote }: Recipient): number =>
  answer?.available ? 0 : wrote ? 1 : answer ? 2 : outcome === "sent" ? 3 : 4;

const priceOf = ({ recipient: { answer } }: AnswerRow): number => answer?.price ?? Number.MAX_VALUE;
