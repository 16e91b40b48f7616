import { classified } from "@foodshed/sdk/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english, french } from "../../testing/translate.ts";
import {
  type ClassifiedValues,
  classifiedSchema,
  dateHintOf,
  emptyClassified,
  toChange,
  toRequest,
  valuesOf,
} from "./classifiedForm.ts";

const filled: ClassifiedValues = {
  looking_for: true,
  title: "Heirloom carrots",
  category: "10",
  needed_by: "2026-12-15",
  description: "30 kg a week.",
  language: "",
  title_translation: "",
  description_translation: "",
  tell_matches: false,
};

const complaints = (changes: Partial<typeof filled>) => {
  const { error } = classifiedSchema(english).safeParse({ ...filled, ...changes });
  return Object.fromEntries(error?.issues.map((issue) => [issue.path[0], issue.message]) ?? []);
};

describe("A classified's form", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("wants a side, a title, a category, a day and a description", () => {
    expect(complaints(emptyClassified)).toEqual({
      looking_for: "Required",
      title: "Required",
      category: "Required",
      needed_by: "Required",
      description: "Required",
    });
  });

  it("treats blanks as empty", () => {
    expect(complaints({ title: "   " })).toEqual({ title: "Required" });
  });

  it("refuses a past day, and accepts today", () => {
    expect(complaints({ needed_by: "2026-11-20" })).toEqual({
      needed_by: "You cannot select a date in the past.",
    });
    expect(complaints({ needed_by: "2026-11-21" })).toEqual({});
  });

  it("accepts today in the evening too, when UTC has the next day", () => {
    vi.setSystemTime(new Date("2026-11-22T04:30:00Z"));
    expect(complaints({ needed_by: "2026-11-21" })).toEqual({});
    vi.setSystemTime(new Date("2026-11-22T05:00:00Z"));
    expect(complaints({ needed_by: "2026-11-21" })).toHaveProperty("needed_by");
  });

  it("requires a new date for an expired classified", () => {
    const ad = classified({ needed_by: "2026-11-21T14:00:00Z" });
    expect(valuesOf(ad).needed_by).toBe("");
    expect(dateHintOf(ad, english)).toBe("It ended on Saturday, November 21st 2026. Choose a new date.");
    expect(dateHintOf(ad, french)).toBe(
      "Elle a pris fin le samedi 21\u00a0novembre 2026. Choisissez une nouvelle date.",
    );
    expect(complaints(valuesOf(ad))).toEqual({ needed_by: "Required" });
    // The rest of the same day counts too.
    expect(toChange(ad, { ...valuesOf(ad), needed_by: "2026-11-21" }, null).needed_by).toBe(
      "2026-11-22T04:59:59.000Z",
    );
    expect(dateHintOf(classified({ needed_by: "2026-11-22T04:59:59Z" }), english)).toBeUndefined();
  });

  it("sends the day's last second in Ontario, and the category as its number", () => {
    expect(toRequest(filled, null)).toEqual({
      looking_for: true,
      title: "Heirloom carrots",
      category: 10,
      needed_by: "2026-12-16T04:59:59.000Z",
      description: "30 kg a week.",
    });
  });

  it("sends a picture only when there is a new one", () => {
    const picture = new Blob(["…"]);
    expect(toRequest(filled, picture).picture).toBe(picture);
    expect("picture" in toRequest(filled, null)).toBe(false);
  });

  it("keeps a classified's date when it is opened and saved", () => {
    const ad = classified({ needed_by: "2026-12-16T04:59:59.000Z" });
    expect(toRequest(valuesOf(ad), null).needed_by).toBe(ad.needed_by);
    expect(toChange(ad, valuesOf(ad), null)).not.toHaveProperty("needed_by");
    expect(toChange(ad, { ...valuesOf(ad), needed_by: "2026-12-20" }, null).needed_by).toBe(
      "2026-12-21T04:59:59.000Z",
    );
  });

  it("agrees to mails only where that was ticked, and sends it only when it changed", () => {
    expect(emptyClassified.tell_matches).toBe(false);
    expect(toRequest(filled, null)).not.toHaveProperty("tell_matches");
    expect(toRequest({ ...filled, tell_matches: true }, null)).toMatchObject({ tell_matches: true });
    const ad = classified({ tell_matches: true });
    expect(toChange(ad, valuesOf(ad), null)).not.toHaveProperty("tell_matches");
    expect(toChange(ad, { ...valuesOf(ad), tell_matches: false }, null)).toMatchObject({
      tell_matches: false,
    });
  });

  it("sends a language and a translation only where they were given or changed", () => {
    const both = { ...filled, language: "fr-CA", title_translation: "Carrots" };
    expect(toRequest(both, null)).toMatchObject({ language: "fr-CA", title_translation: "Carrots" });
    expect(toRequest(both, null)).not.toHaveProperty("description_translation");
    const ad = classified({ language: "fr-CA", title_translation: "Carrots" });
    expect(toChange(ad, valuesOf(ad), null)).not.toHaveProperty("title_translation");
    expect(toChange(ad, { ...valuesOf(ad), language: "", title_translation: "" }, null)).toMatchObject({
      language: null,
      title_translation: "",
    });
  });
});
