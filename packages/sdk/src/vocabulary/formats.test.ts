import { describe, expect, it } from "vitest";
import * as v from "./index.ts";

describe("wording", () => {
  it("dates classifieds in UTC", () => {
    expect(v.formatClassifiedDate("2024-01-01T23:59:59Z")).toBe("Monday, January 1st 2024");
    expect(v.formatClassifiedDate("2026-11-22T00:00:00Z")).toBe("Sunday, November 22nd 2026");
    expect([11, 12, 13, 21, 22, 23, 30].map(v.ordinal)).toEqual([
      "11th",
      "12th",
      "13th",
      "21st",
      "22nd",
      "23rd",
      "30th",
    ]);
  });

  it("writes message times by month, day and year", () => {
    expect(v.formatMessageTime("2024-01-31T21:05:00Z", "America/Toronto")).toBe("1/31/2024, 4:05 pm");
    expect(v.formatMessageTime("2024-07-01T04:00:00Z", "America/Toronto")).toBe("7/1/2024, 12:00 am");
  });

  it("writes phone numbers as (NNN) NNN-NNNN", () => {
    expect(v.formatPhone("519.555.0142")).toBe("(519) 555-0142");
    expect(v.formatPhone("+1 519 555 0142 x7")).toBe("(519) 555-0142 ext. 7");
    expect(v.phoneLink("(519) 555-0142 ext. 7")).toBe("tel:+15195550142;ext=7");
    expect(v.formatPhone("514 555-0142, poste 22")).toBe("(514) 555-0142 ext. 22");
    expect(v.phoneLink("5145550142 Poste 22")).toBe("tel:+15145550142;ext=22");
    expect(v.formatPhone("call me")).toBe("call me");
    expect(v.isPhone("555-0142")).toBe(false);
  });

  it("knows which roles a business holds", () => {
    const roles = [{ value: "seller" }, { value: "organization" }];
    expect(v.holds(roles, "organization")).toBe(true);
    expect(v.holds(roles, "buyer")).toBe(false);
    expect(v.holds([], "buyer")).toBe(false);
  });

  it("writes distances and money with two decimals", () => {
    expect(v.formatDistance(12.345678)).toBe("12.35 km");
    expect(v.formatMoney(1234.5)).toBe("$1,234.50");
    expect(v.percentage(1, 3)).toBe(33.3);
    expect(v.percentage(0, 0)).toBe(0);
  });

  it("counts a classified as expired from its date on", () => {
    const now = new Date("2026-05-01T12:00:00Z");
    expect(v.isExpired("2026-05-01T12:00:00Z", now)).toBe(true);
    expect(v.isExpired("2026-05-01T12:00:01Z", now)).toBe(false);
  });

  it("counts what ends within a week as ending soon", () => {
    expect(v.endingSoonBy(new Date("2026-12-28T12:00:00Z"))).toEqual(new Date("2027-01-04T12:00:00Z"));
  });
});

it("counts one thing as one", () => {
  expect(v.counted(1, "Profile Result")).toBe("1 Profile Result");
  expect(v.counted(0, "Profile Result")).toBe("0 Profile Results");
  expect(v.counted(1204, "business", "businesses")).toBe("1,204 businesses");
});

