import { LOCALES } from "../locale/locales.ts";
import { type LocalizedText, localized } from "../locale/strings.ts";
import { type ProductAvailability, WEEKDAYS, type Weekday, weekdayName } from "./availability.ts";
import { findMonth, findName, folded, twoDigits } from "./availability-names.ts";
import * as strings from "./generated/strings.ts";
import { findProductUnit, type ProductUnit } from "./product-units.ts";
import { type ProductSeason, seasonProblem, YEAR_ROUND } from "./seasons.ts";

/** What a text means, or what is wrong with it. */
export type Reading<Value> =
  | { value: Value; problem?: undefined }
  | { value?: undefined; problem: LocalizedText };

const failed = <Value>(problem: LocalizedText): Reading<Value> => ({ problem });

const ALL_YEAR = /^(all year( round| long)?|year[ -]?round|(a |toute )?l'annee|toute l'annee|a l'annee)$/;
const OPEN_START = /^(from|starting|since|as of|a partir (?:du|de|d')|des)\s+/;
const OPEN_END = /^(until|till|up to|to|jusqu'(au|en|a))\s+/;
const LEAD = /^(?:(?:from|in|on|every|only|available|du|de|en|le|au mois de)\s+|d')/;
const BETWEEN =
  /\s+(?:to|until|till|through|thru|au|a|jusqu'(?:au|en|a)|-|–|—)\s+|(?<=[a-z.])\s*[-–—]\s*(?=[a-z\d])|(?<=\d)\s*[–—]\s*|(?<=\d)-(?=[a-z])|^(\d{1,2})\s*-\s*(?=\d{1,2}$)|\s*\/\s*/;

/** "June to October", "15 juin au 30 sept.", "2026-06-15 to 2026-09-30", "from June 15, 2026", "year round"; empty for none. */
export function readSeason(text: string): Reading<ProductSeason> {
  let rest = folded(text);
  if (rest === "") return { value: { from: null, to: null } };
  if (ALL_YEAR.test(rest)) return { value: { ...YEAR_ROUND } };
  const until = OPEN_END.test(rest);
  const since = !until && OPEN_START.test(rest);
  rest = rest.replace(OPEN_END, "").replace(OPEN_START, "").replace(LEAD, "");
  const parts = rest.split(BETWEEN).filter((part) => part !== undefined && part !== "");
  if (parts.length > 2) return failed(localized(strings.unknownSeason, { text: text.trim() }));
  const year = /(\d{4})$/.exec(parts[1] ?? "")?.[1];
  const ends = parts.map((part) => readEnd(part.replace(LEAD, ""), year));
  const [first, last = first] = ends;
  if (!first || !last) return failed(localized(strings.unknownSeason, { text: text.trim() }));
  const isOne = parts.length === 1;
  const value = { from: isOne && until ? null : first, to: isOne && since ? null : last };
  const problem = seasonProblem(value);
  return problem ? failed(problem) : { value };
}

/** A month, a day of every year or a date; of a day without a year, that of the other end. */
function readEnd(text: string, year: string | undefined): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? twoDigits(text) : undefined;
  const found =
    /^(?:(?<before>\d{1,2})(?:st|nd|rd|th|er|e)? (?:of )?)?(?<month>[a-z]+)\.?(?: (?<after>\d{1,2})(?:st|nd|rd|th)?)?(?:,? (?<year>\d{4}))?$/.exec(
      text,
    )?.groups;
  const month = found && findMonth(found.month as string);
  if (!found || month === undefined) return undefined;
  const day = found.before ?? found.after;
  if (day === undefined) return found.year ? undefined : twoDigits(month);
  const ofYear = `${twoDigits(month)}-${twoDigits(day)}`;
  const dated = found.year ?? year;
  return dated ? `${dated}-${ofYear}` : ofYear;
}

const NUMBER = String.raw`-?(?:\d{1,3}(?:,\d{3})+|\d+(?: \d{3})*)(?:[.,]\d+)?`;

/** "1,200.50" and "1 200,50" alike. */
function readNumber(text: string): number {
  const plain = text.replace(/ /g, "");
  return Number(
    /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replace(/,/g, "") : plain.replace(",", "."),
  );
}

export interface Amount {
  amount: number | null;
  unit: ProductUnit | null;
}

const AMOUNT = new RegExp(`^(?:min\\.?(?:imum)?:? )?(${NUMBER}) ?(.*)$`);

/** "40 kg", "12 bunches", "40"; empty for none. */
export function readAmount(text: string): Reading<Amount> {
  const typed = folded(text);
  if (typed === "") return { value: { amount: null, unit: null } };
  const [, number = "", rest = ""] = AMOUNT.exec(typed) ?? [];
  if (number === "") return failed(localized(strings.unknownAmount, { text: text.trim() }));
  const amount = readNumber(number);
  if (amount <= 0) return failed(localized(strings.amountNotPositive));
  if (amount > 1_000_000) return failed(localized(strings.amountTooLarge));
  const unit = readUnit(rest);
  return unit.problem ? unit : { value: { amount, unit: unit.value } };
}

function readUnit(text: string): Reading<ProductUnit | null> {
  const name = text.replace(/^(de |d'|of )/, "").trim();
  if (name === "") return { value: null };
  const unit = findProductUnit(name);
  return unit ? { value: unit } : failed(localized(strings.unknownUnit, { unit: name }));
}

export type Price = Pick<ProductAvailability, "price_min" | "price_max" | "price_unit">;

const PRICE = new RegExp(
  `^(?<from>from |starting at |a partir de |des )?(?<upTo>up to |jusqu'a |max\\.? )?(?:cad ?)?(?<minus>-)?\\$? ?(?<first>${NUMBER}) ?\\$?(?: ?(?:-|–|to|a) ?\\$? ?(?<second>${NUMBER}) ?\\$?)?(?<plus> ?\\+)?(?: ?cad)? ?(?<rest>.*)$`,
);

/** "$4.50/kg", "from 4,50 $ le kg", "4-6 per lb", "2 each"; empty for none. */
export function readPrice(text: string): Reading<Price> {
  const typed = folded(text);
  if (typed === "") return { value: { price_min: null, price_max: null, price_unit: null } };
  const found = PRICE.exec(typed)?.groups;
  if (!found) return failed(localized(strings.unknownPrice, { text: text.trim() }));
  const first = readNumber(found.first as string) * (found.minus ? -1 : 1);
  const second = found.second === undefined ? first : readNumber(found.second);
  if (first < 0 || second < 0) return failed(localized(strings.negativePrice));
  const unit = readUnit((found.rest as string).replace(/^(\/|per |par |le |la |l'|a |the |each )\s*/, ""));
  if (unit.problem) return unit;
  const price = {
    price_min: found.upTo ? null : first,
    price_max: found.from || found.plus ? null : second,
    price_unit: /^each /.test(found.rest as string) ? ("each" as const) : unit.value,
  };
  const problem = priceProblem(price);
  return problem ? failed(problem) : { value: price };
}

/** What is wrong with a price; undefined when nothing is. */
export function priceProblem({ price_min, price_max }: Price): LocalizedText | undefined {
  const given = [price_min, price_max].filter((price) => price !== null);
  if (given.some((price) => price < 0)) return localized(strings.negativePrice);
  if (given.some((price) => price > 100_000)) return localized(strings.priceTooHigh);
  if (given.some((price) => Math.abs(price * 100 - Math.round(price * 100)) > 1e-6))
    return localized(strings.priceToTheCent);
  if (price_min !== null && price_max !== null && price_min > price_max)
    return localized(strings.priceRangeReversed);
  return undefined;
}

let weekdays: string[][] | undefined;

/** "Tue, Fri", "mardi et vendredi", "every day"; empty for none. */
export function readDays(text: string): Reading<Weekday[]> {
  const typed = folded(text);
  if (typed === "") return { value: [] };
  if (/^(every day|daily|tous les jours|chaque jour|any day)$/.test(typed)) return { value: [...WEEKDAYS] };
  weekdays ??= WEEKDAYS.map((day) => LOCALES.map((locale) => folded(weekdayName(day, locale))));
  const chosen = new Set<Weekday>();
  for (const part of typed.split(/[,;/+&]|\band\b|\bet\b|\s-\s/)) {
    const [from, to, ...more] = part
      .trim()
      .replace(/^(from|du|le|les)\s+/, "")
      .split(/\s*(?:-|–| to | au? )\s*/);
    if (!from) continue;
    const names = weekdays;
    const [first, last = first] = [from, to]
      .filter((one) => one !== undefined)
      .map((one) => findName(names, one.replace(/s$/, "")) ?? findName(names, one));
    if (
      first === undefined ||
      last === undefined ||
      (to !== undefined && findName(names, to) === undefined) ||
      more.length > 0
    )
      return failed(localized(strings.unknownWeekday, { text: part.trim() }));
    for (let at = first; ; at = (at + 1) % 7) {
      chosen.add(WEEKDAYS[at] as Weekday);
      if (at === last) break;
    }
  }
  return { value: WEEKDAYS.filter((day) => chosen.has(day)) };
}
