import { createTranslate } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import type { WidgetTranslate } from "../provider/locale.tsx";
import { dayText, priceText } from "./enquiryText.ts";

const [english, french] = (["en-CA", "fr-CA"] as const).map(
  (locale) => createTranslate(locale) as WidgetTranslate,
) as [WidgetTranslate, WidgetTranslate];

describe("an enquiry's words", () => {
  it.each([
    ["2026-12-01", "Dec 1, 2026", "1er\u00a0déc. 2026"],
    ["2026-12-11", "Dec 11, 2026", "11\u00a0déc. 2026"],
  ])("name the day %s as the language does, also east and west of Ontario", (day, inEnglish, inFrench) => {
    expect([dayText(day, english), dayText(day, french)]).toEqual([inEnglish, inFrench]);
  });

  it("write money as the language does", () => {
    expect(priceText(1234.5, "kg", english)).toBe("$1,234.50 / kg");
    expect(priceText(1234.5, "kg", french)).toBe("1\u00a0234,50\u00a0$ / kg");
  });
});