describe("days", () => {
  it.each([
    ["2026-11-22T04:59:59Z", "2026-11-21"],
    ["2026-11-22T05:00:00Z", "2026-11-22"],
    ["2026-07-02T03:59:59Z", "2026-07-01"],
    ["2026-07-02T04:00:00Z", "2026-07-02"],
    ["2027-01-01T02:00:00Z", "2026-12-31"],
  ])("at %s are %s in Ontario", (moment, day) => expect(v.ontarioDay(moment)).toBe(day));

  it.each([
    ["2026-03-09", 2, "2026-03-07"],
    ["2027-01-01", 1, "2026-12-31"],
    ["2026-11-02", 0, "2026-11-02"],
  ])("before %s by %i are %s", (day, count, before) => expect(v.subtractDays(day, count)).toBe(before));

  it.each([
    ["2026-12-20", "2026-12-21T04:59:59.000Z"],
    ["2026-07-01", "2026-07-02T03:59:59.000Z"],
    // The clocks go forward on March 8th and back on November 1st.
    ["2026-03-07", "2026-03-08T04:59:59.000Z"],
    ["2026-03-08", "2026-03-09T03:59:59.000Z"],
    ["2026-10-31", "2026-11-01T03:59:59.000Z"],
    ["2026-11-01", "2026-11-02T04:59:59.000Z"],
    ["2026-12-31", "2027-01-01T04:59:59.000Z"],
  ])("of %s end in Ontario at %s", (day, end) => {
    expect(v.endOfOntarioDay(day).toISOString()).toBe(end);
    expect(v.ontarioDay(end)).toBe(day);
    expect(v.formatClassifiedDate(end)).toBe(v.formatClassifiedDate(`${day}T00:00:00Z`));
  });

  it.each([
    ["2026-12-20T09:00", "2026-12-20T14:00:00.000Z"],
    ["2026-07-01T09:00", "2026-07-01T13:00:00.000Z"],
    // The hour before two comes twice on November 1st, and the one after two is skipped on March 8th.
    ["2026-11-01T00:59", "2026-11-01T04:59:00.000Z"],
    ["2026-11-01T01:30", "2026-11-01T05:30:00.000Z"],
    ["2026-11-01T02:00", "2026-11-01T07:00:00.000Z"],
    ["2026-03-08T01:59", "2026-03-08T06:59:00.000Z"],
    ["2026-03-08T02:30", "2026-03-08T07:30:00.000Z"],
    ["2026-03-08T03:00", "2026-03-08T07:00:00.000Z"],
  ])("have a time %s at %s", (time, moment) => expect(v.ontarioMoment(time)?.toISOString()).toBe(moment));

  it.each(["", "2026-12-20", "2026-13-20T09:00", "tomorrow"])("have no time %j", (text) =>
    expect(v.ontarioMoment(text)).toBeUndefined(),
  );

  it("are distinguished from other texts", () => {
    expect(v.isDay("2028-02-29")).toBe(true);
    for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "tomorrow", "2026-12-20T00:00:00Z"])
      expect(v.isDay(text)).toBe(false);
    expect(v.neededBy("2026-12-20")?.toISOString()).toBe("2026-12-21T04:59:59.000Z");
    expect(v.neededBy("2026-12-20T10:00:00-05:00")?.toISOString()).toBe("2026-12-20T15:00:00.000Z");
    expect(v.neededBy("tomorrow")).toBeUndefined();
  });

  it("have one style of time", () => {
    expect(v.formatTime("2026-11-22T21:05:00Z", "America/Toronto")).toBe("4:05 pm");
    expect(v.formatTime("2026-11-22T05:00:00Z", "America/Toronto")).toBe("12:00 am");
    expect(v.formatDateTime("2026-11-22T04:05:00Z", "America/Toronto")).toBe("Nov 21, 2026, 11:05 pm");
  });

  it("count the first of a month in French, and no other", () => {
    const day = (date: string) => v.formatDate(date, "UTC", "fr-CA");
    expect([day("2026-03-01"), day("2026-03-11"), day("2026-03-21"), day("2026-03-31")]).toEqual([
      "1er\u00a0mars 2026",
      "11\u00a0mars 2026",
      "21\u00a0mars 2026",
      "31\u00a0mars 2026",
    ]);
  });
});

describe("the home page", () => {
  it.each([
    [0, 2],
    [2, 2],
    [3, 2],
    [4, 4],
    [9, 4],
  ])("has of %i classifieds room for %i", (available, room) => {
    expect(v.homeClassifiedsCount(available)).toBe(room);
  });
});

it("French days stay with their month, the first as an ordinal, in a range too", () => {
  for (const [written, read] of [
    ["1 décembre 2026", "1er\u00a0décembre 2026"],
    ["1–7 décembre 2026", "1er–7\u00a0décembre 2026"],
    ["24 novembre – 1 décembre 2026", "24\u00a0novembre – 1er\u00a0décembre 2026"],
    ["21 décembre 2026", "21\u00a0décembre 2026"],
  ] as const)
    expect(v.withFirst(written, "fr-CA")).toBe(read);
  expect(v.withFirst("1 December", "en-CA")).toBe("1 December");
});
