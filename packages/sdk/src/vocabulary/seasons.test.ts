import { describe, expect, it } from "vitest";
import { toEnglish, translateText } from "../locale/strings.ts";
import {
  isInSeason,
  isYearRound,
  nextMonth,
  type ProductSeason,
  restOfWeek,
  seasonProblem,
} from "./seasons.ts";

const season = (from: string | null, to: string | null): ProductSeason => ({ from, to });
const on = (day: string) => ({ from: day, to: day });

describe("A season", () => {
  it.each([
    ["June to October", season("06", "10"), "2026-06-01", true],
    ["June to October", season("06", "10"), "2026-10-31", true],
    ["June to October", season("06", "10"), "2026-11-01", false],
    ["November to March, past the turn of the year", season("11", "03"), "2026-12-31", true],
    ["November to March, past the turn of the year", season("11", "03"), "2027-01-01", true],
    ["November to March, past the turn of the year", season("11", "03"), "2026-04-01", false],
    ["November to March, past the turn of the year", season("11", "03"), "2026-10-31", false],
    ["February", season("02", "02"), "2024-02-29", true],
    ["February", season("02", "02"), "2026-02-28", true],
    ["February", season("02", "02"), "2026-03-01", false],
    ["to the 29th of February", season("01-10", "02-29"), "2026-02-28", true],
    ["to the 29th of February", season("01-10", "02-29"), "2026-03-01", false],
    ["from the 29th of February", season("02-29", "04"), "2026-03-01", true],
    ["from the 29th of February", season("02-29", "04"), "2026-02-28", false],
    ["June 15 to September", season("06-15", "09"), "2026-06-14", false],
    ["dates", season("2026-06-15", "2026-09-30"), "2026-09-30", true],
    ["dates, a year later", season("2026-06-15", "2026-09-30"), "2027-07-01", false],
    ["from a date", season("2026-06-15", null), "2031-01-01", true],
    ["until a date", season(null, "2026-06-15"), "2026-06-16", false],
    ["the whole year", season("01", "12"), "2028-02-29", true],
    ["nothing said", season(null, null), "2026-06-15", false],
  ] as const)("of %s", (_name, given, day, isIn) => {
    expect([day, isInSeason(given, on(day))]).toEqual([day, isIn]);
  });

  it("is met by days that go past the turn of the year", () => {
    const turn = { from: "2026-12-28", to: "2027-01-03" };
    expect(isInSeason(season("01", "03"), turn)).toBe(true);
    expect(isInSeason(season("12-28", "12-28"), turn)).toBe(true);
    expect(isInSeason(season("02", "11"), turn)).toBe(false);
    expect(isInSeason(season("11", "03"), turn)).toBe(true);
  });

  it("agrees with its days, counted one by one", () => {
    const days = Array.from({ length: 1200 }, (_, at) =>
      new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    );
    for (const [from, to] of [
      ["06", "10"],
      ["11", "03"],
      ["02-29", "02-29"],
      ["12-30", "01-02"],
    ] as const) {
      const isListed = (day: string) => {
        const ofYear = day.slice(5);
        const [start, end] = [from.length === 2 ? `${from}-01` : from, to.length === 2 ? `${to}-31` : to];
        return start <= end ? start <= ofYear && ofYear <= end : ofYear >= start || ofYear <= end;
      };
      const wrong = days.filter((day) => isInSeason({ from, to }, on(day)) !== isListed(day));
      expect([from, to, wrong]).toEqual([from, to, []]);
    }
  });

  it.each([
    [season("02-30", "03"), "There is no such month or day: 02-30."],
    [season("13", "03"), "There is no such month or day: 13."],
    [season("2026-02-29", null), "There is no such month or day: 2026-02-29."],
    [season("2026-06-15", "2026-06-14"), "It ends before it begins."],
    [season("06", "2026-10-01"), "One end of the season has a year"],
    [season("06-15", null), "Say both when it begins and when it ends"],
  ])("is refused as %j", (given, sentence) => {
    const problem = seasonProblem(given);
    expect(problem && translateText(toEnglish, problem)).toContain(sentence);
  });

  it("of a day in February exists in every year", () => {
    expect(seasonProblem(season("02-29", "02-29"))).toBeUndefined();
  });

  it("leaves no day of the year out", () => {
    expect(isYearRound(season("01", "12"))).toBe(true);
    expect(isYearRound(season("07", "06"))).toBe(true);
    expect(isYearRound(season("11", "03"))).toBe(false);
    expect(isYearRound(season("2026-01-01", "2026-12-31"))).toBe(false);
  });
});

describe("This week", () => {
  it("is Ontario's, from today to Sunday", () => {
    // Late on Sunday in Toronto it is Monday in UTC.
    expect(restOfWeek(new Date("2026-11-23T04:30:00Z"))).toEqual({ from: "2026-11-22", to: "2026-11-22" });
    expect(restOfWeek(new Date("2026-11-23T05:30:00Z"))).toEqual({ from: "2026-11-23", to: "2026-11-29" });
    expect(restOfWeek(new Date("2026-12-31T17:00:00Z"))).toEqual({ from: "2026-12-31", to: "2027-01-03" });
  });
});

describe("A month", () => {
  it("is what is left of the current one, or the next of its name", () => {
    const now = new Date("2026-11-23T17:00:00Z");
    expect(nextMonth(11, now)).toEqual({ from: "2026-11-23", to: "2026-11-30" });
    expect(nextMonth(12, now)).toEqual({ from: "2026-12-01", to: "2026-12-31" });
    expect(nextMonth(2, now)).toEqual({ from: "2027-02-01", to: "2027-02-28" });
    expect(nextMonth(2, new Date("2027-11-23T17:00:00Z"))).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  });
});
