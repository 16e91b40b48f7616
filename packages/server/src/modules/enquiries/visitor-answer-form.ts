import { type LocalizedText, localized, type Translate } from "@foodshed/sdk/locale";
import {
  ENQUIRY_QUANTITY_MAX,
  ENQUIRY_TEXT_MAX_LENGTH,
  ENQUIRY_UNIT_MAX_LENGTH,
  isDay,
  ontarioDay,
} from "@foodshed/sdk/vocabulary";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { AnswerRow } from "./enquiries.queries.ts";
import { rounded } from "./enquiries.service.ts";
import * as strings from "./generated/strings.ts";

type Form = Readonly<Record<string, string>>;

/** What was typed, or the first thing that is wrong with it. */
export type Typed = { answer: Omit<AnswerRow, "answered_at"> } | { wrong: LocalizedText };

/** Reads the form of an answer. Who has nothing has no price either. */
export function readAnswerForm(form: Form, now: Date): Typed {
  const text = (name: string) => (form[name] ?? "").trim();
  if (text("available") !== "yes" && text("available") !== "no")
    return { wrong: localized(strings.answerHaveIt) };
  if (text("content").length > ENQUIRY_TEXT_MAX_LENGTH)
    return { wrong: localized(strings.answerTooLong, { max: ENQUIRY_TEXT_MAX_LENGTH }) };
  const nothing = { quantity: null, unit: null, price: null, price_unit: null, date: null, delivers: null };
  if (text("available") === "no")
    return { answer: { ...nothing, available: false, content: text("content") } };

  const [quantity, price] = [numberIn(text("quantity")), numberIn(text("price"))];
  if (quantity !== undefined && !(quantity >= 0.01 && quantity <= ENQUIRY_QUANTITY_MAX))
    return { wrong: localized(strings.answerBadQuantity, { max: ENQUIRY_QUANTITY_MAX }) };
  if (price !== undefined && !(price >= 0 && price <= ENQUIRY_QUANTITY_MAX))
    return { wrong: localized(strings.answerBadPrice, { max: ENQUIRY_QUANTITY_MAX }) };
  if ([text("unit"), text("price_unit")].some(({ length }) => length > ENQUIRY_UNIT_MAX_LENGTH))
    return { wrong: localized(strings.answerBadUnit, { max: ENQUIRY_UNIT_MAX_LENGTH }) };
  const date = text("date");
  if (date !== "" && !(isDay(date) && date >= ontarioDay(now)))
    return { wrong: localized(strings.dayIsOver) };
  const delivers = text("delivers");
  return {
    answer: {
      available: true,
      quantity: rounded(quantity),
      unit: text("unit") || null,
      price: rounded(price),
      price_unit: text("price_unit") || null,
      date: date || null,
      delivers: delivers === "" ? null : delivers === "yes",
      content: text("content"),
    },
  };
}

/** NaN for what is no number; undefined for nothing. A comma may stand for the point. */
const numberIn = (text: string): number | undefined =>
  text === "" ? undefined : /^\d+([.,]\d*)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** An answer as the form shows it. */
export function formOfAnswer(answer: AnswerRow): Form {
  if (answer.available === null) return {};
  const yesOrNo = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");
  return {
    available: yesOrNo(answer.available),
    quantity: answer.quantity?.toString() ?? "",
    unit: answer.unit ?? "",
    price: answer.price?.toString() ?? "",
    price_unit: answer.price_unit ?? "",
    date: answer.date ?? "",
    delivers: yesOrNo(answer.delivers),
    content: answer.content,
  };
}

/** The fields of an answer, without script. */
export function answerFields(form: Form, action: string, t: Translate): string {
  const value = (name: string) => escapeHtml(form[name] ?? "");
  const label = (text: Parameters<Translate>[0], field: string) =>
    `<p><label>${escapeHtml(t(text as never))}<br>${field}</label></p>`;
  const input = (name: string, more: string) => `<input name="${name}" value="${value(name)}" ${more}>`;
  const choice = (name: string, options: [string, string][]) =>
    `<select name="${name}">${options
      .map(
        ([option, text]) =>
          `<option value="${option}"${(form[name] ?? "") === option ? " selected" : ""}>${escapeHtml(text)}</option>`,
      )
      .join("")}</select>`;
  const [yes, no] = [t(strings.answerYes), t(strings.answerNo)];
  const unit = `maxlength="${ENQUIRY_UNIT_MAX_LENGTH}"`;
  return `<form method="post" action="${escapeHtml(action)}">
${label(
  strings.answerAvailable,
  choice("available", [
    ["", t(strings.answerChoose)],
    ["yes", yes],
    ["no", no],
  ]),
)}
${label(strings.fieldQuantity, input("quantity", 'inputmode="decimal"'))}
${label(strings.fieldUnit, input("unit", unit))}
${label(strings.fieldPrice, input("price", 'inputmode="decimal"'))}
${label(strings.fieldPriceUnit, input("price_unit", unit))}
${label(strings.fieldDate, input("date", 'type="date"'))}
${label(
  strings.fieldDelivers,
  choice("delivers", [
    ["", t(strings.answerOpen)],
    ["yes", yes],
    ["no", no],
  ]),
)}
${label(strings.fieldContent, `<textarea name="content" rows="4" maxlength="${ENQUIRY_TEXT_MAX_LENGTH}">${value("content")}</textarea>`)}
<p><button>${escapeHtml(t(strings.answerSend))}</button></p></form>`;
}
