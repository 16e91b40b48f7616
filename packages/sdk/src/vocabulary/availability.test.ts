import { describe, expect, it } from "vitest";
import { frCA as fr } from "../locale/fr-CA.ts";
import { createTranslate, toEnglish, translateText } from "../locale/strings.ts";
import { describeAmount, describeDays, describePrice, describeSeason, WEEKDAYS } from "./availability.ts";
import { findAvailableFilter } from "./availability-filters.ts";
import { readAmount, readDays, readPrice, readSeason } from "./availability-text.ts";

const french = createTranslate("fr-CA", fr);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const inBoth = (describe: (translate: typeof french) => string) => [
  plain(describe(toEnglish)),
  plain(describe(french)),
];

const SEASONS = [
  [{ from: "06", to: "10" }, "June to October", "juin à octobre"],
  [{ from: "06", to: "06" }, "in June", "en juin"],
  [{ from: "11", to: "03" }, "November to March", "novembre à mars"],
  [{ from: "08-01", to: "10-15" }, "August 1 to October 15", "du 1er août au 15 octobre"],
  [{ from: "02-29", to: "02-29" }, "on February 29", "le 29 février"],
  [{ from: "01", to: "12" }, "all year", "toute l’année"],
  [
    { from: "2026-06-15", to: "2026-09-30" },
    "June 15, 2026 to September 30, 2026",
    "du 15 juin 2026 au 30 septembre 2026",
  ],
  [{ from: "2026-06-15", to: null }, "from June 15, 2026", "à partir du 15 juin 2026"],
  [{ from: null, to: "2026-12-24" }, "until December 24, 2026", "jusqu’au 24 décembre 2026"],
  [{ from: null, to: null }, "", ""],
] as const;

const PRICES = [
  [{ price_min: 4.5, price_max: null, price_unit: "kg" }, "from $4.50/kg", "à partir de 4,50 $/kg"],
  [{ price_min: 4.5, price_max: 4.5, price_unit: "kg" }, "$4.50/kg", "4,50 $/kg"],
  [{ price_min: 4, price_max: 6.25, price_unit: "lb" }, "$4.00 to $6.25/lb", "4,00 $ à 6,25 $/lb"],
  [{ price_min: null, price_max: 20, price_unit: "box" }, "up to $20.00/box", "jusqu’à 20,00 $/boîte"],
  [{ price_min: 2, price_max: 2, price_unit: "each" }, "$2.00 each", "2,00 $ l’unité"],
  [{ price_min: 1200, price_max: 1200, price_unit: null }, "$1,200.00", "1 200,00 $"],
  [{ price_min: null, price_max: null, price_unit: null }, "", ""],
] as const;

const AMOUNTS = [
  [{ amount: 40, unit: "kg" }, "40 kg", "40 kg"],
  [{ amount: 1, unit: "bunch" }, "1 bunch", "1 botte"],
  [{ amount: 12, unit: "bunch" }, "12 bunches", "12 bottes"],
  [{ amount: 1200.5, unit: "dozen" }, "1,200.5 dozen", "1 200,5 douzaines"],
  [{ amount: 3, unit: null }, "3", "3"],
] as const;

const DAYS = [
  [["tue", "fri"], "Tuesday and Friday", "mardi et vendredi"],
  [["mon", "wed", "sat"], "Monday, Wednesday and Saturday", "lundi, mercredi et samedi"],
  [[...WEEKDAYS], "every day", "tous les jours"],
] as const;

describe("What is said of a product's availability", () => {
  it.each(SEASONS)("season %j", (season, english, frenchWords) => {
    expect(inBoth((translate) => describeSeason(season, translate))).toEqual([english, frenchWords]);
  });
  it.each(PRICES)("price %j", (price, english, frenchWords) => {
    expect(inBoth((translate) => describePrice(price, translate))).toEqual([english, frenchWords]);
  });
  it.each(AMOUNTS)("amount %j", ({ amount, unit }, english, frenchWords) => {
    expect(inBoth((translate) => describeAmount(amount, unit, translate))).toEqual([english, frenchWords]);
  });
  it.each(DAYS)("days %j", (days, english, frenchWords) => {
    expect(inBoth((translate) => describeDays(days, translate))).toEqual([english, frenchWords]);
  });

  it("is read again as it was written, in both languages", () => {
    for (const translate of [toEnglish, french]) {
      for (const [season] of SEASONS)
        expect(readSeason(describeSeason(season, translate))).toEqual({ value: season });
      for (const [price] of PRICES)
        expect(readPrice(describePrice(price, translate))).toEqual({ value: price });
      for (const [amount] of AMOUNTS)
        expect(readAmount(describeAmount(amount.amount, amount.unit, translate))).toEqual({ value: amount });
      for (const [days] of DAYS) expect(readDays(describeDays(days, translate))).toEqual({ value: days });
    }
  });
});

