import { describe, expect, it } from "vitest";
import { formatDayTitle, formatMessageDay } from "./message-days.ts";

/** Half past ten in the evening in Ontario, the next day in UTC. */
const now = new Date("2026-11-24T03:30:00Z");

describe("When a message was sent", () => {
  it("is said by Ontario's day: today, yesterday, and before that in full", () => {
    expect(formatMessageDay("2026-11-23T14:41:00Z", now)).toBe("Today, 9:41 am");
    expect(formatMessageDay("2026-11-23T04:59:00Z", now)).toBe("Yesterday, 11:59 pm");
    expect(formatMessageDay("2026-11-22T04:59:00Z", now)).toBe("11/21/2026, 11:59 pm");
  });

  it("is said in French", () => {
    expect(formatMessageDay("2026-11-23T14:41:00Z", now, "fr-CA")).toMatch(/^Aujourd[’']hui, 0?9\sh\s41$/u);
    expect(formatMessageDay("2026-11-22T21:05:00Z", now, "fr-CA")).toMatch(/^Hier, 16\sh\s05$/u);
    expect(formatMessageDay("2026-11-20T21:05:00Z", now, "fr-CA")).toMatch(/^2026-11-20, 16\sh\s05$/u);
  });

  it("is the day before also where the clocks changed in between", () => {
    expect(formatMessageDay("2026-11-01T04:30:00Z", new Date("2026-11-02T05:30:00Z"))).toBe(
      "Yesterday, 12:30 am",
    );
  });

  it("is today where the server's clock is ahead, past midnight", () => {
    expect(formatMessageDay("2026-11-24T05:00:20Z", new Date("2026-11-24T04:59:50Z"))).toBe(
      "Today, 12:00 am",
    );
  });
});

describe("The title of a day", () => {
  const title = (date: string, locale: "en-CA" | "fr-CA" = "en-CA") =>
    formatDayTitle(date, now, locale, "America/Toronto");

  it("is today's, yesterday's, or the name and date of the day", () => {
    expect(title("2026-11-24T03:00:00Z")).toBe("Today");
    expect(title("2026-11-22T05:00:00Z")).toBe("Yesterday");
    expect(title("2026-11-22T04:59:00Z")).toBe("Saturday, November 21");
    expect(title("2025-11-24T12:00:00Z")).toBe("Monday, November 24, 2025");
  });

  it("is said in French", () => {
    expect(title("2026-11-24T03:00:00Z", "fr-CA")).toMatch(/^Aujourd[’']hui$/);
    expect(title("2026-11-22T12:00:00Z", "fr-CA")).toBe("Hier");
    expect(title("2026-11-18T12:00:00Z", "fr-CA")).toBe("Mercredi 18\u00a0novembre");
    expect(title("2026-10-01T12:00:00Z", "fr-CA")).toBe("Jeudi 1er\u00a0octobre");
  });
});
