import type { Translate } from "@foodshed/sdk/locale";
import { formatMoney, withFirst } from "@foodshed/sdk/vocabulary";
import type { AnswerRow, EnquiryRow } from "./enquiries.queries.ts";
import * as strings from "./generated/strings.ts";

/** What the messages of an enquiry say, in the language of who gets them. All fit into a message's 1000 characters. */

type Asked = Pick<EnquiryRow, "product" | "quantity" | "unit">;

export function requestText(
  enquiry: Asked & Pick<EnquiryRow, "wanted_by" | "delivery" | "content">,
  t: Translate,
): string {
  return lines([
    t(strings.requestTitle, { product: productOf(enquiry, t) }),
    enquiry.wanted_by && t(strings.wantedBy, { day: dayOf(enquiry.wanted_by, t) }),
    enquiry.delivery === "delivery" && t(strings.pleaseDeliver),
    enquiry.delivery === "pickup" && t(strings.weFetchIt),
    enquiry.delivery === "either" && t(strings.deliveryOrPickup),
    enquiry.content && `\n${enquiry.content}`,
  ]);
}

export function answerText(
  enquiry: Pick<EnquiryRow, "product">,
  answer: Omit<AnswerRow, "answered_at">,
  t: Translate,
): string {
  const { quantity, price, price_unit: unit } = answer;
  const dollars = price === null ? "" : formatMoney(price, t.locale);
  return lines([
    t(strings.answerTitle, { product: enquiry.product }),
    answer.available ? t(strings.weHaveIt) : t(strings.weDoNotHaveIt),
    quantity !== null && t(strings.answerQuantity, { quantity: amountOf(quantity, answer.unit, t) }),
    price !== null && t(strings.answerPrice, { price: unit ? `${dollars} / ${unit}` : dollars }),
    answer.date && t(strings.answerDate, { day: dayOf(answer.date, t) }),
    answer.delivers === true && t(strings.weDeliver),
    answer.delivers === false && t(strings.weDoNotDeliver),
    answer.content && `\n${answer.content}`,
  ]);
}

export function reminderText(enquiry: Asked, t: Translate): string {
  return t(strings.reminder, { product: productOf(enquiry, t) });
}

export function closingText(enquiry: Asked, t: Translate): string {
  return t(strings.closing, { product: productOf(enquiry, t) });
}

function productOf({ product, quantity, unit }: Asked, t: Translate): string {
  return quantity === null ? product : `${product}, ${amountOf(quantity, unit, t)}`;
}

export function amountOf(quantity: number, unit: string | null, t: Translate): string {
  const number = new Intl.NumberFormat(t.locale).format(quantity);
  return unit ? `${number} ${unit}` : number;
}

export function dayOf(day: string, t: Translate): string {
  const long = new Intl.DateTimeFormat(t.locale, { dateStyle: "long", timeZone: "UTC" });
  return withFirst(long.format(new Date(`${day}T00:00:00Z`)), t.locale);
}

function lines(parts: (string | false | null)[]): string {
  return parts.filter(Boolean).join("\n");
}