describe("What people type", () => {
  it.each([
    ["Jun-Oct", "06", "10"],
    ["june – october", "06", "10"],
    ["Nov. to Mar.", "11", "03"],
    ["6-10", "06", "10"],
    ["déc. à févr.", "12", "02"],
    ["15 juin au 30 sept.", "06-15", "09-30"],
    ["June 15 to Sept 30, 2026", "2026-06-15", "2026-09-30"],
    ["2026-06-15 to 2026-09-30", "2026-06-15", "2026-09-30"],
    ["2026-06-15/2026-09-30", "2026-06-15", "2026-09-30"],
    ["Year-round", "01", "12"],
    ["July", "07", "07"],
    ["from 2026-06-15", "2026-06-15", null],
    ["jusqu'au 24 décembre 2026", null, "2026-12-24"],
  ])("season “%s”", (text, from, to) => {
    expect(readSeason(text)).toEqual({ value: { from, to } });
  });

  it.each([
    ["4.50/kg", 4.5, 4.5, "kg"],
    ["$4.50 per lb", 4.5, 4.5, "lb"],
    ["4,50 $ le kilo", 4.5, 4.5, "kg"],
    ["4-6 $/kg", 4, 6, "kg"],
    ["$4 - $6 / dozen", 4, 6, "dozen"],
    ["2 each", 2, 2, "each"],
    ["$3.25+", 3.25, null, null],
    ["à partir de 1 200 $ la tonne", 1200, null, "tonne"],
    ["$1,200/tonne", 1200, 1200, "tonne"],
    ["0", 0, 0, null],
  ])("price “%s”", (text, price_min, price_max, price_unit) => {
    expect(readPrice(text)).toEqual({ value: { price_min, price_max, price_unit } });
  });

  it.each([
    ["40kg", 40, "kg"],
    ["2,5 douzaines", 2.5, "dozen"],
    ["min. 5 boxes", 5, "box"],
    ["1,000", 1000, null],
    ["12 bottes", 12, "bunch"],
  ])("amount “%s”", (text, amount, unit) => {
    expect(readAmount(text)).toEqual({ value: { amount, unit } });
  });

  it.each([
    ["Tue, Fri", ["tue", "fri"]],
    ["fridays & tuesdays", ["tue", "fri"]],
    ["mardi et vendredi", ["tue", "fri"]],
    ["Mon-Fri", ["mon", "tue", "wed", "thu", "fri"]],
    ["sam. à lun.", ["mon", "sat", "sun"]],
    ["du lundi au vendredi", ["mon", "tue", "wed", "thu", "fri"]],
    ["daily", [...WEEKDAYS]],
  ])("days “%s”", (text, days) => {
    expect(readDays(text)).toEqual({ value: days });
  });

  it.each([
    [readSeason, "soon", "We do not understand “soon” as a season."],
    [readSeason, "October 5 to", "We do not understand “October 5 to” as a season."],
    [readSeason, "June 31", "There is no such month or day: 06-31."],
    [readSeason, "Sept 30 to June 15, 2026", "It ends before it begins."],
    [readPrice, "-4.50/kg", "A price cannot be less than $0."],
    [readPrice, "$-4", "A price cannot be less than $0."],
    [readPrice, "6-4/kg", "The highest price is less than the lowest."],
    [readPrice, "4.505/kg", "A price goes to the cent"],
    [readPrice, "4.50/hogshead", "We do not know the unit “hogshead”."],
    [readPrice, "ask us", "We do not understand “ask us” as a price."],
    [readPrice, "1000000", "A price may be at most $100,000."],
    [readAmount, "40 furlongs", "We do not know the unit “furlongs”."],
    [readAmount, "0 kg", "An amount must be more than 0."],
    [readAmount, "-3", "An amount must be more than 0."],
    [readAmount, "lots", "We do not understand “lots” as an amount."],
    [readDays, "Tue, Blursday", "We do not know the day “blursday”."],
    [readDays, "t", "We do not know the day “t”."],
  ])("is refused: %#", (read, text, sentence) => {
    const { problem } = read(text);
    expect(problem && translateText(toEnglish, problem)).toContain(sentence);
  });

  it.each([
    ["this_week", "this_week"],
    ["This week", "this_week"],
    ["cette semaine", "this_week"],
    ["06", "06"],
    ["6", "06"],
    ["June", "06"],
    ["juin", "06"],
    ["août", "08"],
    ["13", undefined],
    ["ju", undefined],
    ["next year", undefined],
  ])("availability filter “%s”", (text, key) => {
    expect(findAvailableFilter(text)).toBe(key);
  });
});
